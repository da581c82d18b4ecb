import { Readable } from 'node:stream'
import * as contract from '@portal/contract/guide/imports/import'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { requirePerson } from '../../../../platform/auth/identity.ts'
import { hashOf, readSheet } from '../../../../platform/csv/sheet.ts'
import { takeSheets } from '../../../../platform/csv/sheet-upload.ts'
import { route } from '../../../../platform/http/route.ts'
import type { Deps } from '../establishments.feature.ts'
import { exportHead, exportLine } from './export.rules.ts'
import { IMPORT_SHEET, importEstablishments } from './import-establishments.ts'
import { countOutcomes, judgeSheet } from './judge-sheet.ts'

const EXPORT_BATCH = 500

export async function importsRoutes(app: FastifyInstance, deps: Deps) {
  await takeSheets(app, IMPORT_SHEET, (scope, receive) => sheetRoutes(scope, deps, receive))
  exportRoute(app, deps)
}

function sheetRoutes(
  app: FastifyInstance,
  deps: Deps,
  receive: (request: FastifyRequest) => Promise<Buffer>,
) {
  route(app, contract.previewImport, async (_input, request) => {
    const bytes = await receive(request)
    const sheet = await readSheet(bytes, IMPORT_SHEET, deps)
    const rows = await judgeSheet(sheet, deps.stores)
    return {
      hash: hashOf(bytes),
      encoding: sheet.encoding,
      separator: sheet.separator,
      ignored_columns: sheet.ignored,
      counts: countOutcomes(rows),
      rows: rows.map(({ values: _values, ...row }) => row),
    }
  })
  route(app, contract.confirmImport, async ({ query, actor }, request) => {
    const bytes = await receive(request)
    return importEstablishments(actor, { bytes, hash: query.hash }, deps)
  })
}

/** Every listing, in the columns of an import. It has e-mails, so who takes it away is written down. */
function exportRoute(app: FastifyInstance, deps: Deps) {
  const { stores, work, clock } = deps
  app.get(
    '/api/v1/admin/exports/establishments.csv',
    { schema: { hide: true }, config: { access: 'administrator' } },
    async (request, reply) => {
      const actor = requirePerson(request.actor)
      const now = clock.now()
      await work.transaction(({ audit }) =>
        audit.record(actor, now, { action: 'establishments.exported' }),
      )
      async function* lines() {
        yield exportHead()
        for (let after: string | null = null; ; ) {
          const rows = await stores.imports.exportAfter(after, EXPORT_BATCH)
          yield rows.map(exportLine).join('')
          if (rows.length < EXPORT_BATCH) return
          after = rows.at(-1)?.id ?? null
        }
      }
      const day = now.toISOString().slice(0, 10)
      return reply
        .type('text/csv; charset=utf-8')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="guia-comercial-${day}.csv"`)
        .send(Readable.from(lines()))
    },
  )
}
