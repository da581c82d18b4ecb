import type { OpeningHours } from '@portal/contract/guide/establishments/hours-types'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'

/** The business as its system needs it. */
export type PosPlace = {
  id: string
  name: string
  slug: string
  description: string | null
  cnpj: string | null
  email: string | null
  phone: string | null
  whatsapp: string | null
  cep: string | null
  street: string | null
  number: string | null
  complement: string | null
  neighbourhood: string | null
  latitude: number | null
  longitude: number | null
  photoId: string | null
  hours: OpeningHours | null
  isPublished: boolean
  updatedAt: Date
}

/** As many as tell where a bairro is. */
const NEIGHBOURS = 50

/** Reads of the guide; owns nothing. */
export function posPlacesStore(connection: Connection) {
  return {
    async find(id: string): Promise<PosPlace | null> {
      const { rows } = await statement<PosPlace>`
        select id, name, slug, description, cnpj, email, phone, whatsapp, cep, street, number,
          complement, neighbourhood, latitude, longitude, main_photo_id as "photoId", hours,
          status = 'published' as "isPublished", updated_at as "updatedAt"
        from establishments where id = ${id}
      `.execute(connection)
      return rows[0] ?? null
    },

    /** Where its people are told. */
    async findOwner(id: string): Promise<{ name: string; email: string | null } | null> {
      const { rows } = await statement<{ name: string; email: string | null }>`
        select place.name, coalesce(owner.email, place.email) as email
        from establishments as place left join users as owner on owner.id = place.user_id
        where place.id = ${id}
      `.execute(connection)
      return rows[0] ?? null
    },

    /** Where the businesses of a bairro are, on average. */
    async centreOf(neighbourhood: string): Promise<{ latitude: number; longitude: number } | null> {
      const { rows } = await statement<{ latitude: number | null; longitude: number | null }>`
        select avg(listing.latitude)::float8 as latitude, avg(listing.longitude)::float8 as longitude
        from (select id from directory where neighbourhood = ${neighbourhood} limit ${NEIGHBOURS}) as near
        join establishments as listing on listing.id = near.id
        where listing.latitude is not null and listing.longitude is not null
      `.execute(connection)
      const [{ latitude, longitude } = { latitude: null, longitude: null }] = rows
      return latitude === null || longitude === null ? null : { latitude, longitude }
    },
  }
}
