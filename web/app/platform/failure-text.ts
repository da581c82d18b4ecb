import { ApiError } from './api.ts'

const UNEXPLAINED = 'Tente novamente em alguns instantes.'

/** What the API says is fit for a person; what the network or a bug says is not. */
export function failureText(error: unknown): string {
  return error instanceof ApiError ? error.message : UNEXPLAINED
}

/** What the API answered with; 0 where it did not answer. */
export function failureStatus(error: unknown): number {
  return error instanceof ApiError ? error.status : 0
}

/** The password given once more is not the account's. */
export function isWrongPassword(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'accounts.invalid-credentials'
}
