import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startMailbox } from '../../../../../sandbox/src/mailbox/start-mailbox.ts'
import { call } from '../../../../test/calls.ts'
import { addMember, createListing } from '../../../../test/establishments.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'
import { SEND_INVITATION_JOB } from './invite-to-team.ts'
import { INVITATION_LIFETIME_MS } from './team.constants.ts'
import { sendInvitation, sweepInvitations } from './team.jobs.ts'

const post = await startMailbox({ smtpPort: 0, webPort: 0 })
afterAll(() => post.stop())
// Sessions go by the real clock.
const clock = fixedClock(new Date().toISOString())
const portal = useTestApp({
  clock,
  environment: { SMTP_URL: `smtp://127.0.0.1:${post.smtpPort}` },
})
let lastAddress = 0

let owner: TestPerson
let place: string
beforeEach(async () => {
  post.mailbox.clear()
  lastAddress += 1
  owner = await createPerson(portal, { name: 'Dona Socorro' })
  place = (await createListing(portal, { owner, fields: { name: 'Peixaria do Zé' } })).id
})

type From = Partial<TestPerson> & { origin?: string }
const from = (person: From) => ({ address: `10.4.0.${lastAddress}`, ...person })
const team = (person: From, id = place) =>
  call(portal, 'GET', `/my/establishments/${id}/team`, undefined, from(person))
const invite = (person: From, email: unknown, role: unknown = 'staff', id = place) =>
  call(portal, 'POST', `/my/establishments/${id}/team/invitations`, { email, role }, from(person))
const cancel = (person: From, invitation: string) =>
  call(
    portal,
    'DELETE',
    `/my/establishments/${place}/team/invitations/${invitation}`,
    undefined,
    from(person),
  )
const setRole = (person: From, user: string, role: unknown) =>
  call(portal, 'PUT', `/my/establishments/${place}/team/${user}/role`, { role }, from(person))
const remove = (person: From, user: string) =>
  call(portal, 'DELETE', `/my/establishments/${place}/team/${user}`, undefined, from(person))
const look = (token: string) => call(portal, 'POST', '/team-invitations/read', { token }, from({}))
const accept = (person: From, token: string) =>
  call(portal, 'POST', '/team-invitations/accept', { token }, from(person))
const members = () =>
  portal.deps.connection
    .selectFrom('establishment_members')
    .select(['user_id', 'role'])
    .where('establishment_id', '=', place)
    .execute()

/** Sends the e-mails that wait, as the worker would. */
async function deliver() {
  const { rows } = await portal.asOwner<{ data: { invitation: string } }>(
    'delete from jobs.job where name = $1 returning data',
    [SEND_INVITATION_JOB.name],
  )
  for (const { data } of rows) await sendInvitation.handle(data, portal.deps)
  return rows
}
const tokenOf = (email: string) =>
  /#token=([\w-]+)/.exec(post.mailbox.list(email)[0]?.text ?? '')?.[1] ?? ''
async function receive(email: string, role = 'staff') {
  expect((await invite(owner, email, role)).status).toBe(201)
  await deliver()
  return tokenOf(email)
}

