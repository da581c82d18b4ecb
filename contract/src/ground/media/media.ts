import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { moment } from '../../shared/moment.ts'
import { textLine } from '../../shared/plain-text.ts'
import { ALT_MAX_LENGTH } from './photo-rules.ts'

const fraction = z.number().min(0).max(1)

/** What must stay in sight where a frame shows only a part of the photo. */
export const Focus = z.object({ x: fraction, y: fraction }).strict()
export type Focus = z.infer<typeof Focus>

/** A part of a photo, in pixels of the whole one as it is seen. */
export const Crop = z
  .object({
    left: z.int().nonnegative(),
    top: z.int().nonnegative(),
    width: z.int().positive(),
    height: z.int().positive(),
  })
  .strict()
export type Crop = z.infer<typeof Crop>

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
    /** Absent where the middle will do. */
    focus: Focus.optional(),
    /** Shown only to its owner and to administrators, at an address that asks who looks. */
    is_private: z.boolean().optional(),
  })
  .meta({ id: 'Photo' })
export type Photo = z.infer<typeof Photo>

/** The photo that a record shows, and its words where they are written with it. */
export const ChosenPhoto = z
  .object({ id: z.uuid(), alt: textLine(ALT_MAX_LENGTH).optional() })
  .strict()

export const MediaStatus = z.enum(['processing', 'ready', 'failed'])
export type MediaStatus = z.infer<typeof MediaStatus>

/** A photo as its owner sees it. */
export const OwnPhoto = Photo.extend({
  status: MediaStatus,
  /** The whole photo this was cut from, and where; absent where it is whole itself. */
  cropped_from: Crop.extend({
    id: z.uuid(),
    /** Of the whole photo. */
    whole_width: z.int().positive(),
    whole_height: z.int().positive(),
  }).optional(),
  created_at: moment,
}).meta({ id: 'OwnPhoto' })
export type OwnPhoto = z.input<typeof OwnPhoto>

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
  summary: 'Descreve uma foto para quem não a vê, ou diz o que nela importa',
  params: photo,
  body: z
    .object({ alt: textLine(ALT_MAX_LENGTH), focus: Focus.nullable() })
    .partial()
    .strict()
    .refine(({ alt, focus }) => alt !== undefined || focus !== undefined, {
      error: 'Diga o que mudar na foto.',
    }),
  response: OwnPhoto,
  status: 200,
})

/** Asked for again, it is the same photo; the whole rectangle is the whole photo again. */
export const cropPhoto = endpoint({
  method: 'POST',
  path: '/api/v1/media/:id/crop',
  access: 'person',
  tag: 'Fotos',
  summary: 'Recorta uma foto; a inteira fica guardada e pode voltar',
  params: photo,
  body: Crop,
  response: OwnPhoto,
  status: 201,
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
