import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { textLine } from '../../shared/plain-text.ts'
import { TABLE_MAX_LENGTH } from './tide.constants.ts'
import { TideExtreme } from './tide.ts'

/** An official table that is in use for some days at least. */
export const TideTable = z
  .object({
    id: z.uuid(),
    name: z.string(),
    edition: z.string(),
    imported_by: z.string().nullable(),
    imported_at: z.iso.datetime({ offset: true }),
    /** Of the days it still tells; a later table may have taken some of its days over. */
    days: z.int(),
    first_date: z.iso.date().nullable(),
    last_date: z.iso.date().nullable(),
  })
  .meta({ id: 'TideTable' })
export type TideTable = z.infer<typeof TideTable>

export const TidePreview = z
  .object({
    days: z.int(),
    extremes: z.int(),
    first_date: z.iso.date().nullable(),
    last_date: z.iso.date().nullable(),
    /** Any of these and nothing is imported. */
    problems: z.array(z.object({ line: z.int(), message: z.string() })),
    /** Days a table tells already, and otherwise: which of the two counts is for a person to say. */
    conflicts: z.array(
      z.object({
        date: z.iso.date(),
        present: z.object({
          name: z.string(),
          edition: z.string(),
          extremes: z.array(TideExtreme),
        }),
        imported: z.array(TideExtreme),
      }),
    ),
    conflict_count: z.int(),
    /** Days far from our own estimate: another port or another time zone, most likely. */
    doubts: z.array(z.object({ date: z.iso.date(), minutes: z.int(), metres: z.number() })),
    doubt_count: z.int(),
  })
  .meta({ id: 'TidePreview' })
export type TidePreview = z.infer<typeof TidePreview>

const csv = z
  .string()
  .min(1, 'Escolha um arquivo.')
  .max(TABLE_MAX_LENGTH, 'O arquivo é grande demais. Divida em dois.')

export const listTideTables = endpoint({
  method: 'GET',
  path: '/api/v1/admin/tides/tables',
  access: 'administrator',
  tag: 'Administração',
  summary: 'Tábuas oficiais importadas',
  response: z.array(TideTable),
  status: 200,
})

/** Writes nothing. */
export const previewTideTable = endpoint({
  method: 'POST',
  path: '/api/v1/admin/tides/preview',
  access: 'administrator',
  tag: 'Administração',
  summary: 'Confere uma tábua oficial (CSV) sem gravar nada',
  body: z.object({ csv }).strict(),
  response: TidePreview,
  status: 200,
})

export const importTideTable = endpoint({
  method: 'POST',
  path: '/api/v1/admin/tides/tables',
  access: 'administrator',
  tag: 'Administração',
  summary: 'Importa uma tábua oficial; os dias dela passam a valer no lugar da estimativa',
  body: z
    .object({
      csv,
      name: textLine(120).min(2, 'Escreva quem publicou a tábua.'),
      edition: textLine(60).min(1, 'Escreva a edição.'),
      /** Days that another table tells otherwise: without this nothing is imported. */
      replace: z.boolean().default(false),
      /** Days far from our estimate: without this nothing is imported. */
      accept_doubts: z.boolean().default(false),
    })
    .strict(),
  response: z.array(TideTable),
  status: 201,
})

export const removeTideTable = endpoint({
  method: 'DELETE',
  path: '/api/v1/admin/tides/tables/:id',
  access: 'administrator',
  tag: 'Administração',
  summary: 'Remove uma tábua oficial: os dias dela voltam à estimativa',
  params: z.object({ id: z.uuid() }),
  response: z.array(TideTable),
  status: 200,
})
