import { randomUUID } from 'node:crypto'
import { NO_HOURS, sameEveryDay } from '@portal/contract/guide/establishments/hours-types'
import { switchCapabilities } from '@portal/contract/testing/switch-capabilities'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { addMember, createListing } from '../../../../test/establishments.ts'
import { createPartner, type Partner, plainOffer } from '../../../../test/offers.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'
import { offersJobs } from './offers.jobs.ts'

const clock = fixedClock()
const portal = useTestApp({ clock })
const DAY_MS = 86_400_000
let partner: Partner
let restore: () => void
beforeAll(() => {
  restore = switchCapabilities(true, ['coupons'])
})
afterAll(() => restore())
beforeEach(async () => {
  partner = await createPartner(portal)
})

const shown = async () =>
  (await call(portal, 'GET', `/establishments/${partner.listing.slug}/offers`)).json.offers
const hasCoupon = async () =>
  (await call(portal, 'GET', `/establishments/${partner.listing.slug}`)).json.has_coupon
const inDays = (days: number) => new Date(clock.now().getTime() + days * DAY_MS).toISOString()

describe('an offer of a business', () => {
  // spec: 301
  it('is on the air after the team looked at it, and marks its business', async () => {
    const { status, json } = await partner.send({ stock: 10 })
    expect([status, json.state, json.is_within_plan]).toEqual([201, 'pending', true])
    expect([await shown(), await hasCoupon()]).toEqual([[], false])

    expect((await partner.decide(json.id, 1)).json).toMatchObject({ state: 'published' })
    expect(await shown()).toMatchObject([
      {
        id: json.id,
        kind: 'percent',
        value: 20,
        left: 10,
        establishment: { id: partner.listing.id },
      },
    ])
    expect(await hasCoupon()).toBe(true)
    const all = (await call(portal, 'GET', '/offers')).json.offers
    expect(all.map(({ id }: { id: string }) => id)).toContain(json.id)
  })

  // spec: 880
  it('holds only while its business is open, wherever it is listed', async () => {
    const id = await partner.addOffer()
    const spans = async () => {
      const member = await createPerson(portal)
      const all = (await call(portal, 'GET', '/offers')).json.offers
      const own = (await call(portal, 'GET', '/my/offers', undefined, member)).json.offers
      return [...all, ...(await shown()), ...own]
        .filter((offer: { id: string }) => offer.id === id)
        .map(({ holds }: { holds: unknown }) => holds)
    }
    expect(await spans()).toEqual([null, null, null])

    const { version } = (await partner.mine('GET', '')).json
    const hours = { ...NO_HOURS, weekly: sameEveryDay([]) }
    expect((await partner.mine('PUT', '/hours', { version, hours })).status).toBe(200)
    expect(await spans()).toEqual([[], [], []])
  })

  it('is refused with a reason that its owner reads, and waits again once it is written anew', async () => {
    const { json } = await partner.send()
    const none = await partner.decide(json.id, 1, { approve: false })
    expect(none.status).toBe(422)
    await partner.decide(json.id, 1, { approve: false, reason: 'Diga de qual prato.' })
    const [refused] = (await partner.mine('GET', '/offers')).json.offers
    expect(refused).toMatchObject({ state: 'rejected', reason: 'Diga de qual prato.' })
    const edit = { version: refused.version, ...plainOffer(portal, { title: 'no peixe frito' }) }
    expect((await partner.mine('PUT', `/offers/${json.id}`, edit)).json).toMatchObject({
      state: 'pending',
      reason: null,
    })
  })

  it('stays on the air when only its days change, or there is less of it', async () => {
    const id = await partner.addOffer({ stock: 9 })
    const [{ version }] = (await partner.mine('GET', '/offers')).json.offers
    const more = plainOffer(portal, { stock: 8, days: [6, 0] })
    const { json } = await partner.mine('PUT', `/offers/${id}`, { version, ...more })
    expect(json).toMatchObject({ state: 'published', stock: 8, days: [0, 6] })
    const old = await partner.mine('PUT', `/offers/${id}`, { version, ...more })
    expect([old.status, old.json.code]).toEqual([409, 'stale'])
  })

  it.each([{ per_member: 49 }, { stock: 10 }, { stock: null }])(
    'with more of it waits for the team: %j',
    async (more) => {
      const id = await partner.addOffer({ stock: 9 })
      const [{ version }] = (await partner.mine('GET', '/offers')).json.offers
      const content = plainOffer(portal, { stock: 9, ...more })
      const { json } = await partner.mine('PUT', `/offers/${id}`, { version, ...content })
      expect(json.state).toBe('pending')
    },
  )

  it('is paused, comes back, and ends for good', async () => {
    const id = await partner.addOffer()
    const move = async (state: string) => {
      const [{ version }] = (await partner.mine('GET', '/offers')).json.offers
      return partner.mine('POST', `/offers/${id}/state`, { version, state })
    }
    expect((await move('paused')).json.state).toBe('paused')
    expect([await shown(), await hasCoupon()]).toEqual([[], false])
    expect((await move('published')).json.state).toBe('published')
    expect((await move('ended')).json.state).toBe('ended')
    expect((await move('published')).json.code).toBe('offers.ended')
    expect(await hasCoupon()).toBe(false)
  })

  // spec: 301
  it.each([
    [{ kind: 'percent', value: 101 }, 'value'],
    [{ kind: 'amount', value: null }, 'value'],
    [{ days: [] }, 'days'],
    [{ from_minute: 600, until_minute: null }, 'until_minute'],
    [{ ends_at: '2026-07-01T00:00:00Z' }, 'ends_at'],
    [{ is_flash: true }, 'ends_at'],
    [{ stock: 0 }, 'stock'],
    [{ per_member: 51 }, 'per_member'],
    [{ title: 'ab' }, 'title'],
  ])('is refused with %j', async (more, field) => {
    const { status, json } = await partner.send(more as object)
    expect(status).toBe(422)
    expect(JSON.stringify(json)).toContain(field)
  })

  it('sent twice is one', async () => {
    const id = randomUUID()
    expect([(await partner.send({}, id)).status, (await partner.send({}, id)).status]).toEqual([
      201, 201,
    ])
    expect((await partner.mine('GET', '/offers')).json.offers).toHaveLength(1)
  })

  // spec: 301
  it('begins and ends by the clock, and the mark follows within a minute', async () => {
    const [settle] = offersJobs
    await partner.addOffer({ starts_at: inDays(1), ends_at: inDays(2) })
    expect([await shown(), await hasCoupon()]).toEqual([[], false])
    clock.advance(1.5 * DAY_MS)
    await settle?.handle(undefined as never, portal.deps as never)
    expect(await hasCoupon()).toBe(true)
    expect(await shown()).toHaveLength(1)
    clock.advance(DAY_MS)
    await settle?.handle(undefined as never, portal.deps as never)
    expect([await shown(), await hasCoupon()]).toEqual([[], false])
    clock.advance(-2.5 * DAY_MS)
  })
})

