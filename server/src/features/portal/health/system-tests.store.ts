import type { SkippableStep, SystemTestKind } from '@portal/contract/portal/first-use/first-use'
import { int4, selected } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import type { KeptTest } from './system-tests.rules.ts'

/** What of a new portal was tested, left out and finished. */
export function systemTestsStore(connection: Connection) {
  return {
    async find(kind: SystemTestKind): Promise<KeptTest | null> {
      const row = await connection
        .selectFrom('system_tests')
        .selectAll()
        .where('kind', '=', kind)
        .executeTakeFirst()
      return row ?? null
    },

    async list(): Promise<KeptTest[]> {
      return connection.selectFrom('system_tests').selectAll().execute()
    },

    /** A test that passed before stands until this one has ended. */
    async ask(kind: SystemTestKind, seed: Buffer | null, at: Date) {
      const asked = { asked_at: at, sent_at: null, seed, attempts: 0 }
      await connection
        .insertInto('system_tests')
        .values({ kind, ...asked })
        .onConflict((conflict) => conflict.column('kind').doUpdateSet(asked))
        .execute()
    },

    async markSent(kind: SystemTestKind, at: Date, tookMs: number) {
      await connection
        .updateTable('system_tests')
        .set({ sent_at: at, took_ms: tookMs })
        .where('kind', '=', kind)
        .execute()
    },

    async markPassed(kind: SystemTestKind, at: Date, tookMs: number | null) {
      await connection
        .updateTable('system_tests')
        .set({
          ...{ passed_at: at, failed_at: null, failure: null, seed: null },
          ...(tookMs === null ? {} : { took_ms: tookMs }),
        })
        .where('kind', '=', kind)
        .execute()
    },

    async markFailed(kind: SystemTestKind, failure: string, at: Date) {
      await connection
        .updateTable('system_tests')
        .set({ failed_at: at, failure, seed: null })
        .where('kind', '=', kind)
        .execute()
    },

    /** Counts the try of a code that is alive; null where there is none. */
    async tryCode(now: Date, lifetimeMs: number, most: number): Promise<KeptTest | null> {
      const row = await connection
        .updateTable('system_tests')
        .set({ attempts: int4`attempts + 1` })
        .where('kind', '=', 'mail')
        .where('seed', 'is not', null)
        .where('asked_at', '>', new Date(now.getTime() - lifetimeMs))
        .where('attempts', '<', most)
        .returningAll()
        .executeTakeFirst()
      return row ?? null
    },

    async readFirstUse() {
      return connection
        .selectFrom('first_use')
        .select(['skipped', 'finished_at'])
        .executeTakeFirstOrThrow()
    },

    async skip(step: SkippableStep) {
      await connection
        .updateTable('first_use')
        .set({
          skipped: selected<
            SkippableStep[]
          >`array(select distinct unnest(skipped || ${step}::text))`,
        })
        .execute()
    },

    async finish(at: Date) {
      await connection
        .updateTable('first_use')
        .set({ finished_at: at })
        .where('finished_at', 'is', null)
        .execute()
    },

    async hasSecondFactor(userId: string): Promise<boolean> {
      const row = await connection
        .selectFrom('users')
        .select('two_factor_enabled')
        .where('id', '=', userId)
        .executeTakeFirst()
      return row?.two_factor_enabled ?? false
    },
  }
}
