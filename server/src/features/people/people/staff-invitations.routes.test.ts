import { beforeEach, describe, expect, it } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { createPerson, openSession, type TestPerson } from '../../../../test/people.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'
import { offerFirstSuperadmin } from './offer-first-superadmin.ts'
import { invitationToken } from './staff-invitations.rules.ts'

const clock = fixedClock(new Date().toISOString())
const portal = useTestApp({ clock })
const LIST = '/admin/staff-invitations'
let superadmin: TestPerson
let rosa: TestPerson
beforeEach(async () => {
  await portal.deps.connection.deleteFrom('users').execute()
  await portal.deps.connection.deleteFrom('staff_invitations').execute()
  superadmin = await createPerson(portal, { role: 'superadmin' })
  rosa = await createPerson(portal)
})

const invite = (email: string, role = 'editor', who: TestPerson | null = superadmin) =>
  call(portal, 'POST', LIST, { email, role }, who ? { cookie: who.cookie } : {})
const tokenOf = (id: string) => invitationToken(id, portal.deps.config.auth.secret)
const invited = async (email: string, role?: string) => tokenOf((await invite(email, role)).json.id)
const read = (token: string) => call(portal, 'POST', '/staff-invitations/read', { token })
const accept = (token: string, who: TestPerson) =>
  call(portal, 'POST', '/staff-invitations/accept', { token }, { cookie: who.cookie })
const roleOf = async ({ userId }: TestPerson) =>
  (await portal.deps.stores.accounts.find(userId))?.role

describe('an invitation to the team of the portal', () => {
  // spec: 502
  it('is read by its link and accepted by who was invited, who signs in again', async () => {
    const token = await invited(rosa.email, 'moderator')
    expect((await read(token)).json).toMatchObject({ email: rosa.email, role: 'moderator' })
    expect((await accept(token, rosa)).json).toEqual({ role: 'moderator' })
    expect(await roleOf(rosa)).toBe('moderator')
    const { json } = await call(portal, 'GET', '/auth/session', undefined, rosa)
    expect(json.session).toBeNull()
    const rows = await portal.deps.connection
      .selectFrom('audit_log')
      .select(['action', 'actor_id'])
      .where('actor_id', 'in', [superadmin.userId, rosa.userId])
      .orderBy('id')
      .execute()
    expect(rows).toEqual([
      { action: 'people.invited', actor_id: superadmin.userId },
      { action: 'people.role-changed', actor_id: rosa.userId },
    ])
  })

  // spec: 502
  it('is used once, also by two browsers at once', async () => {
    const token = await invited(rosa.email)
    const phone = { ...rosa, cookie: await openSession(portal.deps, rosa.userId) }
    const answers = await Promise.all([accept(token, rosa), accept(token, phone)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await read(token)).status).toBe(422)
  })

  // spec: 502
  it('ends after a week, and when the e-mail is invited again', async () => {
    const first = await invited(rosa.email)
    const second = await invited(rosa.email, 'reporter')
    expect((await read(first)).status).toBe(422)
    expect((await call(portal, 'GET', LIST, undefined, superadmin)).json).toHaveLength(1)
    await portal.deps.connection
      .updateTable('staff_invitations')
      .set({ created_at: new Date(0), expires_at: clock.now() })
      .execute()
    expect((await accept(second, rosa)).json.code).toBe('staff-invitations.invalid')
    expect(await roleOf(rosa)).toBe('user')
  })

  it('that was cancelled is worth nothing', async () => {
    const { id } = (await invite(rosa.email)).json
    const gone = await call(portal, 'DELETE', `${LIST}/${id}`, undefined, superadmin)
    expect(gone.json).toEqual({ cancelled: true })
    expect((await accept(tokenOf(id), rosa)).status).toBe(422)
  })

  // spec: 502
  it('is for the person it was sent to', async () => {
    const token = await invited('outra@exemplo.test')
    expect(await accept(token, rosa)).toMatchObject({
      status: 403,
      json: { code: 'staff-invitations.other-email' },
    })
    expect(await roleOf(rosa)).toBe('user')
  })

  it('takes no rights away: who runs the portal is not invited', async () => {
    const admin = await createPerson(portal, { role: 'admin' })
    expect((await invite(admin.email, 'reporter')).json.code).toBe(
      'staff-invitations.administrator',
    )
    const token = await invited(rosa.email, 'reporter')
    await portal.deps.stores.accounts.setRole(rosa.userId, 'admin', clock.now())
    expect((await accept(token, rosa)).status).toBe(409)
    expect(await roleOf(rosa)).toBe('admin')
  })

  it('never makes a superadmin', async () => {
    expect((await invite(rosa.email, 'superadmin')).status).toBe(422)
    expect((await invite('nada', 'editor')).status).toBe(422)
  })

  it.each(['user', 'reporter', 'moderator', 'editor', 'admin'] as const)(
    "is not a %s's to send, see or cancel",
    async (role) => {
      const who = await createPerson(portal, { role })
      const id = (await invite(rosa.email)).json.id
      expect((await invite('x@exemplo.test', 'admin', who)).status).toBe(403)
      expect((await call(portal, 'GET', LIST, undefined, who)).status).toBe(403)
      expect((await call(portal, 'DELETE', `${LIST}/${id}`, undefined, who)).status).toBe(403)
    },
  )

  it('is not for visitors', async () => {
    expect((await invite('x@exemplo.test', 'admin', null)).status).toBe(401)
    const token = await invited(rosa.email)
    expect((await call(portal, 'POST', '/staff-invitations/accept', { token })).status).toBe(401)
  })
})

describe('the first superadministrator', () => {
  const email = 'edson@exemplo.test'
  const alone = async () => {
    await portal.deps.connection.deleteFrom('users').execute()
    return createPerson(portal, { email })
  }
  const offered = async () => {
    const { address, expiresAt } = await offerFirstSuperadmin(email, portal.deps)
    return { token: address.split('#token=')[1] ?? '', expiresAt }
  }

  // spec: 727
  it('comes by a link of the machine, for half an hour, once', async () => {
    const edson = await alone()
    const { token, expiresAt } = await offered()
    expect(expiresAt.getTime() - clock.now().getTime()).toBe(30 * 60_000)
    expect((await read(token)).json).toMatchObject({ email, role: 'superadmin' })
    expect((await accept(token, edson)).json).toEqual({ role: 'superadmin' })
    expect(await roleOf(edson)).toBe('superadmin')
    await expect(offerFirstSuperadmin(email, portal.deps)).rejects.toThrow('superadmin already')
  })

  // spec: 727
  it('has one link: the one before is of no use, nor for anybody else', async () => {
    const edson = await alone()
    const before = await offered()
    const { token } = await offered()
    expect((await accept(before.token, edson)).status).toBe(422)
    expect((await accept(token, await createPerson(portal))).status).toBe(403)
  })

  // spec: 727
  it('is not made by a link once there is one', async () => {
    const edson = await alone()
    const { token } = await offered()
    const first = await createPerson(portal, { role: 'superadmin' })
    expect((await accept(token, edson)).status).toBe(409)
    const listed = await call(portal, 'GET', LIST, undefined, { cookie: first.cookie })
    expect(listed.json).toEqual([])
  })
})
