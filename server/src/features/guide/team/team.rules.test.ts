import type { MemberRole } from '@portal/contract/guide/team/team-rights'
import { describe, expect, it } from 'vitest'
import type { Actor } from '../../../platform/actor.ts'
import { hashToken } from '../../../platform/auth/token-hash.ts'
import { mayOrAdministrates } from '../../../platform/team-roles.ts'
import { INVITATION_LIFETIME_MS, TEAM_MAX } from './team.constants.ts'
import {
  invitationAddress,
  invitationToken,
  isInForce,
  type Member,
  newInvitation,
  newOffer,
  requireBelowLimit,
  requireMayAccept,
} from './team.rules.ts'

const createdAt = new Date('2026-07-18T14:48:00Z')
const SECRET = 'segredo do portal'
const input = { establishmentId: 'lugar', email: 'rosa@exemplo.test', createdAt }
const member = (email: string, role: Member['role'] = 'staff'): Member => ({
  userId: email,
  name: email,
  email,
  role,
  since: createdAt,
  lastSeenAt: createdAt,
})

describe('an invitation', () => {
  it('lives seven days', () => {
    expect(INVITATION_LIFETIME_MS).toBe(7 * 24 * 3_600_000)
    const { expiresAt } = newInvitation({ ...input, role: 'staff' }, SECRET)
    expect(expiresAt.getTime() - createdAt.getTime()).toBe(INVITATION_LIFETIME_MS)
  })

  it('has a link that nobody makes without the secret, and that is the same every time', () => {
    const token = invitationToken(input, SECRET)
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(invitationToken(input, SECRET)).toBe(token)
    expect(invitationToken(input, 'outro')).not.toBe(token)
    expect(invitationToken({ ...input, email: 'x@exemplo.test' }, SECRET)).not.toBe(token)
    expect(invitationToken({ ...input, establishmentId: 'outro' }, SECRET)).not.toBe(token)
    expect(newInvitation({ ...input, role: 'staff' }, SECRET).tokenHash).toEqual(hashToken(token))
    expect(invitationAddress('https://portal.test', token)).toBe(
      `https://portal.test/convite-equipe#token=${token}`,
    )
  })
})

describe('room in the team', () => {
  const full = Array.from({ length: TEAM_MAX - 1 }, (_, count) => member(`${count}@exemplo.test`))
  const open = [{ email: 'convidada@exemplo.test' }]

  it('is for twenty, invitations included, besides the owner', () => {
    expect(TEAM_MAX).toBe(20)
    const owner = member('dona@exemplo.test', 'owner')
    expect(() => requireBelowLimit('rosa@exemplo.test', [owner, ...full], [])).not.toThrow()
    expect(() => requireBelowLimit('rosa@exemplo.test', full, open)).toThrow('20 already')
    expect(() => requireBelowLimit('convidada@exemplo.test', full, open)).not.toThrow()
  })

  it('is for nobody twice', () => {
    const owner = member('dona@exemplo.test', 'owner')
    expect(() => requireBelowLimit('0@exemplo.test', full, [])).toThrow()
    expect(() => requireBelowLimit('dona@exemplo.test', [owner], [])).toThrow()
  })
})

it('is managed by the owner, and by an administrator with the second factor', () => {
  const person = { kind: 'person', userId: 'rosa', planType: 'espadarte' } as const
  const may = (actor: Actor, role: MemberRole | null) =>
    mayOrAdministrates(actor, role, 'team.manage')
  expect(may(person, 'owner')).toBe(true)
  expect(may(person, 'manager')).toBe(false)
  expect(may(person, null)).toBe(false)
  expect(may({ ...person, planType: 'admin' }, null)).toBe(true)
  expect(may({ ...person, planType: 'admin', owesSecondFactor: true }, null)).toBe(false)
})

describe('an offer of ownership', () => {
  const now = new Date('2026-08-01T12:00:00Z')
  const members = [
    { userId: 'helena', role: 'owner' },
    { userId: 'marta', role: 'manager' },
  ] as const
  const offered = (toUser: string) =>
    newOffer({ establishmentId: 'bar', fromUser: 'helena', toUser }, members, now)

  it('is to somebody of the team and ends after a week', () => {
    expect(offered('marta').expiresAt).toEqual(new Date('2026-08-08T12:00:00Z'))
    expect(() => offered('helena')).toThrow()
    expect(() => offered('rosa')).toThrow()
  })

  it('is in force until its end, while who made it owns the place', () => {
    const offer = offered('marta')
    expect(isInForce(offer, { ownerId: 'helena', now })).toBe(true)
    expect(isInForce(offer, { ownerId: 'marta', now })).toBe(false)
    expect(isInForce(offer, { ownerId: null, now })).toBe(false)
    expect(isInForce(offer, { ownerId: 'helena', now: offer.expiresAt })).toBe(false)
    expect(() => requireMayAccept(offer, 'rosa', { ownerId: 'helena', now })).toThrow()
    expect(() => requireMayAccept(offer, 'marta', { ownerId: 'helena', now })).not.toThrow()
  })
})
