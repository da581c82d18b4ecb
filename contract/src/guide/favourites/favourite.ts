import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { EstablishmentCard } from '../establishments/establishment.ts'
import { FAVOURITE_CARDS_MAX, FAVOURITES_MAX } from './favourite-limits.ts'

const Ids = z.object({ ids: z.array(z.uuid()) })
const place = z.object({ id: z.uuid() })

/** What was saved last comes first. What is off the air stays saved and is not shown. */
export const listFavourites = endpoint({
  method: 'GET',
  path: '/api/v1/my/favourites',
  access: 'person',
  tag: 'Favoritos',
  summary: 'Estabelecimentos que a pessoa salvou',
  query: z.object({ cursor: z.string().max(200).optional() }),
  response: z.object({
    establishments: z.array(EstablishmentCard),
    next_cursor: z.string().nullable(),
  }),
  status: 200,
})

export const listFavouriteIds = endpoint({
  method: 'GET',
  path: '/api/v1/my/favourites/ids',
  access: 'person',
  tag: 'Favoritos',
  summary: 'Quais estabelecimentos a pessoa salvou',
  response: Ids,
  status: 200,
})

export const addFavourite = endpoint({
  method: 'PUT',
  path: '/api/v1/my/favourites/:id',
  access: 'person',
  tag: 'Favoritos',
  summary: 'Salva um estabelecimento',
  params: place,
  response: z.object({ saved: z.literal(true) }),
  status: 200,
})

export const removeFavourite = endpoint({
  method: 'DELETE',
  path: '/api/v1/my/favourites/:id',
  access: 'person',
  tag: 'Favoritos',
  summary: 'Tira um estabelecimento dos salvos',
  params: place,
  response: z.object({ saved: z.literal(false) }),
  status: 200,
})

/** After signing in: what the browser kept joins what the account knows. What is gone is left out. */
export const mergeFavourites = endpoint({
  method: 'POST',
  path: '/api/v1/my/favourites/merge',
  access: 'person',
  tag: 'Favoritos',
  summary: 'Junta os salvos do navegador aos da conta',
  body: Ids.extend({ ids: z.array(z.uuid()).max(FAVOURITES_MAX) }).strict(),
  response: Ids,
  status: 200,
})

/** For a visitor, whose browser knows only ids; answered in the order asked for. */
export const readFavouriteCards = endpoint({
  method: 'GET',
  path: '/api/v1/favourites/cards',
  access: 'anyone',
  tag: 'Favoritos',
  summary: 'Cartões de estabelecimentos pelos ids que o navegador guardou',
  query: z.object({
    ids: z
      .string()
      .max(FAVOURITE_CARDS_MAX * 37)
      .transform((text) => text.split(','))
      .pipe(z.array(z.uuid()).min(1).max(FAVOURITE_CARDS_MAX)),
  }),
  response: z.object({ establishments: z.array(EstablishmentCard) }),
  status: 200,
})
