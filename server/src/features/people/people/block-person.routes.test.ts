import { beforeEach, describe, expect, it } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { createListing } from '../../../../test/establishments.ts'
import { createPerson, TEST_PASSWORD, type TestPerson } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'

const portal = useTestApp()
let superadmin: TestPerson
let admin: TestPerson
let member: TestPerson
beforeEach(async () => {
  await portal.deps.connection.deleteFrom('users').execute()
  superadmin = await createPerson(portal, { role: 'superadmin' })
  admin = await createPerson(portal, { role: 'admin' })
  member = await createPerson(portal, { password: TEST_PASSWORD })
})

const from = (who: TestPerson | null) => (who ? { cookie: who.cookie } : {})
const block = (who: TestPerson | null, { userId }: TestPerson, body: object = {}) =>
  call(
    portal,
    'POST',
    `/admin/people/${userId}/block`,
    { reason: 'Ofensas repetidas.', content: 'keep', ...body },
    from(who),
  )
const unblock = (who: TestPerson | null, { userId }: TestPerson) =>
  call(portal, 'POST', `/admin/people/${userId}/unblock`, undefined, from(who))
const sendReset = (who: TestPerson | null, { userId }: TestPerson) =>
  call(portal, 'POST', `/admin/people/${userId}/password-reset`, undefined, from(who))
const signIn = ({ email }: TestPerson, password = TEST_PASSWORD) =>
  call(portal, 'POST', '/auth/sign-in', { email, password })
const sessionOf = async ({ cookie }: TestPerson) =>
  (await call(portal, 'GET', '/auth/session', undefined, { cookie })).json.session
const actions = async ({ userId }: TestPerson) =>
  (
    await portal.deps.connection
      .selectFrom('audit_log')
      .select('action')
      .where('subject_id', '=', userId)
      .orderBy('id')
      .execute()
  ).map(({ action }) => action)

describe('a blocked person', () => {
  // spec: 500
  it('is out everywhere and cannot come back in until unblocked', async () => {
    const answer = await block(admin, member)
    expect(answer.status).toBe(200)
    expect(answer.json).toMatchObject({
      blocked: { reason: 'Ofensas repetidas.' },
      open_sessions: 0,
      may: { block: false, unblock: true, send_reset: false },
    })
    expect(await sessionOf(member)).toBeNull()
    expect(await signIn(member)).toMatchObject({
      status: 403,
      json: {
        code: 'accounts.blocked',
        detail: expect.stringContaining('Esta conta está bloqueada.'),
      },
    })
    // Who does not know the password learns nothing.
    expect((await signIn(member, 'outra senha')).json.code).toBe('accounts.invalid-credentials')
    expect((await sendReset(admin, member)).json.code).toBe('people.blocked')

    expect((await unblock(admin, member)).json).toMatchObject({ blocked: null })
    expect((await signIn(member)).status).toBe(200)
    expect(await actions(member)).toEqual(['people.blocked', 'people.unblocked'])
  })

  it('has no use of a session that was opened while the block was on its way', async () => {
    await portal.deps.stores.accounts.setBlocked(
      member.userId,
      { at: new Date(), reason: 'Ofensas.' },
      new Date(),
    )
    expect(await sessionOf(member)).toBeNull()
  })

  it('is blocked once, with the first reason', async () => {
    await block(admin, member)
    const again = await block(superadmin, member, { reason: 'Outro motivo.' })
    expect(again.json.blocked.reason).toBe('Ofensas repetidas.')
    expect(await actions(member)).toEqual(['people.blocked'])
  })

  it('is found among the blocked', async () => {
    await block(admin, member)
    const { json } = await call(portal, 'GET', '/admin/people?blocked=sim', undefined, from(admin))
    expect(json.people.map(({ id }: { id: string }) => id)).toEqual([member.userId])
    expect(json.total).toBe(1)
  })
})

describe('what a blocked person wrote', () => {
  async function review() {
    const { id } = await createListing(portal)
    await portal.deps.connection
      .insertInto('reviews')
      .values({
        establishment_id: id,
        user_id: member.userId,
        rating: 1,
        text: 'Péssimo.',
        status: 'published',
        created_at: new Date(),
        updated_at: new Date(),
      })
      .execute()
    await portal.deps.stores.listingUpkeep.recountRating(id, new Date())
    return id
  }
  const standing = async () =>
    (await portal.deps.connection.selectFrom('reviews').select('status').execute())[0]?.status
  const starsOf = async (id: string) =>
    (
      await portal.deps.connection
        .selectFrom('establishments')
        .select('rating_count')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).rating_count

  it('stays where that was chosen', async () => {
    const place = await review()
    await block(admin, member, { content: 'keep' })
    expect([await standing(), await starsOf(place)]).toEqual(['published', 1])
  })

  // spec: 500
  it('leaves the air where that was chosen, and its stars no longer count', async () => {
    const place = await review()
    await block(admin, member, { content: 'hide' })
    expect([await standing(), await starsOf(place)]).toEqual(['rejected', 0])
    await unblock(admin, member)
    expect(await standing()).toBe('rejected')
  })

  it('is never chosen for whoever blocks', async () => {
    expect((await block(admin, member, { content: undefined })).status).toBe(422)
    expect((await block(admin, member, { content: 'apagar' })).status).toBe(422)
    expect((await block(admin, member, { reason: 'oi' })).status).toBe(422)
  })
})

describe('a block is refused', () => {
  it('for oneself', async () => {
    for (const who of [admin, superadmin]) {
      expect((await block(who, who)).json.code).toBe('people.own-block')
    }
  })

  it('for who runs the portal, unless a superadmin asks', async () => {
    const other = await createPerson(portal, { role: 'admin' })
    for (const person of [other, superadmin]) {
      expect(await block(admin, person)).toMatchObject({
        status: 403,
        json: { code: 'people.block-administrator' },
      })
    }
    expect((await block(superadmin, other)).status).toBe(200)
    expect((await unblock(admin, other)).status).toBe(403)
    expect((await unblock(superadmin, other)).status).toBe(200)
  })

  it.each(['user', 'reporter', 'moderator', 'editor'] as const)('for a %s', async (role) => {
    const who = await createPerson(portal, { role })
    for (const answer of [
      await block(who, member),
      await unblock(who, member),
      await sendReset(who, member),
    ]) {
      expect(answer.status).toBe(403)
    }
    expect(await sessionOf(member)).not.toBeNull()
  })

  it('for a visitor', async () => {
    for (const answer of [
      await block(null, member),
      await unblock(null, member),
      await sendReset(null, member),
    ]) {
      expect(answer.status).toBe(401)
    }
  })

  // spec: 500
  it('for one of two superadmins who block each other at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const one = await createPerson(portal, { role: 'superadmin' })
      const two = await createPerson(portal, { role: 'superadmin' })
      const answers = await Promise.all([block(one, two), block(two, one)])
      expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
      const still = [await sessionOf(one), await sessionOf(two)].filter(Boolean)
      expect(still).toHaveLength(1)
    }
  })
})

describe('a link for another password', () => {
  // spec: 501
  it('goes to the mailbox of the person, and the log says who asked', async () => {
    const answer = await sendReset(admin, member)
    expect([answer.status, answer.json]).toEqual([202, { email: member.email }])
    expect(await actions(member)).toEqual(['people.reset-sent'])
  })

  it("is not an administrator's to send to a superadmin", async () => {
    expect((await sendReset(admin, superadmin)).json.code).toBe('people.superadmin-reset')
    expect((await sendReset(superadmin, superadmin)).status).toBe(202)
  })
})