describe('an invitation', () => {
  it('goes by e-mail, is looked at, and makes a member of who has that e-mail', async () => {
    const rosa = await createPerson(portal)
    const token = await receive(rosa.email, 'manager')
    const [mail] = post.mailbox.list(rosa.email)
    expect(mail?.subject).toBe('Convite para a equipe de Peixaria do Zé')
    expect(mail?.text).toMatch(/http:\/\/portal\.test\/convite-equipe#token=[\w-]{43}/)

    expect((await look(token)).json).toEqual({
      establishment: { id: place, name: 'Peixaria do Zé' },
      email: rosa.email,
      role: 'manager',
      expires_at: new Date(clock.now().getTime() + INVITATION_LIFETIME_MS).toISOString(),
    })
    expect((await accept(rosa, token)).json).toEqual({ establishment_id: place, role: 'manager' })
    expect(await members()).toEqual([{ user_id: rosa.userId, role: 'manager' }])
    const { json } = await call(portal, 'GET', '/my/establishments', undefined, rosa)
    expect(json).toMatchObject([{ id: place, role: 'manager' }])
  })

  it('leaves the link nowhere but in the e-mail', async () => {
    const rosa = await createPerson(portal)
    await invite(owner, rosa.email)
    const jobs = await deliver()
    const token = tokenOf(rosa.email)
    const kept = await portal.deps.connection
      .selectFrom('establishment_invitations')
      .selectAll()
      .execute()
    const { json } = await team(owner)
    expect(token).toMatch(/^[\w-]{43}$/)
    for (const seen of [jobs, kept, json]) expect(JSON.stringify(seen)).not.toContain(token)
    expect((await look(json.invitations[0].id)).status).toBe(422)
  })

  it('is answered by accepting once, however often and all at once', async () => {
    const rosa = await createPerson(portal)
    const token = await receive(rosa.email)
    const answers = await Promise.all(Array.from({ length: 8 }, () => accept(rosa, token)))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(await members()).toHaveLength(1)
    const { rows } = await portal.deps.pool.query(
      `select 1 from audit_log where action = 'team.joined' and subject_id = $1`,
      [place],
    )
    expect(rows).toHaveLength(1)
  })

  it('lets nobody back in after they were sent away', async () => {
    const rosa = await createPerson(portal)
    const token = await receive(rosa.email)
    await accept(rosa, token)
    await remove(owner, rosa.userId)
    expect((await accept(rosa, token)).json.code).toBe('team.invitation-invalid')
    expect(await members()).toEqual([])
  })

  it('is for the person it was sent to', async () => {
    const [rosa, bento] = [await createPerson(portal), await createPerson(portal)]
    const token = await receive(rosa.email)
    expect(await accept(bento, token)).toMatchObject({
      status: 403,
      json: { code: 'team.other-email' },
    })
    expect((await accept({}, token)).status).toBe(401)
    expect(await members()).toEqual([])
  })

  it('is found whatever case the e-mail was typed in', async () => {
    const rosa = await createPerson(portal)
    await receive(` ${rosa.email.toUpperCase()} `).catch(() => '')
    expect((await accept(rosa, tokenOf(rosa.email))).status).toBe(200)
  })

  it('ends with seven days, and is swept', async () => {
    const rosa = await createPerson(portal)
    const token = await receive(rosa.email)
    clock.advance(INVITATION_LIFETIME_MS)
    expect((await look(token)).status).toBe(422)
    expect((await accept(rosa, token)).json.code).toBe('team.invitation-invalid')
    expect((await team(owner)).json.invitations).toMatchObject([{ is_expired: true }])
    clock.advance(1)
    await sweepInvitations.handle({}, portal.deps)
    expect((await team(owner)).json.invitations).toEqual([])
  })

  it('sent again ends the one before', async () => {
    const rosa = await createPerson(portal)
    const first = await receive(rosa.email)
    clock.advance(1000)
    const second = await receive(rosa.email, 'manager')
    expect(second).not.toBe(first)
    expect((await accept(rosa, first)).status).toBe(422)
    expect((await accept(rosa, second)).json.role).toBe('manager')
    expect((await team(owner)).json.invitations).toEqual([])
  })

  it('that was cancelled is worth nothing, and not even sent', async () => {
    const rosa = await createPerson(portal)
    const token = await receive(rosa.email)
    const [{ id }] = (await team(owner)).json.invitations
    expect((await cancel(owner, id)).json.invitations).toEqual([])
    expect((await accept(rosa, token)).status).toBe(422)
    expect((await cancel(owner, id)).status).toBe(404)

    post.mailbox.clear()
    const { json } = await invite(owner, rosa.email)
    await cancel(owner, json.invitations[0].id)
    await deliver()
    expect(post.mailbox.list()).toEqual([])
  })

  it('is not for who is in already', async () => {
    const rosa = await createPerson(portal)
    await addMember(portal, place, rosa, 'staff')
    expect((await invite(owner, rosa.email)).json.code).toBe('team.already-member')
    expect((await invite(owner, owner.email)).json.code).toBe('team.owner')
  })

  it('takes back what the person had written about the place', async () => {
    const profile = { whatsapp: '91988887777', state: 'PA', city: 'Salinópolis' }
    const rosa = await createPerson(portal, { profile })
    await call(portal, 'PUT', `/establishments/${place}/my-review`, { rating: 5 }, rosa)
    const page = async () => (await call(portal, 'GET', `/establishments/${place}`)).json
    expect((await page()).rating).toEqual({ mean: 5, count: 1 })
    await accept(rosa, await receive(rosa.email))
    expect((await page()).rating).toBeNull()
    const again = await call(
      portal,
      'PUT',
      `/establishments/${place}/my-review`,
      { rating: 5 },
      rosa,
    )
    expect(again.status).toBe(403)
  })

  it('and a review at once never leave a member with a review', async () => {
    const profile = { whatsapp: '91988887777', state: 'PA', city: 'Salinópolis' }
    for (let round = 0; round < 5; round += 1) {
      const rosa = await createPerson(portal, { profile })
      const token = await receive(rosa.email)
      const path = `/establishments/${place}/my-review`
      await Promise.all([
        call(portal, 'PUT', path, { rating: 5 }, rosa),
        accept(rosa, token),
        call(portal, 'PUT', path, { rating: 4 }, rosa),
      ])
      const { json } = await call(portal, 'GET', path, undefined, rosa)
      expect(json).toEqual({ review: null, barrier: 'own-place' })
    }
    expect((await call(portal, 'GET', `/establishments/${place}`)).json.rating).toBeNull()
  })

  it('costs who guesses', async () => {
    const guess = () => look(randomUUID().replaceAll('-', '').padEnd(43, 'x'))
    for (let count = 0; count < 10; count += 1) expect((await guess()).status).toBe(422)
    expect((await guess()).json.code).toBe('team-invitation-link.too-many')
  })

  it('goes to thirty people a day at most', async () => {
    const somebody = () => `${randomUUID()}@exemplo.test`
    // Beyond twenty there is no room in the team; the tries count all the same.
    for (let count = 0; count < 30; count += 1) {
      expect([201, 409]).toContain((await invite(owner, somebody())).status)
    }
    expect(await invite(owner, somebody())).toMatchObject({
      status: 429,
      json: { code: 'team-invitation.too-many' },
    })
  })

  it('fills no mailbox: two a day of one inviter, five of all', async () => {
    const email = `${randomUUID()}@exemplo.test`
    const sent: number[] = []
    for (let inviter = 0; inviter < 4; inviter += 1) {
      const other = await createPerson(portal)
      const { id } = await createListing(portal, { owner: other })
      for (let count = 0; count < 3; count += 1) {
        sent.push((await invite(other, email, 'staff', id)).status)
      }
    }
    expect(sent.filter((status) => status === 201)).toHaveLength(5)
    expect(sent.slice(0, 3)).toEqual([201, 201, 429])
    expect((await invite(owner, email)).json.detail).toMatch(/já recebeu convites hoje/)
  })

  it('takes nothing from the share of a mailbox for who may not invite', async () => {
    const email = `${randomUUID()}@exemplo.test`
    for (let count = 0; count < 8; count += 1) {
      expect((await invite(await createPerson(portal), email)).status).toBe(404)
    }
    expect((await invite(owner, email)).status).toBe(201)
  })

  it('finds no room beyond twenty, even all at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 24 }, () => invite(owner, `${randomUUID()}@exemplo.test`)),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
    expect(answers.filter(({ json }) => json.code === 'team.full')).toHaveLength(4)
  })
})