describe('the plan', () => {
  // spec: 301
  it('includes so many offers and so many flash offers', async () => {
    const owner = await createPerson(portal, { plan: 'atalaia' })
    const { id } = await createListing(portal, { owner })
    const send = (more: object = {}) =>
      call(
        portal,
        'POST',
        `/my/establishments/${id}/offers`,
        { id: randomUUID(), ...plainOffer(portal, more) },
        owner,
      )
    const answers = await Promise.all([send(), send(), send(), send(), send()])
    const { limits } = (
      await call(portal, 'GET', `/my/establishments/${id}/offers`, undefined, owner)
    ).json
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(limits.active)
    expect(answers.find(({ status }) => status === 409)?.json.code).toBe('offers.plan')
    const flash = { is_flash: true, starts_at: inDays(0), ends_at: inDays(1) }
    expect((await send(flash)).status).toBe(limits.flash > 0 ? 201 : 409)
  })

  it('is not needed for what the portal offers for a partner', async () => {
    const { id, slug } = await createListing(portal, { owner: await createPerson(portal) })
    const path = `/my/establishments/${id}/offers`
    const body = { id: randomUUID(), ...plainOffer(portal) }
    const { status, json } = await call(portal, 'POST', path, body, partner.admin)
    expect([status, json.state, json.is_by_portal]).toEqual([201, 'published', true])
    expect((await call(portal, 'GET', `/establishments/${slug}/offers`)).json.offers).toHaveLength(
      1,
    )
    const { establishments } = (await call(portal, 'GET', '/establishments?cupom=1')).json
    expect(establishments.map((one: { slug: string }) => one.slug)).toContain(slug)
  })

  it('ended shows none of them', async () => {
    await partner.addOffer()
    const { deps } = portal
    await deps.pool.query('update subscriptions set ends_at = $1 where user_id = $2', [
      clock.now(),
      partner.owner.userId,
    ])
    await deps.work.transaction(async ({ listingUpkeep, changes }) => {
      changes.announce(...(await listingUpkeep.settlePlans([partner.owner.userId], clock.now())))
      changes.announce(...(await listingUpkeep.settleCoupons(null, clock.now())))
    })
    expect(await hasCoupon()).toBe(false)
    const [offer] = (await partner.mine('GET', '/offers')).json.offers
    expect(offer).toMatchObject({ state: 'published', is_within_plan: false })
  })
})

