import type {
  Amenity,
  Module,
  PaymentMethod,
} from '@portal/contract/guide/establishments/establishment'
import type {
  EstablishmentChanges,
  EstablishmentFields,
} from '@portal/contract/guide/establishments/establishment-fields'
import type { OwnEstablishment } from '@portal/contract/guide/establishments/own-establishment'
import { type FieldName, TEXT_FIELDS } from '@portal/contract/guide/establishments/vocabulary'
import { entriesOf, recordOf } from '@portal/contract/shared/records'

type TextField = (typeof TEXT_FIELDS)[number] | 'name' | 'category_id' | 'subcategory_id'

/** A point on the map, as the pin's field has it. */
export type Pin = { lat: number; lng: number }

/** Everything an owner writes of a listing, as it stands in the fields: nothing is an empty text. */
export type ListingForm = Record<TextField, string> & {
  /** Written in one line, with commas. */
  specialties: string
  place: Pin | null
  price_range: string
  rooms: string
  payment_methods: PaymentMethod[]
  amenities: Amenity[]
  modules: Module[]
}
export type FormField = keyof ListingForm & FieldName
export type FormProblem = { field: FieldName; message: string }

export const EMPTY_FORM: ListingForm = {
  name: '',
  category_id: '',
  subcategory_id: '',
  specialties: '',
  ...recordOf(TEXT_FIELDS, () => ''),
  place: null,
  price_range: '',
  payment_methods: [],
  amenities: [],
  rooms: '',
  modules: [],
}

/** What waits for approval is what its owner wrote last, so that is what the fields hold. */
export function toForm(listing: OwnEstablishment): ListingForm {
  const now = { ...listing, ...listing.waiting?.values }
  const place = now.place === undefined ? listing.place : now.place
  return {
    ...EMPTY_FORM,
    ...recordOf(TEXT_FIELDS, (name) => now[name] ?? ''),
    name: now.name ?? listing.name,
    category_id: now.category_id ?? listing.category_id,
    subcategory_id: now.subcategory_id ?? '',
    specialties: now.specialties.join(', '),
    place: place && { lat: place.latitude, lng: place.longitude },
    price_range: String(now.price_range ?? ''),
    rooms: String(now.rooms ?? ''),
    payment_methods: now.payment_methods,
    amenities: now.amenities,
    modules: now.modules,
  }
}

/** What the fields hold, as it is sent: an empty text is null. */
export function readForm(form: ListingForm): EstablishmentFields {
  return {
    ...recordOf(TEXT_FIELDS, (name) => form[name].trim() || null),
    name: form.name.trim(),
    category_id: form.category_id,
    subcategory_id: form.subcategory_id || null,
    specialties: readSpecialties(form.specialties),
    place: form.place && { latitude: form.place.lat, longitude: form.place.lng },
    price_range: form.price_range === '' ? null : Number(form.price_range),
    rooms: form.rooms.trim() === '' ? null : Number(form.rooms),
    payment_methods: form.payment_methods,
    amenities: form.amenities,
    modules: form.modules,
  }
}

/** "açaí, tacacá; Açaí" is two things. */
export function readSpecialties(text: string): string[] {
  const seen = new Set<string>()
  return text
    .split(/[,;\n]/)
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter((part) => {
      const folded = part.toLocaleLowerCase('pt-BR')
      if (part === '' || seen.has(folded)) return false
      seen.add(folded)
      return true
    })
}

/** Only what differs is sent: two people who edit different fields do not undo each other. */
export function changedFields(base: OwnEstablishment, form: ListingForm): EstablishmentChanges {
  return differences(readForm(toForm(base)), readForm(form))
}

/** The newest values, with what this person wrote kept on top. */
export function keepTyped(
  base: OwnEstablishment,
  latest: OwnEstablishment,
  form: ListingForm,
): ListingForm {
  const changed = changedFields(base, form)
  const typed = entriesOf(form).filter(([name]) => Object.hasOwn(changed, name))
  return { ...toForm(latest), ...Object.fromEntries(typed) }
}

function differences(
  before: EstablishmentFields,
  after: EstablishmentFields,
): EstablishmentChanges {
  return Object.fromEntries(
    entriesOf(after).filter(
      ([name, value]) => JSON.stringify(before[name]) !== JSON.stringify(value),
    ),
  )
}
