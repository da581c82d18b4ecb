import { Readable } from 'node:stream'
import { downloadAuditLog, listAuditEntries } from '@portal/contract/portal/audit/audit-entry'
import type { FastifyInstance } from 'fastify'
import { requirePerson } from '../../../platform/auth/identity.ts'
import { decodeCursor } from '../../../platform/database/list-cursor.ts'
import { inputOf, optionsOf, route } from '../../../platform/http/route.ts'
import type { Deps } from './audit.feature.ts'
import { type AuditFilter, filterOf } from './audit.rules.ts'
import type { auditStore } from './audit.store.ts'
import { auditCsvHead, auditCsvLine } from './audit-csv.rules.ts'

const EXPORT_BATCH = 500
/** A line of the countryside takes its time for a log of years. */
const DOWNLOAD_TIMEOUT_MS = 600_000

export function auditRoutes(app: FastifyInstance, deps: Deps) {
  const { audit } = deps.stores
  route(app, listAuditEntries, async ({ query }) => {
    const { cursor, limit, ...asked } = query
    const after = cursor ? decodeCursor(cursor) : null
    const [{ entries, nextCursor }, actions, chosen] = await Promise.all([
      audit.list(filterOf(asked), after, limit),
      audit.listActions(),
      audit.nameThings([asked.actor, asked.subject]),
    ])
    const nameOf = (id: string | undefined) => (id && chosen.get(id)?.name) || null
    return {
      entries,
      next_cursor: nextCursor,
      actions,
      chosen: { actor: nameOf(asked.actor), subject: nameOf(asked.subject) },
    }
  })
  downloadRoute(app, deps)
}

/** It says who did what, so who takes it away is written down too. */
function downloadRoute(app: FastifyInstance, { stores, work, clock }: Deps) {
  app.get(
    downloadAuditLog.path,
    { ...optionsOf(downloadAuditLog), handlerTimeout: DOWNLOAD_TIMEOUT_MS },
    async (request, reply) => {
      const actor = requirePerson(request.actor)
      const now = clock.now()
      const { query: asked } = inputOf<typeof downloadAuditLog>(request)
      await work.transaction(({ audit }) =>
        audit.record(actor, now, { action: 'audit.exported', details: { ...asked } }),
      )
      const day = now.toISOString().slice(0, 10)
      return reply
        .type('text/csv; charset=utf-8')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="auditoria-${day}.csv"`)
        .send(Readable.from(csvOf(stores.audit, filterOf(asked))))
    },
  )
}

/** From page to page, so that a long log is never in memory at once. */
async function* csvOf(audit: ReturnType<typeof auditStore>, filter: AuditFilter) {
  yield auditCsvHead()
  for (let cursor: string | null = null; ; ) {
    const after = cursor ? decodeCursor(cursor) : null
    const { entries, nextCursor } = await audit.list(filter, after, EXPORT_BATCH)
    yield entries.map(auditCsvLine).join('')
    if (!nextCursor) return
    cursor = nextCursor
  }
}
