import type { OwnPhoto } from '@portal/contract/ground/media/media'
import type { OwnProperty } from '@portal/contract/properties/properties/own-property'
import type { PropertyContent } from '@portal/contract/properties/properties/property-fields'

/** What is typed, as it is typed. Money in centavos, as the masked field hands it out. */
export type PropertyForm = {
  title: string
  description: string
  code: string
  type: PropertyContent['type']
  usage: PropertyContent['usage']
  sale: string
  rent: string
  season: string
  condominium: string
  has_no_condominium: boolean
  iptu: string
  iptu_period: 'month' | 'year'
  living_area: string
  lot_area: string
  bedrooms: string
  suites: string
  bathrooms: string
  parking: string
  amenities: PropertyContent['amenities']
  papers: PropertyContent['papers']
  street: string
  number: string
  complement: string
  neighbourhood: string
  cep: string
  display_address: PropertyContent['display_address']
  location: { lat: number; lng: number } | null
  photos: OwnPhoto[]
}

/** Hidden addresses are the rule: who wants to show it says so. */
export const newProperty = (): PropertyForm => ({
  ...{ title: '', description: '', code: '', type: 'casa', usage: 'residencial' },
  ...{ sale: '', rent: '', season: '', condominium: '', has_no_condominium: false },
  ...{ iptu: '', iptu_period: 'year', living_area: '', lot_area: '' },
  ...{ bedrooms: '', suites: '', bathrooms: '', parking: '', amenities: [], papers: [] },
  ...{ street: '', number: '', complement: '', neighbourhood: '', cep: '' },
  ...{ display_address: 'neighbourhood', location: null, photos: [] },
})

const text = (value: number | null) => (value === null ? '' : String(value))

export function toForm({ content, photos }: Pick<OwnProperty, 'content' | 'photos'>): PropertyForm {
  const { iptu, location, condominium_cents: condominium } = content
  return {
    title: content.title,
    description: content.description,
    code: content.code ?? '',
    type: content.type,
    usage: content.usage,
    sale: text(content.sale_price_cents),
    rent: text(content.rent_price_cents),
    season: text(content.season_price_cents),
    condominium: condominium === 0 ? '' : text(condominium),
    has_no_condominium: condominium === 0,
    iptu: text(iptu?.cents ?? null),
    iptu_period: iptu?.period ?? 'year',
    living_area: text(content.living_area),
    lot_area: text(content.lot_area),
    bedrooms: text(content.bedrooms),
    suites: text(content.suites),
    bathrooms: text(content.bathrooms),
    parking: text(content.parking),
    amenities: content.amenities,
    papers: content.papers,
    street: content.street ?? '',
    number: content.number ?? '',
    complement: content.complement ?? '',
    neighbourhood: content.neighbourhood ?? '',
    cep: content.cep ?? '',
    display_address: content.display_address,
    location: location && { lat: location.latitude, lng: location.longitude },
    photos: photos.map((photo) => ({ ...photo, status: 'ready' as const, created_at: '' })),
  }
}

/** Empty is "não informado"; what is no number is refused in the contract's own words. */
const orNull = (typed: string) => (typed.trim() === '' ? null : Number(typed.replace(/\./g, '')))
const lineOrNull = (typed: string) => typed.trim() || null

export function toContent(form: PropertyForm): PropertyContent {
  const iptu = orNull(form.iptu)
  return {
    title: form.title,
    description: form.description,
    code: lineOrNull(form.code),
    type: form.type,
    usage: form.usage,
    sale_price_cents: orNull(form.sale),
    rent_price_cents: orNull(form.rent),
    season_price_cents: orNull(form.season),
    condominium_cents: form.has_no_condominium ? 0 : orNull(form.condominium),
    iptu: iptu === null ? null : { cents: iptu, period: form.iptu_period },
    living_area: orNull(form.living_area),
    lot_area: orNull(form.lot_area),
    bedrooms: orNull(form.bedrooms),
    suites: orNull(form.suites),
    bathrooms: orNull(form.bathrooms),
    parking: orNull(form.parking),
    amenities: form.amenities,
    papers: form.papers,
    street: lineOrNull(form.street),
    number: lineOrNull(form.number),
    complement: lineOrNull(form.complement),
    neighbourhood: lineOrNull(form.neighbourhood),
    cep: lineOrNull(form.cep),
    display_address: form.display_address,
    location: form.location && { latitude: form.location.lat, longitude: form.location.lng },
  }
}

const FIELDS: Record<string, string> = {
  sale_price_cents: 'sale',
  rent_price_cents: 'rent',
  season_price_cents: 'season',
  condominium_cents: 'condominium',
  photo_ids: 'photos',
}

/** From a path in the body to that of the form. */
export function fieldOf(path: string): string {
  const [first = '', second = ''] = path.split('.')
  const name = first === 'content' ? second : first
  return FIELDS[name] ?? name
}
