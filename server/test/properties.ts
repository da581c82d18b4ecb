import { randomUUID } from 'node:crypto'
import type { PropertyContent } from '@portal/contract/properties/properties/property-fields'
import type { PaidPlan } from '@portal/contract/shared/plans'
import type { buildApp } from '../src/app.ts'
import type { Deps } from '../src/deps.ts'
import { call } from './calls.ts'
import { createListing } from './establishments.ts'
import { createPerson, type TestPerson } from './people.ts'

type Portal = { app: Awaited<ReturnType<typeof buildApp>>; deps: Deps }

/** A house for sale whose address is shown to nobody. */
export const plainProperty = (more: Partial<PropertyContent> = {}): PropertyContent => ({
  title: 'Casa de 3 quartos perto da praia',
  description: 'Térrea, com varanda.',
  code: 'PC-0412',
  type: 'casa',
  usage: 'residencial',
  sale_price_cents: 62_000_000,
  rent_price_cents: null,
  season_price_cents: null,
  condominium_cents: 48_000,
  iptu: { cents: 124_000, period: 'year' },
  living_area: 142,
  lot_area: 250,
  bedrooms: 3,
  suites: 1,
  bathrooms: 2,
  parking: 2,
  amenities: ['piscina', 'varanda'],
  papers: ['escritura'],
  street: 'Rua das Garças',
  number: '4711',
  complement: 'Casa 9 dos fundos',
  neighbourhood: 'Atalaia',
  cep: '68721123',
  display_address: 'neighbourhood',
  location: { latitude: -0.598_765, longitude: -47.321_098 },
  ...more,
})

export const plainLead = (more: object = {}) => ({
  name: 'Rosa Pinheiro',
  email: null,
  phone: '91988887777',
  message: 'Quero visitar no sábado.',
  consent: true,
  idempotency_key: randomUUID(),
  ...more,
})

/** A business that sells houses, with its owner and somebody of the portal's team. */
export async function createAgency(portal: Portal, { plan = 'espadarte' as PaidPlan } = {}) {
  const owner = await createPerson(portal, { plan, name: 'Nonato Reis' })
  const listing = await createListing(portal, {
    owner,
    fields: { modules: ['real_estate'], email: 'corretora@exemplo.test', whatsapp: '91988880000' },
  })
  const admin = await createPerson(portal, { role: 'admin' })
  const base = `/my/establishments/${listing.id}`
  const as = (
    person: Pick<TestPerson, 'cookie'> | null,
    method: Parameters<typeof call>[1],
    path: string,
    body?: object,
  ) => call(portal, method, `${base}${path}`, body, person ? { cookie: person.cookie } : {})
  const mine = (method: Parameters<typeof call>[1], path: string, body?: object) =>
    as(owner, method, path, body)
  const draft = (
    more: Partial<PropertyContent> = {},
    photo_ids: string[] = [],
    id = randomUUID(),
  ) => mine('POST', '/properties', { id, content: plainProperty(more), photo_ids })
  const move = (id: string, version: number, status: string) =>
    mine('POST', `/properties/${id}/status`, { version, status })
  /** On the air at once. */
  async function publish(more: Partial<PropertyContent> = {}, photos: string[] = []) {
    const added = await draft(more, photos)
    if (added.status !== 201) throw new Error(JSON.stringify(added.json))
    const moved = await move(added.json.id, added.json.version, 'published')
    if (moved.status !== 200) throw new Error(JSON.stringify(moved.json))
    return moved.json as { id: string; slug: string; version: number }
  }
  const list = (query = '') =>
    call(portal, 'GET', `/establishments/${listing.slug}/properties${query}`)
  const read = (slug: string) =>
    call(portal, 'GET', `/establishments/${listing.slug}/properties/${slug}`)
  const own = async (id: string) =>
    (await mine('GET', '/properties')).json.properties.find(
      (property: { id: string }) => property.id === id,
    )
  return { owner, admin, listing, base, as, mine, draft, move, publish, list, read, own }
}
export type Agency = Awaited<ReturnType<typeof createAgency>>
