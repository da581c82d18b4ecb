import { createHash } from 'node:crypto'
import type { PropertyContent } from '@portal/contract/properties/properties/property-fields'
import { slugOf } from '@portal/contract/shared/slug'
import type { Deps } from '../src/deps.ts'
import { hash } from './art/seeded-random.ts'
import { NEIGHBOURHOODS } from './businesses/neighbourhoods.ts'
import { allPictures } from './businesses/pictures.ts'
import { DEMO_AGENCIES, DEMO_PROPERTIES, type DemoProperty } from './properties/demo-properties.ts'
import { seedPictures } from './seed-pictures.ts'

const DAY_MS = 86_400_000
/** Inland of the middle of its neighbourhood, never in the sea. */
const SPREAD_DEGREES = 0.004

/** Properties of demo agencies, which are marked as such; what is there already stays as it is. */
export async function seedProperties(deps: Deps) {
  const { stores, clock, pool } = deps
  const places = new Map<string, string>()
  for (const [of, { creci }] of Object.entries(DEMO_AGENCIES)) {
    const { rows } = await pool.query<{ id: string }>(
      `select id from establishments where slug = $1 and is_demo and status = 'published'`,
      [slugOf(of)],
    )
    const id = rows[0]?.id
    if (!id) continue
    places.set(of, id)
    if ((await stores.propertyCare.findAdvertiserCard(id)).version === 0) {
      await stores.propertyCare.keepAdvertiserCard(id, creci, clock.now())
    }
  }
  const drawings = allPictures()
  const pictures = await seedPictures(deps, [])
  const photosOf = ({ photos }: DemoProperty) => [
    ...new Set(
      photos.flatMap((kind) => {
        const drawn = drawings.find((picture) => picture.kind === kind && pictures.has(picture.alt))
        return drawn ? [pictures.get(drawn.alt) ?? ''] : []
      }),
    ),
  ]
  for (const [index, demo] of DEMO_PROPERTIES.entries()) {
    const establishmentId = places.get(demo.of)
    if (!establishmentId) continue
    await addProperty(demo, { establishmentId, photos: photosOf(demo), index }, deps)
  }
}

type Where = { establishmentId: string; photos: string[]; index: number }

async function addProperty(demo: DemoProperty, where: Where, { work, clock }: Deps) {
  const { establishmentId, photos, index } = where
  const id = propertyId(demo)
  // Not all on one day: the newest come first.
  const at = new Date(clock.now().getTime() - (1 + ((index * 7) % 45)) * DAY_MS)
  await work.transaction(async ({ properties }) => {
    const slug = await properties.freeSlug(establishmentId, demo.title, id)
    const content = contentOf(demo, index)
    if (!(await properties.addProperty({ id, establishmentId, slug }, content, at))) return
    await properties.setPhotos(id, photos)
    await properties.setStatus(id, { status: 'published' }, at)
  })
}

/** The same each time: running the seed again adds nothing. */
function propertyId({ of, title }: DemoProperty): string {
  const text = createHash('sha256').update(`property\0${of}\0${title}`).digest('hex')
  return [
    text.slice(0, 8),
    text.slice(8, 12),
    `8${text.slice(13, 16)}`,
    `8${text.slice(17, 20)}`,
    text.slice(20, 32),
  ].join('-')
}

const cents = (reais: number | undefined) => (reais === undefined ? null : reais * 100)

function contentOf(demo: DemoProperty, index: number): PropertyContent {
  const [bedrooms = null, suites = null, bathrooms = null, parking = null] = demo.rooms ?? []
  const { latitude, longitude } = NEIGHBOURHOODS[demo.neighbourhood]
  const seed = hash(demo.title)
  return {
    title: demo.title,
    description: demo.about,
    code: `${DEMO_AGENCIES[demo.of].prefix}-${100 + index}`,
    type: demo.type,
    usage: USED_FOR_BUSINESS.has(demo.type) ? 'comercial' : 'residencial',
    sale_price_cents: cents(demo.sale),
    rent_price_cents: cents(demo.rent),
    season_price_cents: cents(demo.season),
    condominium_cents: cents(demo.condominium),
    iptu: demo.iptu === undefined ? null : { cents: demo.iptu * 100, period: 'year' },
    living_area: demo.living ?? null,
    lot_area: demo.lot ?? null,
    bedrooms,
    suites,
    bathrooms,
    parking,
    amenities: demo.has ?? [],
    papers: demo.sale === undefined ? [] : ['escritura', 'contas-em-dia'],
    street: null,
    number: null,
    complement: null,
    neighbourhood: demo.neighbourhood,
    cep: null,
    display_address: demo.isExact ? 'all' : 'neighbourhood',
    location: {
      latitude: latitude - ((seed % 1000) / 1000) * SPREAD_DEGREES,
      longitude: longitude + (((seed >>> 10) % 1000) / 1000 - 0.5) * SPREAD_DEGREES,
    },
  }
}

const USED_FOR_BUSINESS = new Set([
  'ponto-comercial',
  'sala-comercial',
  'galpao',
  'predio',
  'pousada',
])
