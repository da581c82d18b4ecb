import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'

export const WAITING_KINDS = [
  'listings',
  'changes',
  'reviews',
  'claims',
  'reports',
  'contributions',
  'coverage',
  'events',
  'offers',
] as const
export type WaitingKind = (typeof WAITING_KINDS)[number]

/** How much waits for an administrator, by queue. */
export const WaitingCounts = z
  .object({
    listings: z.int(),
    /** Of the new listings, those past the hour an answer was promised for. */
    late: z.int(),
    changes: z.int(),
    reviews: z.int(),
    claims: z.int(),
    reports: z.int(),
    contributions: z.int(),
    /** Coverage requests nobody has looked at. */
    coverage: z.int(),
    events: z.int(),
    /** Offers of businesses to the club. */
    offers: z.int(),
    /** Since when the first of a queue waits; empty queues are not in it. */
    oldest: z.partialRecord(z.enum(WAITING_KINDS), z.iso.datetime({ offset: true })),
  })
  .meta({ id: 'WaitingCounts' })
export type WaitingCounts = z.infer<typeof WaitingCounts>

export const readWaitingCounts = endpoint({
  method: 'GET',
  path: '/api/v1/admin/waiting',
  access: 'staff',
  tag: 'Administração',
  summary: 'Quanto espera por uma decisão, fila por fila',
  response: WaitingCounts,
  status: 200,
})