describe('who may', () => {
  let stranger: TestPerson
  let waiter: TestPerson
  beforeEach(async () => {
    stranger = await createPerson(portal)
    waiter = await createPerson(portal)
    await addMember(portal, partner.listing.id, waiter, 'staff')
  })

  it('write an offer: who runs the place', async () => {
    const body = { id: randomUUID(), ...plainOffer(portal) }
    const path = `${partner.base}/offers`
    const by = async (person?: TestPerson) =>
      (await call(portal, 'POST', path, body, person)).status
    expect([await by(), await by(stranger), await by(waiter)]).toEqual([401, 404, 403])
    expect((await partner.as(waiter, 'GET', '/offers')).json.may).toEqual({ edit: false })
    expect((await partner.as(stranger, 'GET', '/offers')).status).toBe(404)
  })

  it('change one of another business: nobody', async () => {
    const id = await partner.addOffer()
    const other = await createPartner(portal)
    const body = { version: 2, state: 'ended' }
    expect((await other.mine('POST', `/offers/${id}/state`, body)).status).toBe(404)
    expect(
      (await other.mine('PUT', `/offers/${id}`, { version: 2, ...plainOffer(portal) })).status,
    ).toBe(404)
    const taken = await other.send({}, id)
    expect([taken.status, taken.json.code]).toEqual([409, 'offers.taken'])
  })

  it('decide: the team of the portal alone', async () => {
    const { json } = await partner.send()
    const decision = { version: 1, approve: true }
    const path = `/admin/offers/${json.id}/decision`
    expect((await call(portal, 'POST', path, decision, partner.owner)).status).toBe(403)
    expect((await call(portal, 'GET', '/admin/offers', undefined, partner.owner)).status).toBe(403)
    const all = (await call(portal, 'GET', '/admin/offers?state=pending', undefined, partner.admin))
      .json
    expect(all.offers.map(({ id }: { id: string }) => id)).toContain(json.id)
    expect(all.counts.pending).toBeGreaterThan(0)
  })

  it('are read by the team in pages, what waits longest first; past the end, the last page', async () => {
    await portal.asOwner(
      `insert into offers (id, establishment_id, kind, value, title, rule, starts_at, ends_at, days, is_flash,
          per_member, state, waiting_since, created_at, updated_at)
        select uuidv7(), $1, 'percent', 10, 'na conta', '', now(), now() + interval '30 days',
          '{0,1,2,3,4,5,6}', false, 1, 'pending', timestamptz '2000-01-01' + n * interval '1 day', now(), now()
        from generate_series(1, 130) as n`,
      [partner.listing.id],
    )
    const page = async (number: number) =>
      (
        await call(
          portal,
          'GET',
          `/admin/offers?state=pending&pagina=${number}`,
          undefined,
          partner.admin,
        )
      ).json
    const [first, second, past] = [await page(1), await page(2), await page(9)]
    const ids = [...first.offers, ...second.offers].map(({ id }: { id: string }) => id)
    expect([first.offers.length, new Set(ids).size]).toEqual([100, first.counts.pending])
    expect(first.pages).toBe(2)
    expect(past.offers).toEqual(second.offers)
    const { rows } = await portal.asOwner<{ id: string }>(
      `select id from offers where state = 'pending' order by waiting_since, id desc`,
    )
    expect(ids).toEqual(rows.map(({ id }) => id))
  })
})

describe('offers for one member', () => {
  type Answer = { offers: { id: string }[]; basis: string }
  const forMe = async (person: TestPerson): Promise<Answer> =>
    (await call(portal, 'GET', '/my/offers', undefined, person)).json
  const idsOf = ({ offers }: Answer) => offers.map(({ id }) => id)

  // spec: 310
  it('follow the category and the bairro of what was saved, and are the newest otherwise', async () => {
    const member = await createPerson(portal)
    const near = await partner.addOffer()
    const other = await createPartner(portal)
    await portal.asOwner(
      `update establishments set neighbourhood = 'Cuiarana', category_id = (select id from categories
         where parent_id is null and id <> establishments.category_id limit 1) where id = $1`,
      [other.listing.id],
    )
    const newest = await other.addOffer()
    // Offers of one moment have no order, and few are shown.
    await portal.asOwner(
      `update offers set created_at = created_at +
         case when id = $1 then interval '2 minutes' else interval '1 minute' end
       where id in ($1, $2)`,
      [newest, near],
    )
    const unasked = await forMe(member)
    expect([unasked.basis, idsOf(unasked)[0]]).toEqual(['newest', newest])

    await call(portal, 'PUT', `/my/favourites/${partner.listing.id}`, undefined, member)
    const asked = await forMe(member)
    expect(asked.basis).toBe('saved')
    expect(idsOf(asked)).toContain(near)
    expect(idsOf(asked)).not.toContain(newest)
  })

  it('leave out what the member has, and what is all taken', async () => {
    const member = await createPerson(portal)
    await call(portal, 'PUT', `/my/favourites/${partner.listing.id}`, undefined, member)
    const [own, last] = [await partner.addOffer(), await partner.addOffer({ stock: 1 })]
    await partner.take(member, own)
    await partner.take(partner.owner, last)
    const shown = idsOf(await forMe(member))
    expect(shown).not.toContain(own)
    expect(shown).not.toContain(last)
    expect((await call(portal, 'GET', '/my/offers')).status).toBe(401)
  })
})
