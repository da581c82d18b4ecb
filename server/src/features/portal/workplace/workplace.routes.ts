import { readTraffic } from '@portal/contract/insight/analytics/traffic'
import { findOwnRecords, findStaffRecords } from '@portal/contract/portal/workplace/records'
import * as filters from '@portal/contract/portal/workplace/saved-filters'
import type { FastifyInstance } from 'fastify'
import { isSuperadmin } from '../../../platform/actor.ts'
import { cityDay } from '../../../platform/city-time.ts'
import { route } from '../../../platform/http/route.ts'
import { saveFilter } from './save-filter.ts'
import type { Deps } from './workplace.feature.ts'

export function workplaceRoutes(app: FastifyInstance, deps: Deps) {
  const { records, savedFilters } = deps.stores
  route(app, findStaffRecords, ({ query, actor }) =>
    records.findForStaff(query.busca, isSuperadmin(actor)),
  )
  route(app, findOwnRecords, ({ query, actor: { userId } }) =>
    records.findMessagesOf(userId, query.busca),
  )
  route(app, filters.listSavedFilters, ({ query, actor: { userId } }) =>
    savedFilters.listOf(userId, query.list),
  )
  route(app, readTraffic, () => deps.stores.traffic.read(cityDay(deps.clock.now())))
  route(app, filters.saveFilter, ({ body, actor: { userId } }) => saveFilter(userId, body, deps))
  route(app, filters.deleteSavedFilter, async ({ params, actor: { userId } }) => ({
    deleted: await savedFilters.delete(userId, params.id),
  }))
}
