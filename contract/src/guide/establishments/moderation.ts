import { z } from 'zod'
import { Photo } from '../../ground/media/media.ts'
import { endpoint } from '../../shared/endpoint.ts'
import { ListSort, sortedPage } from '../../shared/list-query.ts'
import { moment } from '../../shared/moment.ts'
import { textBlock, textLine } from '../../shared/plain-text.ts'
import { PlanType } from '../../shared/plans.ts'
import { CategoryRef, EstablishmentStatus } from './establishment.ts'
import { WaitingChange } from './own-establishment.ts'

/** A listing as a line of the administrator's table. */
export const ModeratedEstablishment = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    name: z.string(),
    /** The first that visitors would see. */
    photo: Photo.nullable(),
    status: EstablishmentStatus,
    status_reason: z.string().nullable(),
    category: CategoryRef,
    neighbourhood: z.string().nullable(),
    owner: z.object({ id: z.uuid(), name: z.string(), email: z.string() }).nullable(),
    plan: PlanType,
    rating: z.object({ mean: z.number(), count: z.int() }).nullable(),
    has_waiting_changes: z.boolean(),
    is_demo: z.boolean(),
    /** Until then it stands out, whatever its plan. */
    featured_until: moment.nullable(),
    version: z.int(),
    created_at: moment,
    updated_at: moment,
    /** Which decisions its status admits. */
    may: z.object({
      approve: z.boolean(),
      reject: z.boolean(),
      suspend: z.boolean(),
      restore: z.boolean(),
      archive: z.boolean(),
    }),
  })
  .meta({ id: 'ModeratedEstablishment' })
export type ModeratedEstablishment = z.input<typeof ModeratedEstablishment>

export const listAllEstablishments = endpoint({
  method: 'GET',
  path: '/api/v1/admin/establishments',
  access: 'moderator',
  tag: 'Administração',
  summary: 'Todos os estabelecimentos, com filtros e ordem',
  query: z.object({
    status: EstablishmentStatus.optional(),
    /** A person's id, or `ninguem` for what nobody has claimed. */
    owner: z.union([z.uuid(), z.literal('ninguem')]).optional(),
    category: textLine(80).optional(),
    plan: PlanType.optional(),
    /** Invented for the demonstration, or not. */
    demo: z.enum(['sim', 'nao']).optional(),
    search: textLine(120).optional(),
    sort: ListSort.default('recentes'),
    ...sortedPage,
  }),
  response: z.object({
    establishments: z.array(ModeratedEstablishment),
    next_cursor: z.string().nullable(),
    total: z.int(),
    total_is_exact: z.boolean(),
  }),
  status: 200,
})

/** Oldest first: who has waited longest is next. */
export const listWaitingEstablishments = endpoint({
  method: 'GET',
  path: '/api/v1/admin/establishments/waiting',
  access: 'moderator',
  tag: 'Administração',
  summary: 'O que espera aprovação no guia: cadastros novos e alterações, com as diferenças',
  query: z.object({
    /** Only this one, if it waits. */
    id: z.uuid().optional(),
    ...sortedPage,
  }),
  response: z.object({
    waiting: z.array(
      z.object({
        kind: z.enum(['listing', 'changes']),
        since: moment,
        establishment: ModeratedEstablishment,
        /** Empty for a new listing: all of it is to be looked at. */
        changes: z.array(WaitingChange),
      }),
    ),
    next_cursor: z.string().nullable(),
    total: z.int(),
  }),
  status: 200,
})

const listing = z.object({ id: z.uuid() })
/** Decided is what was seen: an edit in between is told, not approved by accident. */
const seen = { version: z.int().positive() }
const reason = textBlock(500).min(3, 'Escreva o motivo: quem cadastrou vai ler.')

export const approveEstablishment = endpoint({
  method: 'POST',
  path: '/api/v1/admin/establishments/:id/approve',
  access: 'moderator',
  tag: 'Administração',
  summary: 'Aprova e publica um cadastro',
  params: listing,
  body: z.object(seen).strict(),
  response: ModeratedEstablishment,
  status: 200,
})

export const rejectEstablishment = endpoint({
  method: 'POST',
  path: '/api/v1/admin/establishments/:id/reject',
  access: 'moderator',
  tag: 'Administração',
  summary: 'Recusa um cadastro, com o motivo',
  params: listing,
  body: z.object({ ...seen, reason }).strict(),
  response: ModeratedEstablishment,
  status: 200,
})

export const suspendEstablishment = endpoint({
  method: 'POST',
  path: '/api/v1/admin/establishments/:id/suspend',
  access: 'moderator',
  tag: 'Administração',
  summary: 'Tira um estabelecimento do ar, com o motivo',
  params: listing,
  body: z.object({ reason }).strict(),
  response: ModeratedEstablishment,
  status: 200,
})

export const restoreEstablishment = endpoint({
  method: 'POST',
  path: '/api/v1/admin/establishments/:id/restore',
  access: 'moderator',
  tag: 'Administração',
  summary: 'Põe de volta no ar um estabelecimento suspenso ou arquivado',
  params: listing,
  response: ModeratedEstablishment,
  status: 200,
})

export const approveEstablishmentChanges = endpoint({
  method: 'POST',
  path: '/api/v1/admin/establishments/:id/changes/approve',
  access: 'moderator',
  tag: 'Administração',
  summary: 'Aprova as alterações que esperam',
  params: listing,
  body: z.object(seen).strict(),
  response: ModeratedEstablishment,
  status: 200,
})

export const rejectEstablishmentChanges = endpoint({
  method: 'POST',
  path: '/api/v1/admin/establishments/:id/changes/reject',
  access: 'moderator',
  tag: 'Administração',
  summary: 'Recusa as alterações que esperam, com o motivo',
  params: listing,
  body: z.object({ ...seen, reason }).strict(),
  response: ModeratedEstablishment,
  status: 200,
})

export const BulkDecision = z.enum(['approve', 'reject', 'suspend', 'restore', 'archive'])
export type BulkDecision = z.infer<typeof BulkDecision>

export const decideEstablishments = endpoint({
  method: 'POST',
  path: '/api/v1/admin/establishments/bulk',
  access: 'moderator',
  tag: 'Administração',
  summary: 'Muda a situação de vários estabelecimentos de uma vez',
  body: z
    .object({
      ids: z.array(z.uuid()).min(1).max(100),
      decision: BulkDecision,
      /** Needed to reject and to suspend. */
      reason: reason.optional(),
    })
    .strict(),
  response: z.object({
    changed: z.array(z.uuid()),
    /** Those whose status does not admit the decision, or that are gone. */
    skipped: z.array(z.uuid()),
  }),
  status: 200,
})
