import { z } from 'zod'
import { Photo } from '../../ground/media/media.ts'
import { endpoint } from '../../shared/endpoint.ts'
import { moment } from '../../shared/moment.ts'
import { textLine } from '../../shared/plain-text.ts'
import { FoundDish } from '../catalogue/dish.ts'
import { DeliveryZone, OrderMode } from './ordering.ts'

/** Who in the city can be ordered food from, for one bairro or for all of them. */

/** So many are shown; whoever looks for another one has the search. */
export const MOST_KITCHENS = 60
export const MOST_KITCHEN_DISHES = 24

export const Kitchen = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    name: z.string(),
    /** Of its category: "Peixes e frutos do mar". */
    kind: z.string(),
    category_icon: z.string(),
    photo: Photo.nullable(),
    rating: z.object({ mean: z.number(), count: z.int() }).nullable(),
    has_coupon: z.boolean(),
    /** Invented to show the portal. */
    is_demo: z.boolean(),
    /** How its menu is ordered from home. */
    modes: z.array(OrderMode),
    pause: z.object({ until: moment.nullable() }).nullable(),
    kitchen: z.object({
      is_open: z.boolean(),
      last_order_at: moment.nullable(),
      opens_at: moment.nullable(),
    }),
    /** Null where it is not delivered to the bairro, now or at all, or no bairro was asked about. */
    zone: DeliveryZone.nullable(),
    /** Delivery rests, there or everywhere; what is fetched goes on. */
    is_delivery_paused: z.boolean(),
    least_fee_cents: z.int().nullable(),
    /** Of the nearest bairro, or of pick-up where nothing is delivered. */
    preparation_minutes: z.int(),
    /** The first free half hour, where orders for later are taken. */
    first_slot: moment.nullable(),
  })
  .meta({ id: 'Kitchen' })
export type Kitchen = z.input<typeof Kitchen>

const bairro = textLine(80).optional()

export const listKitchens = endpoint({
  method: 'GET',
  path: '/api/v1/kitchens',
  access: 'anyone',
  tag: 'Pedidos',
  summary: 'Cozinhas de que se pede: quem entrega no bairro, por quanto e em quanto tempo',
  query: z.object({ bairro }),
  response: z.object({
    /** Who takes orders now stands first. */
    kitchens: z.array(Kitchen),
    /** Whether there are more than are shown. */
    is_cut: z.boolean(),
    /** Bairros that somebody delivers to, with how many do at this moment. */
    neighbourhoods: z.array(z.object({ name: z.string(), delivering: z.int() })),
  }),
  status: 200,
})

export const KitchenDish = z
  .object({ dish: FoundDish, description: z.string(), kitchen: Kitchen })
  .meta({ id: 'KitchenDish' })
export type KitchenDish = z.input<typeof KitchenDish>

/** The best dish of each kitchen, who takes orders now first. */
export const findKitchenDishes = endpoint({
  method: 'GET',
  path: '/api/v1/kitchens/dishes',
  access: 'anyone',
  tag: 'Pedidos',
  summary: 'Pratos de cozinhas de que se pede, pelo nome',
  query: z.object({ q: textLine(60).min(1, 'Escreva o nome de um prato.'), bairro }),
  response: z.object({ dishes: z.array(KitchenDish) }),
  status: 200,
})
