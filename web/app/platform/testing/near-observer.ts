/** Everything is near in a test: stands in for the browser's IntersectionObserver. */
export class NearObserver implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
  readonly #tell: IntersectionObserverCallback
  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell
  }
  observe() {
    const seen = [{ isIntersecting: true }] as IntersectionObserverEntry[]
    this.#tell(seen, this as unknown as IntersectionObserver)
  }
  disconnect() {}
}
