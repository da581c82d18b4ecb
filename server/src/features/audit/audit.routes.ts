import { listAuditEntries } from '@portal/contract/audit/audit-entry'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { decodeCursor } from '../../platform/database/list-cursor.ts'
import { route } from '../../platform/http/route.ts'

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
