import { ApiError } from '../api.ts'
import { RETRYABLE_STATUSES } from './session.constants.ts'

/** What the auth layer throws to other code: English, never shown to a person. */
export class AuthError extends Error {
  constructor(message: string) {
    super(message)
    this.name = new.target.name
  }
}

export class AuthSessionMissingError extends AuthError {
  constructor() {
    super('Auth session missing!')
  }
}

export class AuthInvalidCredentialsError extends AuthError {
  constructor(needsPassword = true) {
    super(
      `You must provide either an email or phone number${needsPassword ? ' and a password' : '.'}`,
    )
  }
}

/** Something answered, but not our API: a hotel's sign-in page, a broken proxy. */
export class AuthUnknownAnswerError extends AuthError {
  constructor() {
    super('The auth service gave an answer that is no session')
  }
}

/** `fetch` rejects with a TypeError when nobody answers. */
export function isRetryable(error: unknown): boolean {
  if (error instanceof ApiError) return RETRYABLE_STATUSES.includes(error.status)
  return error instanceof TypeError
}

/** The server knows no session of this browser: it has ended, or never was. */
export function isSessionMissing(error: unknown): boolean {
  return (
    error instanceof AuthSessionMissingError || (error instanceof ApiError && error.status === 401)
  )
}
