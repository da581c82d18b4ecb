import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { FileBytes } from '../../shared/file-bytes.ts'
import { POSTER_KINDS, POSTER_SIZES, QR_FORMATS } from './poster-sizes.ts'

const place = z.object({ id: z.uuid() })
const kind = z.enum(POSTER_KINDS).default('page')

/** What a poster says; the drawing and its preview say the same. */
export const Poster = z
  .object({
    name: z.string(),
    category: z.string(),
    invitation: z.string(),
    promise: z.string(),
    kind: z.enum(POSTER_KINDS),
    /** Those that this place can have: without a menu on the air there is none of it. */
    kinds: z.array(z.enum(POSTER_KINDS)),
    /** Where the code leads: the page, where it is reviewed, or its menu. */
    url: z.string(),
    /** The same, as somebody types it. */
    short_url: z.string(),
    portal: z.object({ name: z.string(), line: z.string() }),
    /** Said on the poster of an invented business; null for a real one. */
    demo_mark: z.string().nullable(),
  })
  .meta({ id: 'Poster' })
export type Poster = z.infer<typeof Poster>

export const readPoster = endpoint({
  method: 'GET',
  path: '/api/v1/my/establishments/:id/poster-words',
  access: 'person',
  tag: 'Meu negócio',
  summary: 'O que diz o cartaz de um estabelecimento publicado',
  params: place,
  query: z.object({ kind }),
  response: Poster,
  status: 200,
})

export const downloadPoster = endpoint({
  method: 'GET',
  path: '/api/v1/my/establishments/:id/poster',
  access: 'person',
  tag: 'Meu negócio',
  summary: 'Cartaz com QR que leva à página, em PDF',
  params: place,
  query: z.object({ size: z.enum(POSTER_SIZES).default('a4'), kind }),
  produces: 'application/pdf',
  response: FileBytes,
  status: 200,
})

export const downloadQr = endpoint({
  method: 'GET',
  path: '/api/v1/my/establishments/:id/qr',
  access: 'person',
  tag: 'Meu negócio',
  summary: 'QR que leva à página, como imagem',
  params: place,
  query: z.object({ format: z.enum(QR_FORMATS).default('png') }),
  produces: 'image/*',
  response: FileBytes,
  status: 200,
})
