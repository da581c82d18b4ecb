import { listAuditEntries } from '@portal/contract/audit/audit-entry'
import type { FastifyInstance } from 'fastify'
import { decodeCursor } from '../../platform/database/list-cursor.ts'
import { route } from '../../platform/http/route.ts'
import type { Deps } from './audit.feature.ts'

export function auditRoutes(app: FastifyInstance, deps: Deps) {
  route(app, listAuditEntries, async ({ query }) => {
    const { cursor, limit, ...filter } = query
    const after = cursor ? decodeCursor(cursor) : null
    const [{ entries, nextCursor }, actions] = await Promise.all([
      deps.stores.audit.list(filter, after, limit),
      deps.stores.audit.listActions(),
    ])
    return { entries, next_cursor: nextCursor, actions }
  })
}
