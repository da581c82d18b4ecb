import { z } from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { textLine } from '../shared/plain-text.ts'
import { ALT_MAX_LENGTH } from './photo-rules.ts'

/** What a page needs to show a photo; other parts of the contract carry it. */
export const Photo = z
  .object({
    id: z.uuid(),
    /** Of the photo as it is seen; its files are never wider. */
    width: z.int().positive(),
    height: z.int().positive(),
    /** Base64. Absent while the photo is prepared. */
    thumbhash: z.string().nullable(),
    alt: z.string(),
    /** Shown only to its owner and to administrators, at an address that asks who looks. */
    is_private: z.boolean().optional(),
  })
  .meta({ id: 'Photo' })
export type Photo = z.infer<typeof Photo>

export const MediaStatus = z.enum(['processing', 'ready', 'failed'])
export type MediaStatus = z.infer<typeof MediaStatus>

/** A photo as its owner sees it. */
export const OwnPhoto = Photo.extend({
  status: MediaStatus,
  created_at: z.iso.datetime({ offset: true }),
}).meta({ id: 'OwnPhoto' })
export type OwnPhoto = z.infer<typeof OwnPhoto>

/** A document proves something to the administrators and never gets a public address. */
export const PhotoPurpose = z.enum(['photo', 'document'])
export type PhotoPurpose = z.infer<typeof PhotoPurpose>

const photo = z.object({ id: z.uuid() })

export const uploadPhoto = endpoint({
  method: 'POST',
  path: '/api/v1/media',
  access: 'person',
  tag: 'Fotos',
  summary: 'Envia uma foto (JPEG, PNG, WebP ou AVIF, até 15 MB e 40 megapixels)',
  consumes: 'multipart/form-data',
  query: z.object({ purpose: PhotoPurpose.default('photo') }),
  body: z.object({ file: z.file() }),
  response: OwnPhoto,
  status: 201,
})

export const readPhoto = endpoint({
  method: 'GET',
  path: '/api/v1/media/:id',
  access: 'person',
  tag: 'Fotos',
  summary: 'Uma foto da própria pessoa e se já está pronta',
  params: photo,
  response: OwnPhoto,
  status: 200,
})

export const describePhoto = endpoint({
  method: 'PATCH',
  path: '/api/v1/media/:id',
  access: 'person',
  tag: 'Fotos',
  summary: 'Descreve uma foto para quem não a vê',
  params: photo,
  body: z.object({ alt: textLine(ALT_MAX_LENGTH) }).strict(),
  response: OwnPhoto,
  status: 200,
})

export const removePhoto = endpoint({
  method: 'DELETE',
  path: '/api/v1/media/:id',
  access: 'person',
  tag: 'Fotos',
  summary: 'Apaga uma foto que não aparece em nenhum lugar',
  params: photo,
  response: z.object({ removed: z.literal(true) }),
  status: 200,
})
