import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { VISIT_KINDS } from './visit-kinds.ts'

/** What came into view in one look at a list. */
export const MOST_LISTED = 30
/** A beacon of thirty cards is below it; nothing a page sends is above. */
export const VISIT_BODY_BYTES = 2048

const Slug = z
  .string()
  .max(120)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)

/** What a page tells of its visitor: facts of the page, nothing of the person. */
export const Visit = z
  .object({
    kind: z.enum(VISIT_KINDS),
    page: z
      .string()
      .max(300)
      .regex(/^\/[^?#]*$/, 'Envie somente o caminho.')
      .describe('O caminho da página onde aconteceu'),
    of: z
      .array(Slug)
      .min(1)
      .max(MOST_LISTED)
      .optional()
      .describe('Os negócios, onde a página não é de um só'),
    from: z
      .string()
      .max(300)
      .optional()
      .describe('De onde veio: um caminho do portal, o nome de outro site, ou "poster"'),
    word: z.string().max(200).optional().describe('O que foi procurado na busca do portal'),
  })
  .strict()
  .meta({ id: 'Visit' })
export type Visit = z.infer<typeof Visit>

export const sendVisit = endpoint({
  method: 'POST',
  path: '/api/v1/visits',
  access: 'anyone',
  tag: 'Visitas',
  summary: 'Uma página foi aberta ou usada; contado sem saber por quem',
  body: Visit,
  response: z.null(),
  status: 204,
})
