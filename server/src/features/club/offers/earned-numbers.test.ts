import { randomUUID } from 'node:crypto'
import { switchCapabilities } from '@portal/contract/testing/switch-capabilities'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { closeDueLists, createOpenDraw, DRAFT, enter } from '../../../../test/draws.ts'
import { addMember } from '../../../../test/establishments.ts'
import { createPartner, type Partner } from '../../../../test/offers.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { fixedClock, startNode, stopNode, useTestApp } from '../../../../test/test-app.ts'

const START = Date.parse('2026-07-12T15:00:00Z')
const CLOSED = Date.parse('2026-07-14T21:05:00Z')
const clock = fixedClock(new Date(START).toISOString())
const portal = useTestApp({ clock, environment: { SENSITIVE_LIMITS_FACTOR: '1000' } })
const setTime = (moment: number) => clock.advance(moment - clock.now().getTime())
let partner: Partner
let marina: TestPerson
let restore: () => void
beforeAll(() => {
  restore = switchCapabilities(true, ['coupons'])
})
afterAll(() => restore())
beforeEach(async () => {
  setTime(START)
  partner = await createPartner(portal)
  marina = await createPerson(portal)
})

async function openDraw(countsRedemptions: boolean) {
  const draw = await createOpenDraw(portal, { ...DRAFT, counts_redemptions: countsRedemptions })
  await enter(portal, draw, marina.userId)
  return draw
}
type Open = Awaited<ReturnType<typeof openDraw>>
const useOne = async () => {
  const { code } = (await partner.take(marina, await partner.addOffer())).json
  return (await partner.redeem(partner.owner, { code })).json as { id: string; code?: string }
}
const undo = ({ id }: { id: string }) =>
  partner.mine('POST', `/counter/redemptions/${id}/undo`, { reason: 'lido por engano' })
async function numbersIn({ number }: Open): Promise<{ number: number; reason: string }[]> {
  const mine = (await call(portal, 'GET', '/my/draws', undefined, marina)).json
  return mine.find(({ draw }: { draw: { number: number } }) => draw.number === number).numbers
}
const reasonsIn = async (draw: Open) => (await numbersIn(draw)).map(({ reason }) => reason).sort()

// spec: 308
it('earns one more number where the regulation says so, and none where it does not', async () => {
  const [counting, other] = [await openDraw(true), await openDraw(false)]
  await useOne()
  expect(await reasonsIn(counting)).toEqual(['membership', 'redemption'])
  expect(await reasonsIn(other)).toEqual(['membership'])
  expect((await portal.deps.stores.draws.find(counting.id))?.entryCount).toBe(2)
})

it('is one number, however often and from wherever one reading is sent', async () => {
  const draw = await openDraw(true)
  const { code } = (await partner.take(marina, await partner.addOffer())).json
  const node = await startNode(portal.databaseUrl, {
    clock,
    environment: { SENSITIVE_LIMITS_FACTOR: '1000' },
  })
  try {
    const [key, device] = [randomUUID(), randomUUID()]
    const answers = await Promise.all(
      [portal, node, portal, node, portal, node].map((where) =>
        partner.redeem(partner.owner, { code }, { key, device }, where),
      ),
    )
    expect(new Set(answers.map(({ json }) => json.id)).size).toBe(1)
  } finally {
    await stopNode(node)
  }
  expect(await reasonsIn(draw)).toEqual(['membership', 'redemption'])
})

// spec: 308
it('goes with the use that is undone, is nobody’s again, and a new use earns another', async () => {
  const draw = await openDraw(true)
  const use = await useOne()
  const earned = (await numbersIn(draw)).find(({ reason }) => reason === 'redemption')
  expect((await undo(use)).status).toBe(200)
  expect(await reasonsIn(draw)).toEqual(['membership'])
  await useOne()
  const numbers = await numbersIn(draw)
  const again = numbers.find(({ reason }) => reason === 'redemption')
  expect(numbers).toHaveLength(2)
  expect(numbers.map(({ number }) => number)).not.toContain(earned?.number)
  expect(await portal.deps.stores.draws.find(draw.id)).toMatchObject({
    entryCount: 2,
    givenCount: 3,
  })

  setTime(CLOSED)
  await closeDueLists(portal)
  const list = await portal.app.inject(`/api/v1/draws/${draw.number}/lista.csv`)
  const padded = (number = -1) => String(number).padStart(5, '0')
  expect(list.body).toContain(padded(again?.number))
  expect(list.body).not.toContain(padded(earned?.number))
})

