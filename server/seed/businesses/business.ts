import type {
  Amenity,
  Module,
  PaymentMethod,
} from '@portal/contract/guide/establishments/establishment'
import type { PriceRange } from '@portal/contract/guide/establishments/guide.texts'
import type { OpeningHours } from '@portal/contract/guide/establishments/hours-types'
import type { PaidPlan } from '@portal/contract/shared/plans'
import type { PosterKind } from '../art/scenes.ts'
import type { Neighbourhood } from './neighbourhoods.ts'
import type { Place } from './street-lines.ts'

/** An invented business. What is left out is not known of it. */
export type DemoBusiness = {
  name: string
  /** The slug of a category within the file's own. */
  within: string
  /** What its owner pays for; without one nobody has claimed the listing. */
  plan?: PaidPlan
  /** One of the people who can sign in; otherwise somebody invented for it. */
  owner?: `${PaidPlan}@demo.salinas`
  /** Members of the club have something there. */
  about?: string
  specialties?: string[]
  /** A street of the city's own map; the number counts metres along it. */
  street: string
  number: string
  complement?: string
  neighbourhood: Neighbourhood
  /** A stall of the beach has no street: it stands here, on the sand. */
  onTheSand?: Place
  price?: PriceRange
  payments?: PaymentMethod[]
  amenities?: Amenity[]
  accessibility?: string
  modules?: Module[]
  /** Of a lodging. */
  stay?: { checkIn: string; checkOut: string; rooms?: number }
  /** `null` is "não informado". */
  hours: OpeningHours | null
  hasWhatsApp?: boolean
  photos?: PosterKind[]
}

export const CARDS_AND_PIX: PaymentMethod[] = ['dinheiro', 'pix', 'debito', 'credito']
export const PIX_AND_CASH: PaymentMethod[] = ['dinheiro', 'pix']
export const EVERY_PAYMENT: PaymentMethod[] = [...CARDS_AND_PIX, 'vale-refeicao']
