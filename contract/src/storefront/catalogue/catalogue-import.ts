import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { CatalogueKind } from './catalogue.ts'

export const CatalogueImportRow = z
  .object({
    /** As the spreadsheet counts: the head is the first. */
    line: z.int(),
    section: z.string(),
    name: z.string(),
    price_cents: z.int().nullable(),
    /** An item of that section and name is updated; the line that repeats another of the sheet is left out. */
    outcome: z.enum(['create', 'update', 'same', 'invalid']),
    problems: z.array(z.object({ column: z.string(), message: z.string() })),
  })
  .meta({ id: 'CatalogueImportRow' })
export type CatalogueImportRow = z.infer<typeof CatalogueImportRow>

const counts = z.object({ create: z.int(), update: z.int(), same: z.int(), invalid: z.int() })

export const CatalogueImportPreview = z
  .object({
    /** Of the file's bytes: what is confirmed is what was looked at. */
    hash: z.string(),
    ignored_columns: z.array(z.string()),
    new_sections: z.array(z.string()),
    counts,
    rows: z.array(CatalogueImportRow),
  })
  .meta({ id: 'CatalogueImportPreview' })
export type CatalogueImportPreview = z.infer<typeof CatalogueImportPreview>

const params = z.object({ id: z.uuid(), kind: CatalogueKind })
const own = { tag: 'Meu negócio', params } as const
const form = { consumes: 'multipart/form-data', body: z.object({ file: z.file() }) } as const

/** Writes nothing. */
export const previewCatalogueImport = endpoint({
  ...own,
  access: 'person',
  ...form,
  method: 'POST',
  path: '/api/v1/my/establishments/:id/catalogue/:kind/import/preview',
  summary: 'Confere uma planilha de itens (CSV até 1 MB) linha por linha, sem gravar nada',
  response: CatalogueImportPreview,
  status: 200,
})

/** All that is right is written, or nothing is. The same file a second time changes nothing. */
export const importCatalogue = endpoint({
  ...own,
  access: 'person',
  ...form,
  method: 'POST',
  path: '/api/v1/my/establishments/:id/catalogue/:kind/import',
  summary: 'Importa a planilha conferida: as linhas com erro ficam de fora',
  query: z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/) }),
  response: counts,
  status: 200,
})

export const exportCatalogue = endpoint({
  ...own,
  access: 'person',
  method: 'GET',
  path: '/api/v1/my/establishments/:id/catalogue/:kind/items.csv',
  summary: 'Todos os itens, nas colunas que a importação lê',
  produces: 'text/csv',
  response: z.string(),
  status: 200,
})
