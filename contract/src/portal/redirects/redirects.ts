import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { sortedPage } from '../../shared/list-query.ts'
import { textLine } from '../../shared/plain-text.ts'

export const REDIRECT_STATUSES = [301, 302, 410] as const
export const RedirectStatus = z.literal(REDIRECT_STATUSES)
export type RedirectStatus = z.infer<typeof RedirectStatus>

export const REDIRECT_SORTS = [
  'recentes',
  'antigos',
  'nome',
  'nome-desc',
  'usos',
  'usos-asc',
] as const
export const RedirectSort = z.enum(REDIRECT_SORTS)
export type RedirectSort = z.infer<typeof RedirectSort>

export const Redirect = z
  .object({
    id: z.uuid(),
    from: z.string(),
    /** Null for what is gone for good. */
    to: z.string().nullable(),
    status: RedirectStatus,
    hits: z.int(),
    last_used_at: z.iso.datetime().nullable(),
    created_at: z.iso.datetime(),
    version: z.int(),
  })
  .meta({ id: 'Redirect' })
export type Redirect = z.infer<typeof Redirect>

/** A path, or a whole address of the portal; what it comes to is the server's business. */
const fields = {
  from: textLine(300).min(1, 'Escreva o endereço antigo.'),
  to: textLine(500).nullable(),
  status: RedirectStatus,
}
export const RedirectFields = z.object(fields).strict()
export type RedirectFields = z.infer<typeof RedirectFields>

const tag = 'Administração'
const one = z.object({ id: z.uuid() })

export const listRedirects = endpoint({
  method: 'GET',
  path: '/api/v1/admin/redirects',
  access: 'administrator',
  tag,
  summary: 'Endereços antigos e para onde levam',
  query: z
    .object({
      search: z.string().trim().max(80).optional(),
      status: z.enum(['301', '302', '410']).optional(),
      /** Those that nobody has followed. */
      unused: z.literal('sim').optional(),
      sort: RedirectSort.default('recentes'),
      ...sortedPage,
    })
    .strict(),
  response: z.object({
    redirects: z.array(Redirect),
    next_cursor: z.string().nullable(),
    total: z.int(),
  }),
  status: 200,
})

export const addRedirect = endpoint({
  method: 'POST',
  path: '/api/v1/admin/redirects',
  access: 'administrator',
  tag,
  summary: 'Leva um endereço antigo a outro',
  body: RedirectFields,
  response: Redirect,
  status: 201,
})

export const updateRedirect = endpoint({
  method: 'PUT',
  path: '/api/v1/admin/redirects/:id',
  access: 'administrator',
  tag,
  summary: 'Muda para onde um endereço antigo leva',
  params: one,
  body: RedirectFields.extend({ version: z.int().positive() }).strict(),
  response: Redirect,
  status: 200,
})

export const removeRedirect = endpoint({
  method: 'DELETE',
  path: '/api/v1/admin/redirects/:id',
  access: 'administrator',
  tag,
  summary: 'Apaga um redirecionamento',
  params: one,
  response: z.object({}),
  status: 200,
})

/** Each row by itself: what one refuses does not hold the others up. */
export const importRedirects = endpoint({
  method: 'POST',
  path: '/api/v1/admin/redirects/import',
  access: 'administrator',
  tag,
  summary: 'Traz redirecionamentos de uma planilha',
  consumes: 'multipart/form-data',
  body: z.object({ file: z.file() }),
  response: z.object({
    added: z.int(),
    changed: z.int(),
    same: z.int(),
    refused: z.array(z.object({ line: z.int(), from: z.string(), why: z.string() })),
  }),
  status: 200,
})
