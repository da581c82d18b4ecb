import { findOwnRecords, findStaffRecords } from '@portal/contract/workplace/records'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/http/route.ts'
import type { Deps } from './workplace.feature.ts'

export function workplaceRoutes(app: FastifyInstance, deps: Deps) {
  const { records } = deps.stores
  route(app, findStaffRecords, ({ query }) => records.findForStaff(query.busca))
  route(app, findOwnRecords, ({ query, actor: { userId } }) =>
    records.findMessagesOf(userId, query.busca),
  )
}
