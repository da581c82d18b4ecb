import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'

/** What the portal depends on, in the order of the page. */
export const HEALTH_PARTS = [
  'mail',
  'pix',
  'cards',
  'whatsapp',
  'push',
  'weather',
  'storage',
  'calendars',
  'agency-feeds',
  'counters',
  'tide-table',
  'backup',
  'archive',
  'restore-proof',
  'queue',
  'worker',
  'database',
  'disk',
] as const
export const HealthPartName = z.enum(HEALTH_PARTS)
export type HealthPartName = z.infer<typeof HealthPartName>

/** `off`: not set up here, or nobody uses it. `unknown`: nothing was asked of it yet. */
export const HealthState = z.enum(['ok', 'trouble', 'unknown', 'off'])
export type HealthState = z.infer<typeof HealthState>

export const HealthPart = z
  .object({
    name: HealthPartName,
    state: HealthState,
    ok_at: z.iso.datetime().nullable(),
    failed_at: z.iso.datetime().nullable(),
    /** In the words of whoever failed; it names nobody. */
    failure: z.string().nullable(),
    took_ms: z.int().nullable(),
    /** Counts of the part, by names the page knows: `good` of `all`, `waiting`, `bytes`. */
    figures: z.record(z.string(), z.number()),
    /** The last day a table reaches. */
    until: z.iso.date().nullable(),
  })
  .meta({ id: 'HealthPart' })
export type HealthPart = z.infer<typeof HealthPart>

export const PortalNode = z
  .object({
    kind: z.enum(['app', 'worker']),
    host: z.string(),
    release: z.string(),
    started_at: z.iso.datetime(),
    beat_at: z.iso.datetime(),
    is_late: z.boolean(),
  })
  .meta({ id: 'PortalNode' })
export type PortalNode = z.infer<typeof PortalNode>

/** What the worker gave up on, or could not do of a list while the rest went on. */
export const FailedWork = z
  .object({
    id: z.uuid(),
    job: z.string(),
    /** Which one of a list; empty where it is the whole. It names nobody. */
    item: z.string(),
    failure: z.string(),
    times: z.int(),
    since: z.iso.datetime(),
    last_at: z.iso.datetime(),
    /** Not where what it was told named somebody: that is not kept. */
    may_retry: z.boolean(),
  })
  .meta({ id: 'FailedWork' })
export type FailedWork = z.infer<typeof FailedWork>

export const PortalHealth = z
  .object({
    seen_at: z.iso.datetime(),
    parts: z.array(HealthPart),
    nodes: z.array(PortalNode),
    /** The oldest first; not all of very many. */
    failed_work: z.array(FailedWork),
    failed_work_total: z.int(),
  })
  .meta({ id: 'PortalHealth' })
export type PortalHealth = z.infer<typeof PortalHealth>

export const readHealth = endpoint({
  method: 'GET',
  path: '/api/v1/admin/health',
  access: 'administrator',
  tag: 'Diagnóstico',
  summary: 'Saúde do portal e dos serviços de fora',
  response: PortalHealth,
  status: 200,
})

/** It is asked for again, or only taken off the list where it cannot be. */
export const settleFailedWork = endpoint({
  method: 'POST',
  path: '/api/v1/admin/failed-work/:id/settled',
  access: 'administrator',
  tag: 'Diagnóstico',
  summary: 'Tenta de novo, ou dispensa, o que o trabalhador não conseguiu fazer',
  params: z.object({ id: z.uuid() }),
  body: z.object({ retry: z.boolean() }),
  response: z.object({ asked: z.boolean() }),
  status: 200,
})