describe('the team', () => {
  it('is shown to its people: with e-mails and invitations to the owner only', async () => {
    const [rosa, bento] = [await createPerson(portal), await createPerson(portal)]
    await addMember(portal, place, rosa, 'manager')
    await invite(owner, bento.email)
    const seen = (await team(owner)).json
    expect(seen).toMatchObject({
      members: [
        {
          user_id: owner.userId,
          name: 'Dona Socorro',
          role: 'owner',
          is_me: true,
          last_seen_at: expect.any(String),
          may: { change_role: false, remove: false },
        },
        {
          user_id: rosa.userId,
          email: rosa.email,
          role: 'manager',
          may: { change_role: true, remove: true },
        },
      ],
      invitations: [{ email: bento.email, role: 'staff', is_expired: false }],
      may: { manage: true, hand_over: true },
    })
    const { json } = await team(rosa)
    expect(json).toMatchObject({
      members: [
        { email: null, may: { remove: false } },
        {
          ...{ email: rosa.email, is_me: true, last_seen_at: null },
          may: { change_role: false, remove: true },
        },
      ],
      invitations: [],
      may: { manage: false, hand_over: false },
    })
  })

  it('is changed by its owner', async () => {
    const rosa = await createPerson(portal)
    await addMember(portal, place, rosa, 'staff')
    expect((await setRole(owner, rosa.userId, 'manager')).json.members[1].role).toBe('manager')
    expect((await remove(owner, rosa.userId)).json).toEqual({ removed: true })
    expect(await members()).toEqual([])
    expect((await remove(owner, rosa.userId)).status).toBe(404)
    expect((await setRole(owner, rosa.userId, 'staff')).status).toBe(404)
  })

  it('may be left by everybody but the owner', async () => {
    for (const role of ['manager', 'staff'] as const) {
      const rosa = await createPerson(portal)
      await addMember(portal, place, rosa, role)
      expect((await remove(rosa, rosa.userId)).status).toBe(200)
      expect((await team(rosa)).status).toBe(404)
    }
    expect((await remove(owner, owner.userId)).status).toBe(404)
    expect((await team(owner)).json.members).toHaveLength(1)
  })

  it('is not changed by managers, staff, strangers and owners of other places', async () => {
    const [manager, staff] = [await createPerson(portal), await createPerson(portal)]
    await addMember(portal, place, manager, 'manager')
    await addMember(portal, place, staff, 'staff')
    await invite(owner, `${randomUUID()}@exemplo.test`)
    const [{ id }] = (await team(owner)).json.invitations
    const stranger = await createPerson(portal)
    await createListing(portal, { owner: stranger })
    for (const [person, status] of [
      [manager, 403],
      [staff, 403],
      [stranger, 404],
    ] as const) {
      expect((await invite(person, `${randomUUID()}@exemplo.test`)).status).toBe(status)
      expect((await cancel(person, id)).status).toBe(status)
      expect((await setRole(person, staff.userId, 'manager')).status).toBe(status)
      expect((await setRole(person, person.userId, 'manager')).status).toBe(status)
      expect((await remove(person, person === staff ? manager.userId : staff.userId)).status).toBe(
        status,
      )
    }
    expect((await team(stranger)).status).toBe(404)
    expect(await members()).toEqual(
      expect.arrayContaining([
        { user_id: manager.userId, role: 'manager' },
        { user_id: staff.userId, role: 'staff' },
      ]),
    )
    expect((await team(owner)).json.invitations).toHaveLength(1)
  })

  it('of one place cannot be reached through another', async () => {
    const other = (await createListing(portal, { owner })).id
    const rosa = await createPerson(portal)
    await addMember(portal, other, rosa, 'staff')
    await invite(owner, `${randomUUID()}@exemplo.test`, 'staff', other)
    const [{ id }] = (await team(owner, other)).json.invitations
    expect((await cancel(owner, id)).status).toBe(404)
    expect((await setRole(owner, rosa.userId, 'manager')).status).toBe(404)
    expect((await remove(owner, rosa.userId)).status).toBe(404)
  })

  it('is helped out by an administrator', async () => {
    const admin = await createPerson(portal, { role: 'admin' })
    const rosa = await createPerson(portal)
    await addMember(portal, place, rosa, 'staff')
    expect((await team(admin)).json.may.manage).toBe(true)
    expect((await remove(admin, rosa.userId)).status).toBe(200)
  })

  it('is closed to visitors and other sites', async () => {
    const foreign = { ...owner, origin: 'https://evil.example' }
    const invitation = 'x'.repeat(43)
    for (const [person, status] of [
      [{}, 401],
      [foreign, 403],
    ] as const) {
      expect((await invite(person, 'a@exemplo.test')).status).toBe(status)
      expect((await cancel(person, invitation)).status).toBe(status)
      expect((await setRole(person, owner.userId, 'staff')).status).toBe(status)
      expect((await remove(person, owner.userId)).status).toBe(status)
      expect((await accept(person, invitation)).status).toBe(status)
    }
    expect((await team({})).status).toBe(401)
  })

  it.each([
    ['no e-mail', 'rosa', 'staff'],
    ['two e-mails', 'a@exemplo.test, b@exemplo.test', 'staff'],
    ['a second owner', 'a@exemplo.test', 'owner'],
    ['a role nobody has', 'a@exemplo.test', 'chef'],
  ])('takes no %s', async (_, email, role) => {
    expect((await invite(owner, email, role)).status).toBe(422)
    expect((await team(owner)).json.invitations).toEqual([])
  })

  it('keeps nobody’s e-mail in the audit log', async () => {
    const rosa = await createPerson(portal)
    await accept(rosa, await receive(rosa.email))
    await remove(owner, rosa.userId)
    const { rows } = await portal.deps.pool.query(
      'select action, details from audit_log where subject_id = $1 order by id',
      [place],
    )
    expect(rows.map(({ action }) => action)).toEqual([
      'team.invited',
      'team.joined',
      'team.removed',
    ])
    expect(JSON.stringify(rows)).not.toContain('@')
  })
})
