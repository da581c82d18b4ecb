import { z } from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { textLine } from '../shared/plain-text.ts'

export const AuditEntry = z
  .object({
    id: z.uuid(),
    at: z.iso.datetime({ offset: true }),
    actor_kind: z.enum(['system', 'person']),
    actor_id: z.uuid().nullable(),
    /** Null once the account is gone. */
    actor_email: z.string().nullable(),
    action: z.string(),
    subject_id: z.uuid().nullable(),
    /** What it is called today; null where it has no name, or is gone. */
    subject_name: z.string().nullable(),
    details: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'AuditEntry' })
export type AuditEntry = z.infer<typeof AuditEntry>

export const listAuditEntries = endpoint({
  method: 'GET',
  path: '/api/v1/admin/audit-log',
  access: 'administrator',
  tag: 'Administração',
  summary: 'Quem fez o quê',
  query: z.object({
    action: textLine(80).optional(),
    actor: z.uuid().optional(),
    subject: z.uuid().optional(),
    cursor: z.string().max(200).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  response: z.object({
    entries: z.array(AuditEntry),
    next_cursor: z.string().nullable(),
    /** Every action on record, for the filter. */
    actions: z.array(z.string()),
  }),
  status: 200,
})
