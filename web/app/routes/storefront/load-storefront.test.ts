import { siteIdentity } from '@portal/contract/ground/settings/fallbacks'
import type { PageContext } from '@portal/contract/shared/page-renderer'
import { switchCapabilities } from '@portal/contract/testing/switch-capabilities'
import { RouterContextProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fakeCatalogue, fakeSold } from '~/features/storefront/orders/fake-catalogue.ts'
import { fakeOrdering } from '~/features/storefront/orders/fake-ordering.ts'
import { pageContext } from '~/platform/page-context.ts'
import { orderOfferOf } from '../business/order-offer.ts'
import { loadStorefront } from './load-storefront.ts'
import { storefrontMeta } from './storefront-meta.ts'
import { storefrontAt } from './storefronts.ts'

const PLACE = '/api/v1/establishments/mare-cheia'
const catalogue = fakeCatalogue([fakeSold()])
let answers: Record<string, unknown>
let asked: string[]
let switchBack = () => {}

beforeEach(() => {
  asked = []
  switchBack = switchCapabilities(true)
  answers = {
    [PLACE]: { slug: 'mare-cheia', name: 'Maré Cheia' },
    '/api/v1/establishments/velho': { slug: 'mare-cheia' },
    [`${PLACE}/catalogue/menu`]: catalogue,
    [`${PLACE}/catalogue/shop`]: { ...catalogue, kind: 'shop' },
    [`${PLACE}/ordering`]: fakeOrdering(),
  }
})
afterEach(() => switchBack())

function load(kind: Parameters<typeof loadStorefront>[0], slug = 'mare-cheia', below = '') {
  const context = new RouterContextProvider()
  const readApi = async (url: string) => {
    asked.push(url)
    const body = answers[url]
    return body ? { status: 200, body } : { status: 404, body: null }
  }
  const page = { publicOrigin: 'https://portal.test', now: new Date(), readApi }
  context.set(pageContext, page as Partial<PageContext> as PageContext)
  return loadStorefront(kind, { params: { slug }, context }, below)
}
const statusOf = (refusal: unknown) =>
  refusal instanceof Response
    ? refusal.status
    : (refusal as { init: { status: number } }).init.status

describe('the page of a catalogue', () => {
  it('is one to order from where orders are taken of it', async () => {
    expect((await load('menu')).ordering?.zones).toHaveLength(2)
    expect((await load('shop')).ordering).not.toBeNull()
  })

  it('is one to read where nothing can be ordered', async () => {
    answers[`${PLACE}/ordering`] = fakeOrdering({ modes: { menu: [], shop: ['pickup'] } })
    expect((await load('menu')).ordering).toBeNull()
    answers[`${PLACE}/ordering`] = undefined
    expect((await load('menu')).ordering).toBeNull()
  })

  // spec: 609
  it('asks nothing about orders, and has no delivery and no shop, before the portal can', async () => {
    switchBack()
    switchBack = switchCapabilities(false, ['delivery', 'shop'])
    expect((await load('menu')).ordering).toBeNull()
    expect(asked).not.toContain(`${PLACE}/ordering`)
    for (const kind of ['delivery', 'shop'] as const) {
      expect(statusOf(await load(kind).catch((refusal) => refusal))).toBe(404)
    }
  })

  // spec: 609
  it('has no delivery where nobody delivers', async () => {
    answers[`${PLACE}/ordering`] = fakeOrdering({ modes: { menu: ['pickup'], shop: [] } })
    expect(statusOf(await load('delivery').catch((refusal) => refusal))).toBe(404)
  })

  it('follows a business to its new name, also from the checkout', async () => {
    const moved = await load('delivery', 'velho', '/pedido').catch((refusal) => refusal)
    expect(statusOf(moved)).toBe(301)
    expect((moved as Response).headers.get('location')).toBe('/delivery/mare-cheia/pedido')
  })

  // spec: 856
  it('has one address for search engines, whichever way of getting it a link was for', async () => {
    for (const [kind, path] of [
      ['menu', '/cardapio/mare-cheia'],
      ['delivery', '/cardapio/mare-cheia'],
      ['shop', '/loja/mare-cheia'],
    ] as const) {
      const loaderData = await load(kind)
      const root = { identity: siteIdentity(null), origin: 'https://portal.test' }
      const tags = storefrontMeta(kind, {
        matches: [{ id: 'root', loaderData: root }],
        loaderData,
        location: { pathname: `/${kind}` },
      })
      expect(tags).toContainEqual(
        expect.objectContaining({ rel: 'canonical', href: `https://portal.test${path}` }),
      )
    }
  })

  // spec: 855
  it('is offered on the page of its business only where somebody would take it', () => {
    const now = new Date('2026-07-18T22:00:00Z')
    expect(orderOfferOf(fakeOrdering(), now)).toMatchObject({ isNow: true, minutes: 25 })
    const kitchen = { is_open: false, last_order_at: null, opens_at: '2026-07-19T14:00:00Z' }
    const slots = ['2026-07-19T15:00:00Z']
    const later = { isNow: false, slot: slots[0] }
    expect(orderOfferOf(fakeOrdering({ kitchen, slots }), now)).toMatchObject(later)
    expect(orderOfferOf(fakeOrdering({ kitchen }), now)).toBeNull()
    expect(orderOfferOf(fakeOrdering({ pause: { until: null }, slots }), now)).toBeNull()
    expect(orderOfferOf(fakeOrdering({ modes: { menu: ['table'], shop: [] } }), now)).toBeNull()
    expect(orderOfferOf(null, now)).toBeNull()
  })

  it('is told by its address', () => {
    expect(storefrontAt('/loja/x/pedido')).toBe('shop')
    expect(storefrontAt('/delivery/x/pedido')).toBe('delivery')
    expect(storefrontAt('/cardapio/x/pedido')).toBe('menu')
  })
})
