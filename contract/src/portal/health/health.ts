import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'

/** What the portal depends on, in the order of the page. */
export const HEALTH_PARTS = [
  'address',
  'certificate',
  'clock',
  'mail',
  'mail-proof',
  'pix',
  'pix-certificate',
  'pix-webhook',
  'cards',
  'whatsapp',
  'push',
  'weather',
  'storage',
  'map',
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
  'roles',
  'migrations',
  'disk',
  'version',
] as const
export const HealthPartName = z.enum(HEALTH_PARTS)
export type HealthPartName = z.infer<typeof HealthPartName>

/**
 * `trouble` stops something, `attention` will. `off`: not set up here, or nobody uses it. `unknown`: nothing was
 * asked of it yet.
 */
export const HealthState = z.enum(['trouble', 'attention', 'ok', 'unknown', 'off'])
export type HealthState = z.infer<typeof HealthState>

/** What exactly is wrong, where a part may fail in several ways: each has its words and what to do. */
export const HEALTH_FINDINGS = [
  'address-unknown',
  'address-elsewhere',
  'address-silent',
  'certificate-expired',
  'certificate-ends-soon',
  'certificate-wrong-name',
  'certificate-untrusted',
  'certificate-silent',
  'clock-of-machine',
  'clock-of-bank',
  'mail-silent',
  'mail-refused',
  'mail-unproved',
  'pix-client-refused',
  'pix-scope',
  'pix-silent',
  'pix-certificate-ended',
  'pix-certificate-ends-soon',
  'pix-certificate-unreadable',
  'pix-webhook-missing',
  'pix-webhook-elsewhere',
  'cards-refused',
  'cards-silent',
  'whatsapp-refused',
  'whatsapp-silent',
  'push-subject-unreal',
  'storage-unwritable',
  'map-lost',
  'backup-never',
  'backup-old',
  'backup-failed',
  'archive-late',
  'archive-refused',
  'proof-never',
  'proof-old',
  'proof-failed',
  'queue-stuck',
  'queue-late',
  'queue-failed',
  'worker-silent',
  'database-away',
  'role-wide',
  'role-narrow',
  'migrations-missing',
  'migrations-ahead',
  'disk-of-photos',
  'disk-of-preparation',
  'disk-of-data',
  'disk-of-logs',
  'version-mixed',
  'version-unnamed',
  'not-examined',
] as const
export const HealthFinding = z.enum(HEALTH_FINDINGS)
export type HealthFinding = z.infer<typeof HealthFinding>

export const HealthPart = z
  .object({
    name: HealthPartName,
    state: HealthState,
    /** Null where the part may fail in one way only, or nothing is wrong. */
    finding: HealthFinding.nullable(),
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
    /** When what is outside was last called on purpose; null before the first time. */
    examined_at: z.iso.datetime().nullable(),
    parts: z.array(HealthPart),
    /** Steps of a new portal wait for a superadministrator. */
    is_new: z.boolean(),
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

/** Answers at once; the worker calls what is outside, and the next reading of health shows what it found. */
export const examinePortal = endpoint({
  method: 'POST',
  path: '/api/v1/admin/health/examinations',
  access: 'administrator',
  tag: 'Diagnóstico',
  summary: 'Examina agora os serviços de fora',
  response: z.object({ asked: z.literal(true) }),
  status: 202,
})

/**
 * Whoever asks learns that this address opens this portal: only its nodes know what answers to the question. For
 * examinations, which go the way that visitors go.
 */
export const echoHealth = endpoint({
  method: 'GET',
  path: '/api/v1/health-echo/:question',
  access: 'anyone',
  tag: 'Diagnóstico',
  summary: 'Prova que este endereço abre este portal',
  params: z.object({ question: z.uuid() }),
  response: z.object({ answer: z.string() }),
  status: 200,
})
