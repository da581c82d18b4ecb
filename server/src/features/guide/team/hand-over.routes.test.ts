import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startMailbox } from '../../../../../sandbox/src/mailbox/start-mailbox.ts'
import { call } from '../../../../test/calls.ts'
import { addMember, createListing } from '../../../../test/establishments.ts'
import { createPerson, TEST_PASSWORD, type TestPerson } from '../../../../test/people.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'
import { OFFER_LIFETIME_MS } from './team.constants.ts'
import { sweepInvitations, tellOfOwnership } from './team.jobs.ts'
import { TELL_OF_OWNERSHIP_JOB, type TellOfOwnershipData } from './tell-of-ownership.ts'

const post = await startMailbox({ smtpPort: 0, webPort: 0 })
afterAll(() => post.stop())
// Sessions go by the real clock.
const clock = fixedClock(new Date().toISOString())
const portal = useTestApp({
  clock,
  environment: { SMTP_URL: `smtp://127.0.0.1:${post.smtpPort}` },
})

let owner: TestPerson
let manager: TestPerson
let staff: TestPerson
let stranger: TestPerson
let place: string
beforeEach(async () => {
  post.mailbox.clear()
  await portal.asOwner('delete from jobs.job where name = $1', [TELL_OF_OWNERSHIP_JOB.name])
  owner = await createPerson(portal, { name: 'Helena', plan: 'atalaia', password: TEST_PASSWORD })
  manager = await createPerson(portal, { name: 'Marta' })
  staff = await createPerson(portal, { name: 'Sandro' })
  stranger = await createPerson(portal, { plan: 'atalaia' })
  place = (await createListing(portal, { owner, fields: { name: 'Bar do Zé' } })).id
  await createListing(portal, { owner: stranger })
  await addMember(portal, place, manager, 'manager')
  await addMember(portal, place, staff, 'staff')
})

type From = Partial<TestPerson>
const path = () => `/my/establishments/${place}/ownership-offer`
const offer = (from: From, to: { userId: string }) =>
  call(portal, 'PUT', path(), { user_id: to.userId }, from)
const accept = (from: From) => call(portal, 'POST', `${path()}/acceptance`, undefined, from)
const withdraw = (from: From) => call(portal, 'DELETE', path(), undefined, from)
const team = (from: From) =>
  call(portal, 'GET', `/my/establishments/${place}/team`, undefined, from)
const roles = async () => {
  const { members } = (await team(staff)).json
  return Object.fromEntries(members.map(({ name, role }: Record<string, string>) => [name, role]))
}
const planOf = async () => {
  const found = await portal.deps.connection
    .selectFrom('establishments')
    .select(['plan', 'user_id'])
    .where('id', '=', place)
    .executeTakeFirstOrThrow()
  return found
}
const audited = async (action: string) => {
  const { rows } = await portal.deps.pool.query(
    'select details from audit_log where subject_id = $1 and action = $2',
    [place, action],
  )
  return rows
}
async function deliver() {
  const { rows } = await portal.asOwner<{ data: TellOfOwnershipData }>(
    'delete from jobs.job where name = $1 returning data',
    [TELL_OF_OWNERSHIP_JOB.name],
  )
  for (const { data } of rows) await tellOfOwnership.handle(data, portal.deps)
}
const subjects = ({ email }: TestPerson) => post.mailbox.list(email).map(({ subject }) => subject)

