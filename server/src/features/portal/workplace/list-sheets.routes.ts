import { Readable } from 'node:stream'
import { downloadList, SHEET_MOST_ROWS } from '@portal/contract/portal/workplace/list-sheets'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { requirePerson } from '../../../platform/auth/identity.ts'
import { inputOf, optionsOf } from '../../../platform/http/route.ts'
import { inProcessHeaders, visitorOf } from '../../../platform/http/visitor.ts'
import { cutLine, narrowed, type SheetTable, sheetHead, sheetLine } from './list-sheets.rules.ts'
import { SHEET_TABLES } from './sheet-tables.rules.ts'
import type { Deps } from './workplace.feature.ts'

const PAGE = 100
/** A line of the countryside takes its time for a hundred thousand rows. */
const DOWNLOAD_TIMEOUT_MS = 600_000

type Query = Readonly<Record<string, string>>
type Answer = { status: number; body: string }
type Read = (query: Query) => Promise<Answer>
type Parsed = { next_cursor?: string | null; pages?: number } & Record<string, unknown>

/**
 * One mechanism for all: the list's own endpoint is read page by page in the name of who asks, so access,
 * filters and order are those of the list, and a column is a line of a table.
 */
export function listSheetsRoutes(app: FastifyInstance, { work, clock }: Deps) {
  app.get(
    downloadList.path,
    { ...optionsOf(downloadList), handlerTimeout: DOWNLOAD_TIMEOUT_MS },
    async (request, reply) => {
      const {
        params: { list },
        query,
      } = inputOf<typeof downloadList>(request)
      const asked = query as Query
      const table = SHEET_TABLES[list]
      const read = reader(app, request, table)
      const first = await read(table.paging ? asked : pick(asked, table.asks ?? []))
      if (first.status !== 200) {
        return reply.code(first.status).type('application/problem+json').send(first.body)
      }
      const now = clock.now()
      if (table.isPersonal) {
        const actor = requirePerson(request.actor)
        const filters = Object.keys(asked).filter((name) => asked[name])
        await work.transaction(({ audit }) =>
          // What was searched for may be a name: only that something was.
          audit.record(actor, now, { action: 'list.exported', details: { list, filters } }),
        )
      }
      return reply
        .type('text/csv; charset=utf-8')
        .header('cache-control', 'private, no-store')
        .header(
          'content-disposition',
          `attachment; filename="${table.file}-${now.toISOString().slice(0, 10)}.csv"`,
        )
        .send(Readable.from(linesOf(table, first, asked, read)))
    },
  )
}

const pick = (query: Query, names: readonly string[]): Query =>
  Object.fromEntries(Object.entries(query).filter(([name]) => names.includes(name)))

function reader(app: FastifyInstance, request: FastifyRequest, table: SheetTable): Read {
  const headers = {
    ...inProcessHeaders(visitorOf(request)),
    ...(request.headers.cookie ? { cookie: request.headers.cookie } : {}),
  }
  return async (query) => {
    const size = table.paging ? { limit: String(PAGE) } : {}
    const search = new URLSearchParams({ ...query, ...table.query, ...size })
    const { statusCode, body } = await app.inject({ url: `${table.path}?${search}`, headers })
    return { status: statusCode, body }
  }
}

/** From page to page, so that a long list is never in memory at once. */
async function* linesOf(table: SheetTable, first: Answer, asked: Query, read: Read) {
  yield sheetHead(table)
  let written = 0
  for (let [answer, page] = [first, 1]; ; page += 1) {
    const parsed = JSON.parse(answer.body) as Parsed
    const all = (table.rows === null ? parsed : parsed[table.rows]) as Parsed[]
    const rows = table.paging ? all : narrowed(all, table, asked)
    const taken = rows.slice(0, SHEET_MOST_ROWS - written)
    yield taken.map((row) => sheetLine(table, row)).join('')
    written += taken.length
    const next = nextOf(table, parsed, page)
    if (written >= SHEET_MOST_ROWS && (next || taken.length < rows.length)) {
      yield cutLine(SHEET_MOST_ROWS)
      return
    }
    if (!next) return
    answer = await read({ ...asked, ...next })
    // Half a file must not pass for a whole one.
    if (answer.status !== 200) throw new Error(`the list answered ${answer.status} half-way`)
  }
}

/** What the page after this one is asked for by; null where this is the last. */
function nextOf({ paging }: SheetTable, parsed: Parsed, page: number): Query | null {
  if (paging === 'number') return page < (parsed.pages ?? 0) ? { pagina: String(page + 1) } : null
  return paging && parsed.next_cursor ? { cursor: parsed.next_cursor } : null
}
