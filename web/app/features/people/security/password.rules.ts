import { isAdministratorPlan } from '@portal/contract/shared/plan-rules'
import type { PlanType } from '@portal/contract/shared/plans'
import { securityTexts } from './security.texts.ts'

const { problems } = securityTexts.password

/** Product decision: 6 for everybody, 15 for who administers the portal. */
export const PASSWORD_MIN = 6
export const ADMIN_PASSWORD_MIN = 15
export const PASSWORD_MAX = 128

export type PasswordForm = { current: string; next: string }
export type PasswordProblems = { current?: string; next?: string }

export function shortestPassword(planType: PlanType | null): number {
  return isAdministratorPlan(planType) ? ADMIN_PASSWORD_MIN : PASSWORD_MIN
}

/** What the browser can tell before asking; whether a password is common only the server knows. */
export function passwordProblems({ current, next }: PasswordForm, min: number): PasswordProblems {
  const found: PasswordProblems = {}
  if (current === '') found.current = problems.currentMissing
  if (next.length < min) found.next = problems.tooShort(min)
  else if (next.length > PASSWORD_MAX) found.next = problems.tooLong(PASSWORD_MAX)
  else if (next === current) found.next = problems.same
  return found
}

/** A refusal of the server as the problem of a field; null where no field is to blame. */
export function passwordRefusal(code: string): PasswordProblems | null {
  switch (code) {
    case 'accounts.invalid-credentials':
      return { current: problems.wrongCurrent }
    case 'accounts.password-too-common':
      return { next: problems.tooCommon }
    case 'accounts.admin-password-too-short':
      return { next: problems.adminTooShort }
    default:
      return null
  }
}
