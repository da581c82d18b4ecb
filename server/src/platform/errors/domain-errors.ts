/**
 * What a rule or a use case may throw. Each carries a stable code such as `settings.stale`;
 * none knows anything of HTTP.
 */
export abstract class DomainError extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
    this.name = new.target.name
  }
}

export class NotFound extends DomainError {
  constructor(kind: string, id?: string) {
    super(`${kind}.not-found`, id ? `${kind} ${id} does not exist` : `${kind} does not exist`)
  }
}

export class Forbidden extends DomainError {}

export class Conflict extends DomainError {}

export type InvalidField = { path: string; message: string }

export class Invalid extends DomainError {
  readonly fields: readonly InvalidField[]

  constructor(code: string, message: string, fields: readonly InvalidField[] = []) {
    super(code, message)
    this.fields = fields
  }
}

export class TooManyRequests extends DomainError {
  readonly retryAfterSeconds: number

  constructor(code: string, retryAfterSeconds: number) {
    super(code, `${code}: try again in ${retryAfterSeconds} s`)
    this.retryAfterSeconds = retryAfterSeconds
  }
}
