import { randomUUID } from 'node:crypto'
import type { Role } from '@portal/contract/people/accounts/people'
import type { PaidPlan } from '@portal/contract/shared/plans'
import { beforeEach, describe, expect, it } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { createPerson, openSession, type TestPerson } from '../../../../test/people.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'
import { type Actor, systemActor } from '../../../platform/actor.ts'
import { changePersonRole } from './people.writes.ts'

const clock = fixedClock(new Date().toISOString())
const portal = useTestApp({ clock })
let superadmin: TestPerson
let admin: TestPerson
let member: TestPerson

beforeEach(async () => {
  await portal.deps.connection.deleteFrom('users').execute()
  superadmin = await createPerson(portal, { role: 'superadmin' })
  admin = await createPerson(portal, { role: 'admin' })
  member = await createPerson(portal)
})

const from = (who: TestPerson | null) => (who ? { cookie: who.cookie } : {})
const end = (who: TestPerson | null, id: string, plan = 'clube') =>
  call(portal, 'PUT', `/admin/people/${id}/plan`, { plan }, from(who))
const grant = (id: string, plan: PaidPlan) =>
  portal.deps.work.transaction(({ subscriptions }) => subscriptions.grant(id, plan, clock.now()))
const appoint = (who: TestPerson | null, id: string, role: string) =>
  call(portal, 'PUT', `/admin/people/${id}/role`, { role }, from(who))
const signOut = (who: TestPerson | null, id: string) =>
  call(portal, 'POST', `/admin/people/${id}/end-sessions`, undefined, from(who))

const identify = (cookie: string) =>
  portal.deps.identify({ headers: { cookie }, ip: '203.0.113.9' } as never)
const planOf = async (cookie: string) => (await identify(cookie))?.planType
const roleOf = async (id: string) =>
  (
    await portal.deps.connection.selectFrom('users').select('role').where('id', '=', id).execute()
  )[0]?.role
const auditOf = (id: string) =>
  portal.deps.connection
    .selectFrom('audit_log')
    .select(['action', 'actor_id', 'details', 'at'])
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute()

describe('a plan that runs', () => {
  // spec: 1100
  it('is ended at once, and that is written down', async () => {
    await grant(member.userId, 'espadarte')
    const answer = await end(superadmin, member.userId)
    expect(answer.status).toBe(200)
    expect(answer.json).toMatchObject({ plan_type: 'clube', plan: 'clube', plan_ends_at: null })
    expect(await planOf(member.cookie)).toBe('clube')
    expect(await auditOf(member.userId)).toEqual([
      {
        action: 'people.plan-changed',
        actor_id: superadmin.userId,
        details: { from: 'espadarte', from_ends_at: null, to: 'clube' },
        at: clock.now(),
      },
    ])
  })

  it('leaves no trace where there is none', async () => {
    expect((await end(superadmin, member.userId)).status).toBe(200)
    expect(await auditOf(member.userId)).toEqual([])
  })

  it('is not given here: that asks for a reason and a last day', async () => {
    expect((await end(superadmin, member.userId, 'atalaia')).status).toBe(422)
    expect(await planOf(member.cookie)).toBe('clube')
  })

  it.each(['admin', 'superadmin', 'ADMIN', 'premium', ''])('is never "%s"', async (plan) => {
    expect((await end(superadmin, member.userId, plan)).status).toBe(422)
    expect(await planOf(member.cookie)).toBe('clube')
  })
})

describe('a new role', () => {
  it('ends every session of the person, who signs in again as what they are now', async () => {
    const phone = await openSession(portal.deps, member.userId)
    const answer = await appoint(superadmin, member.userId, 'admin')
    expect(answer.status).toBe(200)
    expect(answer.json).toMatchObject({ role: 'admin', plan_type: 'admin', open_sessions: 0 })
    expect(await identify(member.cookie)).toBeNull()
    expect(await identify(phone)).toBeNull()
    expect(await planOf(await openSession(portal.deps, member.userId))).toBe('admin')
    expect(await auditOf(member.userId)).toEqual([
      {
        action: 'people.role-changed',
        actor_id: superadmin.userId,
        details: { from: 'user', to: 'admin', sessions_ended: 2 },
        at: clock.now(),
      },
    ])
  })

  it('leaves sessions and log alone when the person has it already', async () => {
    expect((await appoint(superadmin, admin.userId, 'admin')).status).toBe(200)
    expect(await planOf(admin.cookie)).toBe('admin')
    expect(await auditOf(admin.userId)).toEqual([])
  })

  it('is never given to oneself', async () => {
    await createPerson(portal, { role: 'superadmin' })
    for (const role of ['user', 'admin', 'superadmin']) {
      const answer = await appoint(superadmin, superadmin.userId, role)
      expect(answer.status).toBe(403)
      expect(answer.json).toMatchObject({
        code: 'people.own-role',
        detail: 'Você não pode mudar o próprio papel. Peça a outro superadmin.',
      })
    }
    expect(await roleOf(superadmin.userId)).toBe('superadmin')
  })

  it.each(['SuperAdmin', 'root', '', 'espadarte'])('is never "%s"', async (role) => {
    expect((await appoint(superadmin, member.userId, role)).status).toBe(422)
    expect(await roleOf(member.userId)).toBe('user')
  })
})

