import { describe, expect, it } from 'vitest'
import { type Account, accountPath, accountSteps } from './account-steps.rules.ts'

const whole: Account = {
  user: { email_verified: true, factors: [] },
  profile: { is_complete: true, whatsapp_confirmed_at: '2026-07-18T22:42:00Z' },
  planType: 'clube',
}
const waiting = (account: Account) =>
  accountSteps(account)
    .filter(({ isDone }) => !isDone)
    .map(({ kind }) => kind)

describe('what waits for a person', () => {
  it('is nothing when all is filled in and confirmed', () => {
    expect(waiting(whole)).toEqual([])
  })

  it('is what is missing, the profile first', () => {
    expect(
      waiting({
        ...whole,
        user: { email_verified: false, factors: [] },
        profile: { is_complete: false, whatsapp_confirmed_at: null },
      }),
    ).toEqual(['profile', 'email', 'whatsapp'])
  })

  it('includes the second factor only of who administers the portal', () => {
    expect(waiting({ ...whole, planType: 'espadarte' })).toEqual([])
    expect(waiting({ ...whole, planType: 'admin' })).toEqual(['second-factor'])
    expect(waiting({ ...whole, planType: 'superadmin' })).toEqual(['second-factor'])
    const user = { email_verified: true, factors: [{ type: 'totp' as const }] }
    expect(waiting({ ...whole, planType: 'admin', user })).toEqual([])
  })
})

it('leads each person to the dashboard that holds the own account', () => {
  expect(accountPath('clube')).toBe('/dash-clube')
  expect(accountPath(null)).toBe('/dash-clube')
  expect(accountPath('macarico')).toBe('/dash-espadarte')
  expect(accountPath('superadmin')).toBe('/dash-clube')
})
