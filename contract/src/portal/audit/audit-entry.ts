import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { namesOf } from '../../shared/names-of.ts'
import { textLine } from '../../shared/plain-text.ts'
import { AUDIT_GROUPS, THINGS } from './things.ts'

const kind = z.enum(namesOf(THINGS))
const group = z.enum(namesOf(AUDIT_GROUPS))

export const AuditThing = z
  .object({
    kind,
    id: z.uuid(),
    /** What it is called today; null once it is gone. */
    name: z.string().nullable(),
  })
  .meta({ id: 'AuditThing' })
export type AuditThing = z.infer<typeof AuditThing>

export const AuditEntry = z
  .object({
    id: z.uuid(),
    at: z.iso.datetime({ offset: true }),
    actor_kind: z.enum(['system', 'person']),
    actor_id: z.uuid().nullable(),
    /** Both null once the account is gone. */
    actor_name: z.string().nullable(),
    actor_email: z.string().nullable(),
    action: z.string(),
    subject_id: z.uuid().nullable(),
    /** What it is about: the place, where the subject is a review of it. */
    thing: AuditThing.nullable(),
    details: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'AuditEntry' })
export type AuditEntry = z.infer<typeof AuditEntry>

const day = z.iso
  .date('Use uma data que exista.')
  .refine((date) => date >= '2000-01-01' && date < '2200-01-01', 'Confira o ano.')
  .optional()

/** Days count on the calendar of the city, both included. */
const filter = {
  action: textLine(80).optional(),
  kind: kind.optional(),
  group: group.optional(),
  actor: z.uuid().optional(),
  actor_kind: AuditEntry.shape.actor_kind.optional(),
  subject: z.uuid().optional(),
  from: day,
  until: day,
}
const inOrder = ({ from, until }: { from?: string | undefined; until?: string | undefined }) =>
  !from || !until || from <= until
const REVERSED = { path: ['until'], message: 'O fim não pode ser antes do início.' }

export const listAuditEntries = endpoint({
  method: 'GET',
  path: '/api/v1/admin/audit-log',
  access: 'administrator',
  tag: 'Administração',
  summary: 'Quem fez o quê',
  query: z
    .object({
      ...filter,
      cursor: z.string().max(200).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    })
    .refine(inOrder, REVERSED),
  response: z.object({
    entries: z.array(AuditEntry),
    next_cursor: z.string().nullable(),
    /** Every action on record, for the filter. */
    actions: z.array(z.string()),
    /** Whom and what the filter names, as they are called today. */
    chosen: z.object({ actor: z.string().nullable(), subject: z.string().nullable() }),
  }),
  status: 200,
})

/** For spreadsheets: UTF-8 with its mark, semicolons. Who takes it is written into the log. */
export const downloadAuditLog = endpoint({
  method: 'GET',
  path: '/api/v1/admin/exports/audit-log.csv',
  access: 'administrator',
  tag: 'Administração',
  summary: 'Baixa em CSV o que o filtro mostra da auditoria',
  query: z.object(filter).refine(inOrder, REVERSED),
  produces: 'text/csv',
  response: z.string().meta({ format: 'binary' }),
  status: 200,
})
