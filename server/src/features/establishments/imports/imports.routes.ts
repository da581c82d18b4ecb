import { Readable } from 'node:stream'
import multipart from '@fastify/multipart'
import * as contract from '@portal/contract/imports/import'
import { IMPORT_MAX_BYTES } from '@portal/contract/imports/import-columns'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { requirePerson } from '../../../platform/auth/identity.ts'
import { TooLarge } from '../../../platform/errors/domain-errors.ts'
import { route } from '../../../platform/http/route.ts'
import type { Deps } from '../establishments.feature.ts'
import { exportHead, exportLine } from './export.rules.ts'
import { hashOf, importEstablishments } from './import-establishments.ts'
import { importsTexts } from './imports.texts.ts'
import { countOutcomes, judgeSheet } from './judge-sheet.ts'
import { readSheet, refusal } from './sheet.rules.ts'

const FORM_MAX_BYTES = IMPORT_MAX_BYTES + 16 * 1024
const IMPORT_TIMEOUT_MS = 60_000
const EXPORT_BATCH = 500

/** In a scope of its own, the only one that takes a sheet. */
export async function importsRoutes(app: FastifyInstance, deps: Deps) {
  await app.register(async (scope) => sheetRoutes(scope, deps))
  exportRoute(app, deps)
}

async function sheetRoutes(app: FastifyInstance, deps: Deps) {
  app.removeAllContentTypeParsers()
  await app.register(multipart, {
    limits: { files: 1, fileSize: IMPORT_MAX_BYTES, fields: 2, fieldSize: 1024, parts: 3 },
    throwFileSizeLimit: false,
  })
  app.addHook('onRoute', (options) => {
    options.handlerTimeout = IMPORT_TIMEOUT_MS
  })
  app.addHook('preParsing', async (request) => {
    if (Number(request.headers['content-length']) > FORM_MAX_BYTES) throw tooLarge()
  })

  route(app, contract.previewImport, async (_input, request) => {
    const bytes = await receive(request)
    const sheet = readSheet(bytes)
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

async function receive(request: FastifyRequest): Promise<Buffer> {
  const part = await request.file().catch(explainForm)
  if (!part) throw refusal('missing', importsTexts.missing)
  const bytes = await part.toBuffer().catch(explainForm)
  if (part.file.truncated) throw tooLarge()
  if (bytes.length === 0) throw refusal('missing', importsTexts.missing)
  return bytes
}

/** What has a status explains itself; the rest is a form that makes no sense or ends too early. */
function explainForm(error: unknown): never {
  if ((error as { statusCode?: number }).statusCode) throw error
  throw refusal('interrupted', importsTexts.interrupted)
}

const tooLarge = () =>
  new TooLarge('imports.too-large', 'the sheet passes the limit', importsTexts.tooLarge)

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
