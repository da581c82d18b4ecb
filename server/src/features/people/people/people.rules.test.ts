import type { Role } from '@portal/contract/people/accounts/people'
import type { PlanType } from '@portal/contract/shared/plans'
import { describe, expect, it } from 'vitest'
import { type Actor, systemActor } from '../../../platform/actor.ts'
import {
  requireMayEndSessions,
  requireOneSuperadminLeft,
  requireSomebodyElse,
  whatMay,
} from './people.rules.ts'

const actor = (planType: PlanType, owesSecondFactor = false): Actor => ({
  kind: 'person',
  userId: 'me',
  planType,
  owesSecondFactor,
})
const somebody = (role: Role, id = 'other') => ({ id, role, isBlocked: false })
const NOTHING = {
  ...{ change_plan: false, change_role: false, end_sessions: false },
  ...{ block: false, unblock: false, send_reset: false },
}
const ALL = {
  ...{ change_plan: true, change_role: true, end_sessions: true },
  ...{ block: true, unblock: false, send_reset: true },
}
const SESSIONS = { ...NOTHING, end_sessions: true, send_reset: true }

describe('what may be done with somebody', () => {
  // spec: 193, 500
  it.each<[string, Actor, ReturnType<typeof somebody>, typeof ALL]>([
    ['a superadmin, everything', actor('superadmin'), somebody('user'), ALL],
    ['a superadmin, everything with another', actor('superadmin'), somebody('superadmin'), ALL],
    [
      'a superadmin, not their own plan, role or block',
      actor('superadmin'),
      somebody('superadmin', 'me'),
      { ...ALL, change_plan: false, change_role: false, block: false },
    ],
    ['an admin, access', actor('admin'), somebody('user'), { ...SESSIONS, block: true }],
    ['an admin, access of staff', actor('admin'), somebody('editor'), { ...SESSIONS, block: true }],
    ["an admin, another admin's sessions", actor('admin'), somebody('admin'), SESSIONS],
    [
      'an admin, to unblock',
      actor('admin'),
      { ...somebody('user'), isBlocked: true },
      { ...SESSIONS, unblock: true, send_reset: false },
    ],
    ["an admin, no superadmin's sessions", actor('admin'), somebody('superadmin'), NOTHING],
    ['an espadarte, nothing', actor('espadarte'), somebody('user'), NOTHING],
    [
      'a superadmin who owes the second factor, nothing',
      actor('superadmin', true),
      somebody('user'),
      NOTHING,
    ],
    ['the portal itself, everything', systemActor, somebody('superadmin'), ALL],
  ])('%s', (_, who, person, expected) => {
    expect(whatMay(who, person)).toEqual(expected)
  })
})

it('lets nobody change their own role', () => {
  expect(() => requireSomebodyElse(actor('superadmin'), somebody('superadmin', 'me'))).toThrow(
    expect.objectContaining({ code: 'people.own-role' }),
  )
  expect(() => requireSomebodyElse(actor('superadmin'), somebody('superadmin'))).not.toThrow()
})

it('keeps the last superadmin', () => {
  const refused = expect.objectContaining({ code: 'people.last-superadmin' })
  for (const role of ['user', 'admin'] as const) {
    expect(() => requireOneSuperadminLeft(somebody('superadmin'), role, 1)).toThrow(refused)
    expect(() => requireOneSuperadminLeft(somebody('superadmin'), role, 2)).not.toThrow()
    expect(() => requireOneSuperadminLeft(somebody('admin'), role, 1)).not.toThrow()
  }
  expect(() => requireOneSuperadminLeft(somebody('superadmin'), 'superadmin', 1)).not.toThrow()
})

it("keeps an admin away from a superadmin's sessions", () => {
  expect(() => requireMayEndSessions(actor('admin'), somebody('superadmin'))).toThrow(
    expect.objectContaining({ code: 'people.superadmin-sessions' }),
  )
  expect(() => requireMayEndSessions(actor('admin'), somebody('admin'))).not.toThrow()
})