describe('handing a business over', () => {
  it('makes who accepts the owner, and who offered a manager', async () => {
    const offered = await offer(owner, manager)
    expect(offered.json.ownership_offer).toMatchObject({
      to: { name: 'Marta' },
      may: { accept: false, withdraw: true },
    })
    expect((await team(manager)).json.ownership_offer.may.accept).toBe(true)
    expect((await team(staff)).json.ownership_offer).toBeNull()

    const accepted = await accept(manager)
    expect(accepted.status).toBe(200)
    expect(accepted.json.may).toEqual({ manage: true, hand_over: true })
    expect(accepted.json.ownership_offer).toBeNull()
    expect(await roles()).toEqual({ Marta: 'owner', Helena: 'manager', Sandro: 'staff' })
    expect(await audited('team.ownership-accepted')).toEqual([
      { details: { from: owner.userId, to: manager.userId } },
    ])
  })

  it('tells both by e-mail, of the offer and of its end', async () => {
    await offer(owner, manager)
    await deliver()
    expect(subjects(manager)).toEqual(['Bar do Zé: você aceita ser dono do negócio no portal?'])
    expect(subjects(owner)).toEqual(['Você ofereceu Bar do Zé a alguém da equipe'])
    await accept(manager)
    await deliver()
    expect(subjects(manager)).toContain('Você agora é dono de Bar do Zé no portal')
    expect(subjects(owner)).toContain('Bar do Zé tem novo dono')
  })

  it('leaves the plan with who has it: the page follows that of the new owner', async () => {
    expect((await planOf()).plan).toBe('atalaia')
    await offer(owner, manager)
    await accept(manager)
    expect(await planOf()).toEqual({ plan: 'clube', user_id: manager.userId })
    expect(await portal.deps.stores.subscriptions.inForce(owner.userId, clock.now())).toMatchObject(
      {
        plan: 'atalaia',
      },
    )
  })

  it('is done once, when it is accepted twice at once', async () => {
    await offer(owner, manager)
    const answers = await Promise.all([accept(manager), accept(manager)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await audited('team.ownership-accepted')).toHaveLength(1)
  })

  it('goes to one of two who were asked in turn', async () => {
    await offer(owner, manager)
    const [taken, replaced] = await Promise.all([accept(manager), offer(owner, staff)])
    const owners = Object.values(await roles()).filter((role) => role === 'owner')
    expect(owners).toHaveLength(1)
    // Whoever came second was refused: the offer was gone, or it was no longer theirs to make.
    expect([taken.status, replaced.status].sort()).not.toEqual([200, 200])
  })

  it('is refused once the offer is withdrawn, declined, too old or of a former owner', async () => {
    await offer(owner, manager)
    expect((await withdraw(owner)).status).toBe(200)
    expect((await accept(manager)).json.code).toBe('team.offer-gone')
    await offer(owner, manager)
    expect((await withdraw(manager)).status).toBe(200)
    expect((await accept(manager)).json.code).toBe('team.offer-gone')
    await offer(owner, manager)
    clock.advance(OFFER_LIFETIME_MS + 1)
    expect((await accept(manager)).json.code).toBe('team.offer-gone')
    await sweepInvitations.handle({}, portal.deps)
    expect((await withdraw(owner)).status).toBe(404)
  })

  it('ends with the membership of who was asked', async () => {
    await offer(owner, manager)
    await call(
      portal,
      'DELETE',
      `/my/establishments/${place}/team/${manager.userId}`,
      undefined,
      owner,
    )
    expect((await accept(manager)).status).toBe(404)
    expect((await team(owner)).json.ownership_offer).toBeNull()
  })

  it('is for the owner to offer, to somebody of the team', async () => {
    expect((await offer(manager, staff)).status).toBe(403)
    expect((await offer(staff, staff)).status).toBe(403)
    expect((await offer(stranger, stranger)).status).toBe(404)
    expect((await offer({}, manager)).status).toBe(401)
    const admin = await createPerson(portal, { role: 'admin' })
    expect((await offer(admin, manager)).status).toBe(404)
    expect((await offer(owner, stranger)).status).toBe(404)
    expect((await offer(owner, owner)).status).toBe(404)
  })

  it('is for who was asked to accept, and for the two to end', async () => {
    await offer(owner, manager)
    expect((await accept(staff)).status).toBe(403)
    expect((await accept(stranger)).status).toBe(404)
    expect((await accept({})).status).toBe(401)
    expect((await withdraw(staff)).status).toBe(403)
    expect((await withdraw(stranger)).status).toBe(404)
    expect(await roles()).toMatchObject({ Helena: 'owner' })
  })
})

describe('whoever leaves the portal', () => {
  const preview = async (from: From) =>
    (await call(portal, 'GET', '/account/deletion', undefined, from)).json

  // spec: 368, 484
  it('is told of the businesses that would have no owner, and hands them over first', async () => {
    expect(await preview(owner)).toMatchObject({
      pages: 1,
      colleagues: 2,
      page_photos: 0,
      page_reviews: 0,
      businesses: [{ id: place, name: 'Bar do Zé', colleagues: 2 }],
    })
    await offer(owner, manager)
    await accept(manager)
    expect(await preview(owner)).toMatchObject({ pages: 0, teams: 1, businesses: [] })
    const gone = await call(portal, 'POST', '/account/deletion', { proof: TEST_PASSWORD }, owner)
    expect(gone.status).toBe(200)
    expect((await planOf()).user_id).toBe(manager.userId)
    expect(await roles()).toEqual({ Marta: 'owner', Sandro: 'staff' })
  })

  it('takes an open offer along', async () => {
    await offer(owner, manager)
    await call(portal, 'POST', '/account/deletion', { proof: TEST_PASSWORD }, owner)
    expect((await accept(manager)).json.code).toBe('team.offer-gone')
    expect((await planOf()).user_id).toBeNull()
  })
})
