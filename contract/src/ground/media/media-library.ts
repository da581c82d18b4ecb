import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { LIST_SORTS } from '../../shared/list-query.ts'
import { textLine } from '../../shared/plain-text.ts'
import { Photo } from './media.ts'
import { ALT_MAX_LENGTH } from './photo-rules.ts'

/** A page of the library. */
export const LIBRARY_PAGE = 100

export const MEDIA_USE_KINDS = [
  'establishment',
  'review',
  'item',
  'unit',
  'property',
  'event',
  'article',
  'show',
  'episode',
  'sight',
  'collection',
  'contribution',
  'announcement',
  'settings',
] as const
export const MediaUse = z
  .object({
    kind: z.enum(MEDIA_USE_KINDS),
    /** Null where there is one of its kind. */
    id: z.uuid().nullable(),
    name: z.string(),
  })
  .meta({ id: 'MediaUse' })
export type MediaUse = z.infer<typeof MediaUse>

export const LibraryPhoto = Photo.extend({
  name: z.string(),
  bytes: z.int(),
  status: z.enum(['processing', 'ready', 'failed']),
  /** Whose it is; null once they have left. */
  owner: z.string().nullable(),
  created_at: z.iso.datetime(),
  uses: z.array(MediaUse),
  /** Nothing refers to it: not even an older version of a text. */
  is_unused: z.boolean(),
}).meta({ id: 'LibraryPhoto' })
export type LibraryPhoto = z.infer<typeof LibraryPhoto>

const tag = 'Fotos'
const one = z.object({ id: z.uuid() })

export const listMedia = endpoint({
  method: 'GET',
  path: '/api/v1/admin/media',
  access: 'administrator',
  tag,
  summary: 'Fotos do portal, por nome, e onde cada uma aparece',
  query: z
    .object({
      search: z.string().trim().max(80).optional(),
      /** Those that nothing shows; or those without words for who does not see them. */
      only: z.enum(['sem-uso', 'sem-descricao']).optional(),
      sort: z.enum(LIST_SORTS).default('nome'),
      cursor: z.string().max(900).optional(),
      limit: z.coerce.number().int().min(1).max(LIBRARY_PAGE).default(LIBRARY_PAGE),
    })
    .strict(),
  response: z.object({
    photos: z.array(LibraryPhoto),
    next_cursor: z.string().nullable(),
    total: z.int(),
  }),
  status: 200,
})

export const describeMedia = endpoint({
  method: 'PATCH',
  path: '/api/v1/admin/media/:id',
  access: 'administrator',
  tag,
  summary: 'Descreve qualquer foto para quem não a vê',
  params: one,
  body: z.object({ alt: textLine(ALT_MAX_LENGTH) }).strict(),
  response: LibraryPhoto,
  status: 200,
})

/** `with` is a photo that the administrator has sent and that is ready. */
export const replaceMedia = endpoint({
  method: 'POST',
  path: '/api/v1/admin/media/:id/replace',
  access: 'administrator',
  tag,
  summary: 'Põe outra foto no lugar desta, em todo lugar onde aparece',
  params: one,
  body: z.object({ with: z.uuid() }).strict(),
  response: LibraryPhoto,
  status: 200,
})

export const removeMedia = endpoint({
  method: 'DELETE',
  path: '/api/v1/admin/media/:id',
  access: 'administrator',
  tag,
  summary: 'Apaga uma foto que não aparece em nenhum lugar',
  params: one,
  response: z.object({ removed: z.literal(true) }),
  status: 200,
})

export const readOriginal = endpoint({
  method: 'GET',
  path: '/api/v1/admin/media/:id/original',
  access: 'administrator',
  tag,
  summary: 'A foto como foi enviada',
  params: one,
  produces: 'image/*',
  response: z.string().meta({ format: 'binary' }),
  status: 200,
})
