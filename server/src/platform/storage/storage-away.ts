/** The disk is full, the bucket does not answer: nobody's fault who asks, and worth another try. */
export class StorageAway extends Error {
  readonly statusCode = 503

  constructor(operation: string, cause: unknown) {
    super(`storage: ${operation} failed`, { cause })
    this.name = 'StorageAway'
  }
}
