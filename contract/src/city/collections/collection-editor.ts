import { z } from 'zod'
import { Photo } from '../../ground/media/media.ts'
import { endpoint } from '../../shared/endpoint.ts'
import { moment } from '../../shared/moment.ts'
import { textLine } from '../../shared/plain-text.ts'
import {
  COLLECTION_STATUSES,
  COLLECTION_SUMMARY_MAX,
  COLLECTION_TITLE_MAX,
  MOST_COLLECTION_DAYS,
  MOST_COLLECTION_STOPS,
  STOP_NOTE_MAX,
} from './collection.texts.ts'
import { Collection, CollectionKind } from './collection.ts'

const CollectionStatus = z.enum(COLLECTION_STATUSES)
const title = textLine(COLLECTION_TITLE_MAX).min(3, 'Escreva um título com pelo menos 3 letras.')

/** A business of the guide, or a beach or attraction. */
const ChosenPlace = z
  .object({ kind: z.enum(['establishment', 'sight']), id: z.uuid('Escolha o lugar.') })
  .strict()
export type ChosenPlace = z.infer<typeof ChosenPlace>

const EditedStop = z
  .object({
    place: ChosenPlace,
    note: textLine(STOP_NOTE_MAX),
    day: z
      .int('Escreva o número do dia.')
      .min(1, 'Use um dia a partir do 1.')
      .max(MOST_COLLECTION_DAYS, `Use no máximo ${MOST_COLLECTION_DAYS} dias.`)
      .nullable(),
    minute: z.int().min(0).max(1439).nullable(),
  })
  .strict()
  .refine(({ day, minute }) => minute === null || day !== null, {
    path: ['day'],
    message: 'Diga em que dia é esta hora.',
  })
export type EditedStop = z.infer<typeof EditedStop>

/** A collection as its editors see it, also while it is a draft. */
export const EditedCollection = z
  .object({
    id: z.uuid(),
    kind: CollectionKind,
    slug: z.string(),
    title: z.string(),
    summary: z.string(),
    status: CollectionStatus,
    version: z.int(),
    cover: Photo.nullable(),
    stops: z.array(
      z.object({
        place: ChosenPlace,
        name: z.string(),
        note: z.string(),
        day: z.int().nullable(),
        minute: z.int().nullable(),
        /** Whether visitors see it: it may have left the guide. */
        is_shown: z.boolean(),
      }),
    ),
    updated_at: moment,
  })
  .meta({ id: 'EditedCollection' })
export type EditedCollection = z.input<typeof EditedCollection>

const collection = z.object({ id: z.uuid() })
/** What the editor read: two people never overwrite each other silently. */
const seen = { version: z.int().positive() }

export const listAllCollections = endpoint({
  method: 'GET',
  path: '/api/v1/admin/collections',
  access: 'editor',
  tag: 'Administração',
  summary: 'Todos os roteiros prontos e coleções, também rascunhos e arquivados',
  response: z.array(EditedCollection),
  status: 200,
})

export const createCollection = endpoint({
  method: 'POST',
  path: '/api/v1/admin/collections',
  access: 'editor',
  tag: 'Administração',
  summary: 'Cria o rascunho de um roteiro pronto ou coleção',
  body: z.object({ kind: CollectionKind, title }).strict(),
  response: EditedCollection,
  status: 201,
})

/** The address stays, whatever the title. */
export const updateCollection = endpoint({
  method: 'PUT',
  path: '/api/v1/admin/collections/:id',
  access: 'editor',
  tag: 'Administração',
  summary: 'Grava título, resumo, capa e lugares, na ordem',
  params: collection,
  body: z
    .object({
      ...seen,
      kind: CollectionKind,
      title,
      summary: textLine(COLLECTION_SUMMARY_MAX),
      cover_id: z.uuid().nullable(),
      stops: z
        .array(EditedStop)
        .max(MOST_COLLECTION_STOPS, `Escolha no máximo ${MOST_COLLECTION_STOPS} lugares.`),
    })
    .strict(),
  response: EditedCollection,
  status: 200,
})

export const setCollectionStatus = endpoint({
  method: 'POST',
  path: '/api/v1/admin/collections/:id/status',
  access: 'editor',
  tag: 'Administração',
  summary: 'Publica, recolhe ou arquiva um roteiro pronto ou coleção',
  params: collection,
  body: z.object({ ...seen, status: CollectionStatus }).strict(),
  response: EditedCollection,
  status: 200,
})

/** All of them, in their new order; refused where somebody added or moved one meanwhile. */
export const orderCollections = endpoint({
  method: 'PUT',
  path: '/api/v1/admin/collections-order',
  access: 'editor',
  tag: 'Administração',
  summary: 'Grava a ordem da lista de roteiros e coleções',
  body: z.object({ seen: z.array(z.uuid()).max(500), wanted: z.array(z.uuid()).max(500) }).strict(),
  response: z.array(EditedCollection),
  status: 200,
})

export const previewCollection = endpoint({
  method: 'GET',
  path: '/api/v1/admin/collections/:id/preview',
  access: 'editor',
  tag: 'Administração',
  summary: 'A página como os visitantes a verão, também antes de publicada',
  params: collection,
  response: Collection,
  status: 200,
})
