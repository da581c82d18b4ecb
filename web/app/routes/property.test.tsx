// @vitest-environment jsdom

import { siteIdentity } from '@portal/contract/ground/settings/fallbacks'
import type { Property } from '@portal/contract/properties/properties/property'
import { switchCapabilities } from '@portal/contract/testing/switch-capabilities'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RouterContextProvider } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PropertyGallery } from '~/features/properties/properties/PropertyGallery.tsx'
import { PropertyPage } from '~/features/properties/properties/PropertyPage.tsx'
import { propertyJsonLd } from '~/features/properties/properties/property-json-ld.ts'
import { pageContext } from '~/platform/page-context.ts'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import type { MapMarker } from '~/ui/map/map.types.ts'
import { meta } from './property.tsx'
import { loader as redirectLoader } from './property-redirect.tsx'

const drawn = vi.hoisted(() => ({ markers: [] as readonly unknown[] }))
vi.mock('~/ui/map/SmallMap.tsx', () => ({
  SmallMap: ({ markers }: { markers: readonly MapMarker[] }) => {
    drawn.markers = markers
    return null
  },
}))
afterEach(cleanup)

const ID = '0197f2f0-0000-7000-8000-0000000000b1'
const PATH = '/imoveis/corvina/casa-perto-da-praia'
const identity = siteIdentity(null)
const origin = 'https://guia.example'
const photo = (place: number) => ({
  ...{ id: `0197f2f0-0000-7000-8000-00000000000${place}`, alt: '', width: 1600, height: 1200 },
  ...{ widths: [480, 1600], thumbhash: null },
})
const HOUSE = {
  ...{ id: ID, slug: 'casa-perto-da-praia', title: 'Casa perto da praia', type: 'casa' },
  prices: { sale_cents: 62_000_000, rent_cents: 250_000, season_cents: null },
  ...{ condominium_cents: 48_000, iptu: { cents: 120_000, period: 'year' } },
  ...{ neighbourhood: 'Atalaia', address: null, living_area: 142, lot_area: 250 },
  ...{ bedrooms: 3, suites: 1, bathrooms: 2, parking: 2 },
  place: { latitude: -0.6, longitude: -47.32, is_exact: false },
  ...{ updated_at: '2026-07-14T15:00:00Z', confirmed_at: '2026-07-14T15:00:00Z' },
  ...{ code: 'PC-0412', description: 'Térrea, com varanda.', usage: 'residencial' },
  ...{ amenities: [], papers: ['escritura'], photos: [photo(1), photo(2)], alike: [] },
  advertiser: { id: 'c1', slug: 'corvina', name: 'Corvina Imóveis', creci: '1284-J' },
} as unknown as Property

function open(property: Property = HOUSE) {
  const onReport = vi.fn()
  renderAs(
    signedIn(),
    <PropertyPage
      property={property}
      contact={{ whatsapp: null, call: null }}
      isDemo={false}
      renderedAt="2026-07-18T15:00:00Z"
      gallery={
        <PropertyGallery photos={property.photos} title={property.title} Viewer={() => null} />
      }
      leadForm={null}
      onReport={onReport}
    />,
  )
  return { onReport, text: (document.body.textContent ?? '').replaceAll('\u00a0', ' ') }
}

describe('the page of a property', () => {
  // spec: 656
  it('has its photos, facts, prices, costs and papers', () => {
    const { text } = open()
    const gallery = within(screen.getByRole('region', { name: 'Fotos do imóvel' }))
    expect(gallery.getAllByRole('link', { name: /Abrir a foto/ })).toHaveLength(2)
    for (const part of ['R$ 620.000', 'R$ 2.500', '3 quartos', '142', '250', 'R$ 480 por mês'])
      expect(text).toContain(part)
    expect(text).toContain('R$ 1.200 por ano, R$ 100 por mês')
    expect(screen.getByRole('region', { name: 'Papéis' }).textContent).toContain('Escritura')
  })

  // spec: 656
  it('draws a circle where its place is approximate, a point where it is not', () => {
    open()
    expect(screen.getByText(/dentro do círculo/)).toBeTruthy()
    expect(drawn.markers).toMatchObject([{ radiusMeters: expect.any(Number) }])
    cleanup()
    open({ ...HOUSE, place: { latitude: -0.6, longitude: -47.32, is_exact: true } })
    expect(drawn.markers).toEqual([
      expect.not.objectContaining({ radiusMeters: expect.anything() }),
    ])
  })

  // spec: 656
  it('warns of paying in advance, and can be reported', async () => {
    const { onReport } = open()
    const warning = screen.getByRole('region', { name: 'Não pague nada antes de visitar' })
    await userEvent.click(within(warning).getByText('Denunciar este anúncio'))
    expect(onReport).toHaveBeenCalledOnce()
  })
})

// spec: 656
it('tells machines the offers of a property, and its one address', () => {
  const jsonLd = propertyJsonLd(HOUSE, { identity, origin })
  expect(jsonLd).toMatchObject({ '@type': 'RealEstateListing', url: `${origin}${PATH}` })
  expect(jsonLd.offers).toMatchObject([{ price: '620000.00' }, { price: '2500.00' }])
  expect(JSON.stringify(jsonLd)).not.toContain('-47.32')
  const tags = meta({
    matches: [{ id: 'root', loaderData: { identity, origin } }],
    loaderData: { property: HOUSE, jsonLd },
    location: { pathname: PATH },
  } as unknown as Parameters<typeof meta>[0])
  expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: `${origin}${PATH}` })
})

// spec: 656
it('is led to for good from its address by id', async ({ onTestFinished }) => {
  onTestFinished(switchCapabilities(true, ['properties']))
  const context = new RouterContextProvider()
  const readApi = vi.fn(async () => ({ status: 200, body: { id: ID, path: PATH } }))
  context.set(pageContext, { readApi } as never)
  const args = { params: { id: ID }, context } as unknown as Parameters<typeof redirectLoader>[0]
  const answer = await redirectLoader(args)
  expect(readApi).toHaveBeenCalledWith(`/api/v1/properties/${ID}`)
  expect([answer.status, answer.headers.get('location')]).toEqual([301, PATH])
})
