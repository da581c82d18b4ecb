/**
 * What a rule or a use case may throw. Each carries a stable code such as `tabbar.repeated`;
 * none knows anything of HTTP. `sentence` is Portuguese, for the person; without it they read the
 * general sentence of the kind.
 */
export abstract class DomainError extends Error {
  readonly code: string
  readonly sentence: string | undefined

  constructor(code: string, message: string, sentence?: string) {
    super(message)
    this.code = code
    this.sentence = sentence
    this.name = new.target.name
  }
}

export class NotFound extends DomainError {
  constructor(kind: string, id?: string) {
    super(`${kind}.not-found`, id ? `${kind} ${id} does not exist` : `${kind} does not exist`)
  }
}

/** Nobody is signed in, or what they brought does not prove who they are. */
export class Unauthenticated extends DomainError {}

export class Forbidden extends DomainError {}

export class Conflict extends DomainError {
  /** What a program needs to go on, such as the version that is now in force. */
  readonly details: Readonly<Record<string, string | number | null>> | undefined

  constructor(code: string, message: string, sentence?: string, details?: Conflict['details']) {
    super(code, message, sentence)
    this.details = details
  }
}

/** Somebody else changed the record since it was read. One code, so that a client handles it once. */
export class Stale extends Conflict {
  /** By which the log of what was done knows the record: whoever changed it can be named. */
  readonly recordId: string | undefined

  constructor(
    message: string,
    sentence?: string,
    details?: Conflict['details'],
    recordId?: string | undefined,
  ) {
    super('stale', message, sentence, details)
    this.recordId = recordId
  }
}

/** Two editors never overwrite each other silently: the second is told. */
export function requireSameVersion(
  current: { version: number; id?: string | undefined },
  seen: number,
  sentence?: string,
) {
  if (current.version === seen) return
  const message = `version ${seen} was seen, it is at ${current.version}`
  throw new Stale(message, sentence, undefined, current.id)
}

export type InvalidField = { path: string; message: string }

export class Invalid extends DomainError {
  readonly fields: readonly InvalidField[]

  constructor(
    code: string,
    message: string,
    fields: readonly InvalidField[] = [],
    sentence?: string,
  ) {
    super(code, message, sentence)
    this.fields = fields
  }
}

/** More than the portal takes in one piece. */
export class TooLarge extends DomainError {}

export class TooManyRequests extends DomainError {
  readonly retryAfterSeconds: number

  constructor(code: string, retryAfterSeconds: number, sentence?: string) {
    super(code, `${code}: try again in ${retryAfterSeconds} s`, sentence)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** More is asked for than can be done now; nothing was done. */
export class Busy extends DomainError {
  constructor(message: string, sentence?: string) {
    super('node.overloaded', message, sentence)
  }
}
