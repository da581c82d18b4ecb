import type {
  ErrorFault,
  FaultSort,
  KeptReport,
} from '@portal/contract/portal/diagnostics/error-faults'
import { sql } from 'kysely'
import { int4, moment, text, texts } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import { byLetters, ordersBy, sortedList } from '../../../platform/database/sorted-list.ts'
import { wordPatterns } from '../../../platform/database/word-patterns.ts'
import { comesBack, type Fault, withRelease } from './fault.rules.ts'

type FaultFilter = {
  search?: string | undefined
  state?: 'aberta' | 'corrigida' | 'voltou' | undefined
}
type Page = { sort: FaultSort; cursor?: string | undefined; limit: number }
type Sighting = { at: Date; release: string }

const LATEST = 20

const ORDERS = {
  ...ordersBy(sql`fault.last_at`, byLetters('fault.message')),
  avisos: { by: sql`fault.reports`, kind: 'number', direction: 'desc' },
  'avisos-asc': { by: sql`fault.reports`, kind: 'number', direction: 'asc' },
} as const

export function faultsStore(connection: Connection) {
  return {
    /** Counts one more report; the row is locked until the report is written beside it. */
    async count(fault: Fault, { at, release }: Sighting): Promise<string> {
      const found = await connection
        .insertInto('error_faults')
        .values({ ...fault, reports: 1, first_at: at, last_at: at, releases: [release] })
        .onConflict((conflict) =>
          conflict.column('fingerprint').doUpdateSet({
            reports: int4`error_faults.reports + 1`,
            last_at: moment`greatest(error_faults.last_at, excluded.last_at)`,
          }),
        )
        .returning(['id', 'releases', 'mended_releases'])
        .executeTakeFirstOrThrow()
      const isBack = comesBack(found.mended_releases, release)
      if (isBack || !found.releases.includes(release)) {
        await connection
          .updateTable('error_faults')
          .set({
            releases: withRelease(found.releases, release),
            ...(isBack ? { ...NOT_MENDED, reopened_at: at } : {}),
          })
          .where('id', '=', found.id)
          .execute()
      }
      return found.id
    },

    async list(filter: FaultFilter, { sort, cursor, limit }: Page) {
      const list = sortedList(ORDERS, sort, 'fault.id')
      const rows = await matching(connection, filter)
        .leftJoin('users as mender', 'mender.id', 'fault.mended_by')
        .selectAll('fault')
        .select(['mender.name as mender', list.key.as('sort_key')])
        .where(list.after(cursor))
        .orderBy(list.orderBy)
        .limit(limit + 1)
        .execute()
      const page = list.toPage(rows, limit)
      return { faults: page.rows.map(toFault), nextCursor: page.nextCursor }
    },

    async total(filter: FaultFilter): Promise<number> {
      const { total } = await matching(connection, filter)
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      return total
    },

    async find(id: string): Promise<ErrorFault | null> {
      const row = await connection
        .selectFrom('error_faults as fault')
        .leftJoin('users as mender', 'mender.id', 'fault.mended_by')
        .selectAll('fault')
        .select('mender.name as mender')
        .where('fault.id', '=', id)
        .executeTakeFirst()
      return row ? toFault(row) : null
    },

    async latestReports(faultId: string): Promise<KeptReport[]> {
      const rows = await connection
        .selectFrom('error_reports')
        .select(['id', 'received_at', 'path', 'message', 'release', 'report'])
        .where('fault_id', '=', faultId)
        .orderBy('received_at', 'desc')
        .orderBy('id', 'desc')
        .limit(LATEST)
        .execute()
      return rows.map(({ received_at, report, ...row }) => ({
        ...row,
        ...report,
        received_at: received_at.toISOString(),
      }))
    },

    /** False where it was mended already. */
    async mend(id: string, by: string | null, at: Date): Promise<boolean> {
      const { numUpdatedRows } = await connection
        .updateTable('error_faults')
        .set({
          mended_at: at,
          mended_by: by,
          mended_releases: texts`releases`,
          reopened_at: null,
        })
        .where('id', '=', id)
        .where('mended_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    async reopen(id: string, at: Date): Promise<boolean> {
      const { numUpdatedRows } = await connection
        .updateTable('error_faults')
        .set({ ...NOT_MENDED, reopened_at: at })
        .where('id', '=', id)
        .where('mended_at', 'is not', null)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** Those whose reports are all gone: nobody could look at them any more. */
    async removeBefore(limit: Date): Promise<number> {
      const { numDeletedRows } = await connection
        .deleteFrom('error_faults')
        .where('last_at', '<', limit)
        .executeTakeFirst()
      return Number(numDeletedRows)
    },
  }
}

const NOT_MENDED = { mended_at: null, mended_by: null, mended_releases: null }

function matching(connection: Connection, { search, state }: FaultFilter) {
  let faults = connection.selectFrom('error_faults as fault')
  for (const pattern of wordPatterns(search)) {
    faults = faults.where('fault.search_text', 'like', text`folded(${pattern})`)
  }
  if (state === 'corrigida') return faults.where('fault.mended_at', 'is not', null)
  if (state === 'voltou') {
    return faults.where('fault.mended_at', 'is', null).where('fault.reopened_at', 'is not', null)
  }
  return state === 'aberta' ? faults.where('fault.mended_at', 'is', null) : faults
}

type Row = {
  [Key in 'id' | 'message' | 'page' | 'part']: string
} & { reports: number; first_at: Date; last_at: Date; releases: string[] } & {
  mended_at: Date | null
  mender: string | null
  reopened_at: Date | null
}

function toFault(row: Row): ErrorFault {
  const { id, message, page, part, reports, releases } = row
  return {
    ...{ id, message, page, part, reports, releases },
    first_at: row.first_at.toISOString(),
    last_at: row.last_at.toISOString(),
    mended: row.mended_at ? { at: row.mended_at.toISOString(), by: row.mender || null } : null,
    reopened_at: row.reopened_at?.toISOString() ?? null,
  }
}
