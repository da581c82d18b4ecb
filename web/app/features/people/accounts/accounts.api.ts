import type { PlanType } from '@portal/contract/shared/plans'
import { browserApi } from '~/platform/api.ts'

/** Calls of the account screens; those that change the session itself are the platform's. */
export async function hasAccount(email: string): Promise<boolean> {
  const answer = await browserApi.send('POST', '/api/v1/auth/email-check', { body: { email } })
  return answer.exists
}

export async function readPlanType(): Promise<PlanType> {
  const profile = await browserApi.get('/api/v1/profile')
  return profile.plan_type
}

/** The trial that waits until the e-mail or the WhatsApp is confirmed. */
export async function readWaitingTrial() {
  return (await browserApi.get('/api/v1/subscriptions/trial')).waiting
}

export function startTrial(plan: string, cycle: 'month' | 'year' = 'month') {
  return browserApi.send('POST', '/api/v1/subscriptions/trial', { body: { plan, cycle } })
}

export function confirmEmail(token: string) {
  return browserApi.send('POST', '/api/v1/auth/email-confirmation/confirm', { body: { token } })
}

export function sendEmailConfirmation() {
  return browserApi.send('POST', '/api/v1/auth/email-confirmation')
}