describe('the last superadmin', () => {
  it('stays one, whoever asks', async () => {
    const change = (role: Role) =>
      changePersonRole(systemActor, { id: superadmin.userId, role }, portal.deps)
    await expect(change('user')).rejects.toMatchObject({ code: 'people.last-superadmin' })
    await createPerson(portal, { role: 'superadmin' })
    await expect(change('user')).resolves.toMatchObject({ role: 'user' })
  })

  it('is left when two demote each other at once, however often', async () => {
    const { deps } = portal
    for (let round = 0; round < 10; round += 1) {
      await portal.deps.connection.deleteFrom('users').execute()
      const people = [
        await createPerson(portal, { role: 'superadmin' }),
        await createPerson(portal, { role: 'superadmin' }),
      ] as const
      // Both were let in before either of them is done.
      const [one, two] = people.map(({ userId }): Actor => {
        return { kind: 'person', userId, planType: 'superadmin' }
      }) as [Actor, Actor]
      const outcomes = await Promise.allSettled([
        changePersonRole(one, { id: people[1].userId, role: 'user' }, deps),
        changePersonRole(two, { id: people[0].userId, role: 'user' }, deps),
      ])
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
        reason: { code: 'superadmin.forbidden' },
      })
      const roles = [await roleOf(people[0].userId), await roleOf(people[1].userId)]
      expect(roles.sort()).toEqual(['superadmin', 'user'])
    }
  })

  it('is left when three demote in a circle at once', async () => {
    const three = [
      superadmin,
      await createPerson(portal, { role: 'superadmin' }),
      await createPerson(portal, { role: 'superadmin' }),
    ] as const
    const answers = await Promise.all(
      three.map((who, index) => appoint(who, three[(index + 1) % 3]?.userId ?? '', 'admin')),
    )
    expect(answers.every(({ status }) => status < 500)).toBe(true)
    const roles = await Promise.all(three.map(({ userId }) => roleOf(userId)))
    expect(roles).toContain('superadmin')
  })
})

describe('sessions ended by an administrator', () => {
  it('are all of the person, and the log says who did it', async () => {
    const phone = await openSession(portal.deps, member.userId)
    const answer = await signOut(admin, member.userId)
    expect(answer.status).toBe(200)
    expect(answer.json).toEqual({ ended: 2 })
    expect(await identify(member.cookie)).toBeNull()
    expect(await identify(phone)).toBeNull()
    expect(await identify(admin.cookie)).not.toBeNull()
    expect(await auditOf(member.userId)).toMatchObject([
      { action: 'people.sessions-ended', actor_id: admin.userId, details: { ended: 2 } },
    ])
  })

  it("are never a superadmin's, unless another superadmin asks", async () => {
    const answer = await signOut(admin, superadmin.userId)
    expect(answer.status).toBe(403)
    expect(answer.json).toMatchObject({
      code: 'people.superadmin-sessions',
      detail: 'Só um superadmin encerra as sessões de outro superadmin.',
    })
    expect(await identify(superadmin.cookie)).not.toBeNull()
    const other = await createPerson(portal, { role: 'superadmin' })
    expect((await signOut(other, superadmin.userId)).json).toEqual({ ended: 1 })
  })
})

describe('who may not', () => {
  const everyCall = (who: TestPerson | null, id: string) => [
    end(who, id),
    appoint(who, id, 'superadmin'),
    signOut(who, id),
  ]

  it('is a visitor', async () => {
    for (const answer of await Promise.all(everyCall(null, member.userId))) {
      expect(answer.status).toBe(401)
    }
  })

  it('is a member, also with themselves', async () => {
    const shop = await createPerson(portal, { plan: 'espadarte' })
    for (const id of [member.userId, shop.userId, admin.userId]) {
      for (const answer of await Promise.all(everyCall(shop, id))) {
        expect(answer.status).toBe(403)
      }
    }
    expect(await roleOf(shop.userId)).toBe('user')
  })

  // spec: 193
  it('is an admin where a superadmin is needed, also with themselves', async () => {
    for (const id of [member.userId, admin.userId, superadmin.userId]) {
      for (const answer of [await end(admin, id), await appoint(admin, id, 'user')]) {
        expect(answer.status).toBe(403)
        expect(answer.json.code).toBe('superadmin.forbidden')
      }
    }
    expect(await roleOf(superadmin.userId)).toBe('superadmin')
  })

  it("is another site in a superadmin's browser", async () => {
    const foreign = { cookie: superadmin.cookie, origin: 'https://evil.example' }
    const path = `/admin/people/${member.userId}`
    const answers = [
      await call(portal, 'PUT', `${path}/plan`, { plan: 'clube' }, foreign),
      await call(portal, 'PUT', `${path}/role`, { role: 'superadmin' }, foreign),
      await call(portal, 'POST', `${path}/end-sessions`, undefined, foreign),
    ]
    for (const answer of answers) {
      expect(answer.status).toBe(403)
      expect(answer.json.code).toBe('origin.foreign')
    }
    expect(await roleOf(member.userId)).toBe('user')
  })
})

it('knows nothing of somebody who does not exist', async () => {
  const id = randomUUID()
  for (const answer of [
    await end(superadmin, id),
    await appoint(superadmin, id, 'admin'),
    await signOut(superadmin, id),
  ]) {
    expect(answer.status).toBe(404)
    expect(answer.json.code).toBe('person.not-found')
  }
  expect((await signOut(superadmin, 'nada')).status).toBe(422)
})
