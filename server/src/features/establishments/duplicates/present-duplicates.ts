import type { ComparedEstablishment } from '@portal/contract/establishments/duplicates'
import type { ComparedRow } from './duplicates.store.ts'

export function presentCompared(row: ComparedRow): ComparedEstablishment {
  const { latitude, longitude } = row
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    status: row.status,
    category: { slug: row.category_slug, name: row.category_name },
    neighbourhood: row.neighbourhood,
    address: [row.street, row.number].filter(Boolean).join(', ') || null,
    phone: row.phone,
    whatsapp: row.whatsapp,
    cnpj: row.cnpj,
    place: latitude === null || longitude === null ? null : { latitude, longitude },
    owner: row.owner,
    photo: row.photo,
    photos: row.photos,
    reviews: row.reviews,
    favourites: row.favourites,
    messages: row.messages,
    has_hours: row.has_hours,
    version: row.version,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}
