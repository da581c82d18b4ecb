import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { sortedPage } from '../../shared/list-query.ts'
import { ErrorReport } from './error-report.ts'

/** By its last report, by how many there are, or by its words. */
export const FAULT_SORTS = [
  'recentes',
  'antigos',
  'avisos',
  'avisos-asc',
  'nome',
  'nome-desc',
] as const
export const FaultSort = z.enum(FAULT_SORTS)
export type FaultSort = z.infer<typeof FaultSort>

export const FAULT_STATES = ['aberta', 'corrigida', 'voltou'] as const

/** Reports of one fault. People are not counted: a report does not know who sent it. */
export const ErrorFault = z
  .object({
    id: z.uuid(),
    message: z.string(),
    /** The kind of page: "/guia/*". */
    page: z.string(),
    /** The file of the build it happened in, where a browser told. */
    part: z.string(),
    reports: z.int(),
    first_at: z.iso.datetime(),
    last_at: z.iso.datetime(),
    /** The newest at the end. */
    releases: z.array(z.string()),
    mended: z.object({ at: z.iso.datetime(), by: z.string().nullable() }).nullable(),
    /** When a later release reported it although it was said to be mended. */
    reopened_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ErrorFault' })
export type ErrorFault = z.infer<typeof ErrorFault>

export const KeptReport = ErrorReport.omit({ message: true })
  .extend({ id: z.uuid(), received_at: z.iso.datetime(), message: z.string() })
  .meta({ id: 'KeptErrorReport' })
export type KeptReport = z.infer<typeof KeptReport>

const tag = 'Diagnóstico'
const one = z.object({ id: z.uuid() })

export const listErrorFaults = endpoint({
  method: 'GET',
  path: '/api/v1/admin/error-faults',
  access: 'administrator',
  tag,
  summary: 'Falhas do portal relatadas por quem visita, agrupadas',
  query: z
    .object({
      search: z.string().trim().max(80).optional(),
      state: z.enum(FAULT_STATES).optional(),
      sort: FaultSort.default('recentes'),
      ...sortedPage,
    })
    .strict(),
  response: z.object({
    faults: z.array(ErrorFault),
    next_cursor: z.string().nullable(),
    total: z.int(),
  }),
  status: 200,
})

export const readErrorFault = endpoint({
  method: 'GET',
  path: '/api/v1/admin/error-faults/:id',
  access: 'administrator',
  tag,
  summary: 'Uma falha com seus últimos avisos',
  params: one,
  response: z.object({ fault: ErrorFault, latest: z.array(KeptReport) }),
  status: 200,
})

/** For the overview: how much was reported in a day, and of what. */
export const readErrorSummary = endpoint({
  method: 'GET',
  path: '/api/v1/admin/error-summary',
  access: 'administrator',
  tag,
  summary: 'Quantos avisos de erro chegaram em 24 horas',
  response: z.object({
    last_day: z.int(),
    day_before: z.int(),
    /** Those that are not mended, the last reported first. */
    faults: z.array(ErrorFault),
  }),
  status: 200,
})

/** Said of one that is mended already, nothing changes. */
export const mendErrorFault = endpoint({
  method: 'POST',
  path: '/api/v1/admin/error-faults/:id/mended',
  access: 'administrator',
  tag,
  summary: 'Marca uma falha como corrigida',
  params: one,
  response: ErrorFault,
  status: 200,
})

export const reopenErrorFault = endpoint({
  method: 'DELETE',
  path: '/api/v1/admin/error-faults/:id/mended',
  access: 'administrator',
  tag,
  summary: 'Diz que uma falha não está corrigida',
  params: one,
  response: ErrorFault,
  status: 200,
})
