import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { textLine } from '../../shared/plain-text.ts'

/** One letter finds everything: nothing is looked for before two. */
const RECORD_SEARCH_MIN = 2

const query = z.object({ busca: textLine(80).pipe(z.string().min(RECORD_SEARCH_MIN)) }).strict()

export const StaffRecord = z
  .object({
    kind: z.enum([
      'establishment',
      'beach',
      'attraction',
      'collection',
      'utility',
      'article',
      'event',
      'purchase',
      'person',
    ]),
    id: z.uuid(),
    title: z.string(),
    /** What tells it from others of its name: bairro, e-mail. */
    note: z.string().nullable(),
    /** Its status as it is kept; null for people. */
    status: z.string().nullable(),
  })
  .meta({ id: 'StaffRecord' })
export type StaffRecord = z.infer<typeof StaffRecord>

export const findStaffRecords = endpoint({
  method: 'GET',
  path: '/api/v1/admin/records',
  access: 'administrator',
  tag: 'Administração',
  summary: 'Acha pelo nome, por um telefone ou pelo número de uma compra o que a pessoa pode abrir',
  query,
  response: z.array(StaffRecord),
  status: 200,
})

export const OwnRecord = z
  .object({
    kind: z.literal('message'),
    id: z.uuid(),
    establishment: z.object({ id: z.uuid(), name: z.string() }),
    /** Who wrote. */
    title: z.string(),
    note: z.string(),
  })
  .meta({ id: 'OwnRecord' })
export type OwnRecord = z.infer<typeof OwnRecord>

export const findOwnRecords = endpoint({
  method: 'GET',
  path: '/api/v1/my/records',
  access: 'person',
  tag: 'Meu negócio',
  summary: 'Acha mensagens dos estabelecimentos da pessoa por quem escreveu ou pelo que escreveu',
  query,
  response: z.array(OwnRecord),
  status: 200,
})
