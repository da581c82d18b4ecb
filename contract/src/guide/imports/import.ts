import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'

export const ImportOutcome = z.enum(['create', 'duplicate', 'invalid'])
export type ImportOutcome = z.infer<typeof ImportOutcome>

/** One line of the sheet and what becomes of it. */
export const ImportRow = z
  .object({
    /** As the spreadsheet counts: the head is the first. */
    line: z.int(),
    name: z.string(),
    outcome: ImportOutcome,
    problems: z.array(z.object({ column: z.string(), message: z.string() })),
    /** What it would repeat: a listing of the guide, or an earlier line of the same sheet. */
    duplicate: z
      .object({
        reason: z.enum(['address', 'cnpj', 'phone', 'name']),
        id: z.uuid().nullable(),
        name: z.string(),
        line: z.int().nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'ImportRow' })
export type ImportRow = z.infer<typeof ImportRow>

export const ImportPreview = z
  .object({
    /** Of the file's bytes: what is confirmed is what was looked at. */
    hash: z.string(),
    encoding: z.enum(['UTF-8', 'UTF-16', 'Windows-1252']),
    separator: z.string(),
    ignored_columns: z.array(z.string()),
    counts: z.object({ create: z.int(), duplicate: z.int(), invalid: z.int() }),
    rows: z.array(ImportRow),
  })
  .meta({ id: 'ImportPreview' })
export type ImportPreview = z.infer<typeof ImportPreview>

const file = { file: z.file() }

/** Writes nothing. */
export const previewImport = endpoint({
  method: 'POST',
  path: '/api/v1/admin/imports/preview',
  access: 'administrator',
  tag: 'Administração',
  summary: 'Confere uma planilha (CSV até 5 MB) linha por linha, sem gravar nada',
  consumes: 'multipart/form-data',
  body: z.object(file),
  response: ImportPreview,
  status: 200,
})

/** All that can be created is, or nothing is. The same file a second time creates nothing. */
export const confirmImport = endpoint({
  method: 'POST',
  path: '/api/v1/admin/imports',
  access: 'administrator',
  tag: 'Administração',
  summary: 'Importa a planilha conferida: o que se repete ou está errado fica de fora',
  consumes: 'multipart/form-data',
  query: z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/) }),
  body: z.object(file),
  response: z.object({
    created: z.int(),
    duplicate: z.int(),
    invalid: z.int(),
    /** Of what was created, in the order of the sheet. */
    establishments: z.array(z.object({ id: z.uuid(), slug: z.string(), name: z.string() })),
  }),
  status: 201,
})
