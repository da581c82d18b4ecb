import { z } from 'zod'
import { ChosenPhoto, Photo } from '../../ground/media/media.ts'
import { endpoint } from '../../shared/endpoint.ts'
import { moment } from '../../shared/moment.ts'
import { textLine } from '../../shared/plain-text.ts'
import { MOST_SIGHT_PHOTOS, SIGHT_NAME_MAX, SIGHT_STATUSES } from './sight.texts.ts'
import { SightKind, SightPlace, SightTag } from './sight.ts'
import { SightContent, WrittenSightContent } from './sight-content.ts'

export const SightStatus = z.enum(SIGHT_STATUSES)

const name = textLine(SIGHT_NAME_MAX).min(2, 'Escreva um nome com pelo menos 2 letras.')
const tags = z.array(SightTag).max(12)

/** A beach or an attraction as its editors see it, also while it is a draft. */
export const EditedSight = z
  .object({
    id: z.uuid(),
    kind: SightKind,
    slug: z.string(),
    name: z.string(),
    status: SightStatus,
    version: z.int(),
    tags: z.array(SightTag),
    place: SightPlace.nullable(),
    content: SightContent,
    photos: z.array(Photo),
    verified_at: moment.nullable(),
    updated_at: moment,
  })
  .meta({ id: 'EditedSight' })
export type EditedSight = z.input<typeof EditedSight>

const sight = z.object({ id: z.uuid() })
/** What the editor read: two people never overwrite each other silently. */
const seen = { version: z.int().positive() }

export const listAllSights = endpoint({
  method: 'GET',
  path: '/api/v1/admin/sights',
  access: 'editor',
  tag: 'Administração',
  summary: 'Todas as praias e atrações, também rascunhos e arquivadas',
  query: z.object({ kind: SightKind.optional() }),
  response: z.array(EditedSight),
  status: 200,
})

export const createSight = endpoint({
  method: 'POST',
  path: '/api/v1/admin/sights',
  access: 'editor',
  tag: 'Administração',
  summary: 'Cria o rascunho de uma praia ou atração',
  body: z.object({ kind: SightKind, name }).strict(),
  response: EditedSight,
  status: 201,
})

/** The address stays, whatever the name. */
export const updateSight = endpoint({
  method: 'PUT',
  path: '/api/v1/admin/sights/:id',
  access: 'editor',
  tag: 'Administração',
  summary: 'Grava tudo o que se diz de uma praia ou atração',
  params: sight,
  body: z
    .object({
      ...seen,
      name,
      tags,
      place: SightPlace.nullable(),
      content: WrittenSightContent,
      /** Somebody has just checked that all of it holds. */
      is_verified: z.boolean().default(false),
    })
    .strict(),
  response: EditedSight,
  status: 200,
})

export const setSightStatus = endpoint({
  method: 'POST',
  path: '/api/v1/admin/sights/:id/status',
  access: 'editor',
  tag: 'Administração',
  summary: 'Publica, recolhe ou arquiva uma praia ou atração',
  params: sight,
  body: z.object({ ...seen, status: SightStatus }).strict(),
  response: EditedSight,
  status: 200,
})

export const setSightPhotos = endpoint({
  method: 'PUT',
  path: '/api/v1/admin/sights/:id/photos',
  access: 'editor',
  tag: 'Administração',
  summary: 'Grava as fotos de uma praia ou atração, na ordem; a primeira é a principal',
  params: sight,
  body: z
    .object({
      ...seen,
      photos: z.array(ChosenPhoto).max(MOST_SIGHT_PHOTOS),
    })
    .strict(),
  response: EditedSight,
  status: 200,
})
