import { randomUUID } from 'node:crypto'
import { switchCapabilities } from '@portal/contract/testing/switch-capabilities'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addMember } from '../../../../test/establishments.ts'
import { createPartner, type Partner } from '../../../../test/offers.ts'
import { createPerson, openSession, type TestPerson } from '../../../../test/people.ts'
import { fixedClock, startNode, stopNode, useTestApp } from '../../../../test/test-app.ts'

/** By night two hundred of each (`npm run coupons:races`). */
const ROUNDS = Number(process.env.COUPON_RACES ?? 2)
/** Each racer is a person with a session of their own; fewer of them where rounds are few. */
const PEOPLE = ROUNDS > 2 ? 100 : 30
const STAFF = ROUNDS > 2 ? 50 : 15
const READINGS = ROUNDS > 2 ? 500 : 90
const SETTINGS = {
  // All of them come from one address, which would be a flood.
  REQUESTS_PER_MINUTE: '100000000',
  SENSITIVE_LIMITS_FACTOR: '100000',
  DATABASE_POOL_SIZE: '8',
}

/** Two nodes, each with connections of its own. */
const clock = fixedClock()
const portal = useTestApp({ clock, environment: SETTINGS })
let other: Awaited<ReturnType<typeof startNode>>
let partner: Partner
let members: TestPerson[]
let staff: TestPerson[]
let restore: () => void

const times = <Result>(count: number, make: (index: number) => Result) =>
  Array.from({ length: count }, (_, index) => make(index))
const nodeOf = (index: number) => (index % 2 === 0 ? portal : other)
const counted = (answers: { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length
const rows = async (text: string, values: unknown[]) =>
  (await portal.deps.pool.query<{ count: number }>(text, values)).rows[0]?.count

beforeAll(async () => {
  restore = switchCapabilities(true, ['coupons'])
  other = await startNode(portal.databaseUrl, { clock, environment: SETTINGS })
  partner = await createPartner(portal)
  members = await Promise.all(times(PEOPLE, () => createPerson(portal)))
  staff = await Promise.all(times(STAFF, () => createPerson(portal)))
  for (const person of staff) await addMember(portal, partner.listing.id, person, 'staff')
}, 120_000)
afterAll(async () => {
  await stopNode(other)
  restore()
})

/** The plan has room for ten: what a round offered is over after it. */
async function endOffer(id: string) {
  // Not from the owner's list, which has the first three hundred.
  const version = await rows('select version as count from offers where id = $1', [id])
  const ended = await partner.mine('POST', `/offers/${id}/state`, { version, state: 'ended' })
  expect(ended.status).toBe(200)
}

describe.each(times(ROUNDS, (round) => round + 1))('round %i', () => {
  it('the last coupon is wanted by many members: one has it', async () => {
    const offer = await partner.addOffer({ stock: 1 })
    const answers = await Promise.all(
      members.map((member, index) => partner.take(member, offer, randomUUID(), nodeOf(index))),
    )
    expect([counted(answers, 201), counted(answers, 409)]).toEqual([1, PEOPLE - 1])
    expect(
      new Set(answers.flatMap(({ json }) => (json.code?.includes('.') ? [json.code] : []))),
    ).toEqual(new Set(['coupons.sold-out']))
    expect(await rows('select count(*)::int from coupons where offer_id = $1', [offer])).toBe(1)
    expect(await rows('select taken as count from offers where id = $1', [offer])).toBe(1)
    await endOffer(offer)
  })

  it('several sessions of one member take at once: never more than each member may', async () => {
    const offer = await partner.addOffer({ per_member: 2 })
    const member = await createPerson(portal)
    const cookies = await Promise.all(times(5, () => openSession(portal.deps, member.userId)))
    const answers = await Promise.all(
      times(50, (index) =>
        partner.take({ cookie: cookies[index % 5] ?? '' }, offer, randomUUID(), nodeOf(index)),
      ),
    )
    expect([counted(answers, 201), counted(answers, 409)]).toEqual([2, 48])
    expect(await rows('select count(*)::int from coupons where offer_id = $1', [offer])).toBe(2)
    await endOffer(offer)
  })

  it('a double tap is one coupon for each of ten members', async () => {
    const offer = await partner.addOffer({ per_member: 5 })
    const answers = await Promise.all(
      members.slice(0, 10).flatMap((member) => {
        const key = randomUUID()
        return times(4, (index) => partner.take(member, offer, key, nodeOf(index)))
      }),
    )
    expect(counted(answers, 201)).toBe(40)
    expect(new Set(answers.map(({ json }) => json.id)).size).toBe(10)
    await endOffer(offer)
  })

  // spec: 303
  it('one coupon is read at once by all the staff, on both nodes: one is told yes', async () => {
    const offer = await partner.addOffer()
    const member = await createPerson(portal)
    const { code, id } = (await partner.take(member, offer)).json
    // What a busy node did not answer is sent again with its key, as a counter does.
    const read = async (index: number) => {
      const reading = { key: randomUUID(), device: randomUUID() }
      const person = staff[index % STAFF] ?? partner.owner
      for (;;) {
        const answer = await partner.redeem(person, { code }, reading, nodeOf(index))
        if (answer.status < 500) return answer
      }
    }
    const answers = await Promise.all(times(READINGS, read))
    expect([counted(answers, 200), counted(answers, 409)]).toEqual([1, READINGS - 1])
    expect(await rows('select count(*)::int from redemptions where coupon_id = $1', [id])).toBe(1)
    await endOffer(offer)
  }, 60_000)

  it('an undo and a second reading meet: what the counters were told is what the table says', async () => {
    const offer = await partner.addOffer()
    const member = await createPerson(portal)
    const { code, id } = (await partner.take(member, offer)).json
    const first = (await partner.redeem(partner.owner, { code })).json
    const [undone, ...again] = await Promise.all([
      partner.mine('POST', `/counter/redemptions/${first.id}/undo`, { reason: 'Cupom errado' }),
      ...times(6, (index) =>
        partner.redeem(staff[index] ?? partner.owner, { code }, {}, nodeOf(index)),
      ),
    ])
    expect(undone?.status).toBe(200)
    const accepted = counted(again, 200)
    expect(accepted).toBeLessThanOrEqual(1)
    expect(
      await rows(
        'select count(*)::int from redemptions where coupon_id = $1 and undone_at is null',
        [id],
      ),
    ).toBe(accepted)
    await endOffer(offer)
  })
})