it('stays in a list that closed before the use was undone', async () => {
  const draw = await openDraw(true)
  setTime(Date.parse('2026-07-14T20:58:00Z'))
  const use = await useOne()
  setTime(CLOSED)
  await closeDueLists(portal)
  expect((await undo(use)).status).toBe(200)
  expect(await reasonsIn(draw)).toEqual(['membership', 'redemption'])
})

it('earns nothing for who does not take part, and is used all the same', async () => {
  const draw = await createOpenDraw(portal, { ...DRAFT, counts_redemptions: true })
  expect((await useOne()).id).toBeTruthy()
  expect((await portal.deps.stores.draws.find(draw.id))?.entryCount).toBe(0)
})

it('is one a day of one business, and another of another business or on another day', async () => {
  const draw = await openDraw(true)
  const offer = await partner.addOffer({ per_member: 9 })
  const useThere = async (there = partner, of = offer) => {
    const { code } = (await there.take(marina, of)).json
    expect((await there.redeem(there.owner, { code })).status).toBe(200)
  }
  for (let n = 0; n < 4; n += 1) await useThere()
  expect(await reasonsIn(draw)).toEqual(['membership', 'redemption'])
  const other = await createPartner(portal)
  await useThere(other, await other.addOffer())
  expect(await reasonsIn(draw)).toEqual(['membership', 'redemption', 'redemption'])
  setTime(Date.parse('2026-07-13T03:00:00Z'))
  await useThere()
  expect(await reasonsIn(draw)).toHaveLength(4)
})

it('is one, of two counters that read two coupons of one person at once', async () => {
  const draw = await openDraw(true)
  const offer = await partner.addOffer({ per_member: 9 })
  const codes = [(await partner.take(marina, offer)).json, (await partner.take(marina, offer)).json]
  await Promise.all(codes.map(({ code }) => partner.redeem(partner.owner, { code })))
  expect(await reasonsIn(draw)).toEqual(['membership', 'redemption'])
})

describe('at the own counter', () => {
  const useAs = async (person: TestPerson, reader = partner.owner) => {
    const { code } = (await partner.take(person, await partner.addOffer())).json
    return partner.redeem(reader, { code }, { purchase_cents: 10_000 })
  }
  const counted = async (person: TestPerson) => {
    const { savings } = (await call(portal, 'GET', '/my/coupons', undefined, person)).json
    return savings.redeemed
  }

  it.each([
    ['the owner', async () => partner.owner],
    [
      'somebody of the team',
      async () => {
        await addMember(portal, partner.listing.id, marina, 'staff')
        return marina
      },
    ],
    [
      'another account with the owner’s WhatsApp',
      async () => {
        const whatsapp = `919${String(Math.random()).slice(2, 10)}`
        const profile = { whatsapp, state: 'PA', city: 'Salinópolis' }
        await call(portal, 'PUT', '/profile', profile, partner.owner)
        await portal.asOwner('update profiles set whatsapp = $1 where user_id = any($2)', [
          whatsapp,
          [partner.owner.userId, marina.userId],
        ])
        return marina
      },
    ],
  ])('%s uses a coupon, and it counts nowhere', async (_, whose) => {
    const person = await whose()
    const draw = await createOpenDraw(portal, { ...DRAFT, counts_redemptions: true })
    await enter(portal, draw, person.userId)
    const saved = (await call(portal, 'GET', '/club/numbers')).json
    const { status, json } = await useAs(person)
    expect([status, json.counts, json.saved_cents]).toEqual([200, false, 2_000])
    expect((await portal.deps.stores.draws.find(draw.id))?.entryCount).toBe(1)
    expect(await counted(person)).toBe(0)
    expect((await call(portal, 'GET', '/club/numbers')).json).toEqual(saved)
    const { offers } = (await partner.mine('GET', '/offers')).json
    expect(offers[0]).toMatchObject({ redeemed: 0, saved_cents: 0 })
  })

  it('an administrator who reads their own coupon earns nothing either', async () => {
    const { json } = await useAs(partner.admin, partner.admin)
    expect(json.counts).toBe(false)
  })

  it('a customer’s counts', async () => {
    expect((await useAs(marina)).json.counts).toBe(true)
    expect(await counted(marina)).toBe(1)
  })
})

it('does not let a number leave that nobody earned by a use', async () => {
  const draw = await openDraw(true)
  const [own] = await numbersIn(draw)
  await expect(
    portal.asOwner('insert into draw_withdrawals values ($1, $2, $3)', [
      draw.id,
      own?.number,
      clock.now(),
    ]),
  ).rejects.toMatchObject({ code: '23514' })
})
