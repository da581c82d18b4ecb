import type { ClubNumbers } from '@portal/contract/club/club-numbers'
import { isAvailable } from '@portal/contract/shared/capabilities'
import { sql } from 'kysely'
import type { Connection } from '../../platform/database/database.ts'

export function clubStore(connection: Connection) {
  async function countMembers() {
    const { count } = await connection
      .selectFrom('users')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow()
    return Number(count)
  }

  async function countPartners() {
    if (!isAvailable('coupons')) return 0
    const { count } = await connection
      .selectFrom('directory')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('has_coupon', '=', true)
      .executeTakeFirstOrThrow()
    return Number(count)
  }

  async function sumSaved() {
    if (!isAvailable('coupons')) return 0
    const { cents } = await connection
      .selectFrom('redemptions')
      .select(({ fn }) => fn.sum<string | null>('saved_cents').as('cents'))
      .where('undone_at', 'is', null)
      .where('counts', '=', true)
      .executeTakeFirstOrThrow()
    return Number(cents ?? 0)
  }

  async function sumPrizes() {
    if (!isAvailable('draws')) return 0
    const { cents } = await connection
      .selectFrom('draw_winners as winner')
      .innerJoin('draws as draw', 'draw.id', 'winner.draw_id')
      .innerJoin('draw_legal_records as record', 'record.draw_id', 'winner.draw_id')
      .select(
        sql<string | null>`sum((record.prizes -> (winner.prize - 1) ->> 'value_cents')::bigint)`.as(
          'cents',
        ),
      )
      .where('winner.delivered_at', 'is not', null)
      .where('draw.is_demo', '=', false)
      .executeTakeFirstOrThrow()
    return Number(cents ?? 0)
  }

  return {
    async count(now: Date): Promise<ClubNumbers> {
      const [members, partners, saved_cents, prizes_cents] = await Promise.all([
        countMembers(),
        countPartners(),
        sumSaved(),
        sumPrizes(),
      ])
      return { members, partners, saved_cents, prizes_cents, counted_at: now.toISOString() }
    },
  }
}
