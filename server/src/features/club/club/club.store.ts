import type { ClubNumbers } from '@portal/contract/club/club/club-numbers'
import { isAvailable } from '@portal/contract/shared/capabilities'
import { int8OrNull } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'

export function clubStore(connection: Connection) {
  async function countMembers() {
    const { count } = await connection
      .selectFrom('users')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return count
  }

  async function countPartners() {
    if (!isAvailable('coupons')) return 0
    const { count } = await connection
      .selectFrom('directory')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('has_coupon', '=', true)
      .executeTakeFirstOrThrow()
    return count
  }

  async function sumSaved() {
    if (!isAvailable('coupons')) return 0
    const { cents } = await connection
      .selectFrom('redemptions')
      .select(int8OrNull`sum(saved_cents)`.as('cents'))
      .where('undone_at', 'is', null)
      .where('counts', '=', true)
      .executeTakeFirstOrThrow()
    return cents ?? 0
  }

  async function sumPrizes() {
    if (!isAvailable('draws')) return 0
    const { cents } = await connection
      .selectFrom('draw_winners as winner')
      .innerJoin('draws as draw', 'draw.id', 'winner.draw_id')
      .innerJoin('draw_legal_records as record', 'record.draw_id', 'winner.draw_id')
      .select(
        int8OrNull`sum((record.prizes -> (winner.prize - 1) ->> 'value_cents')::bigint)`.as(
          'cents',
        ),
      )
      .where('winner.delivered_at', 'is not', null)
      .where('draw.is_demo', '=', false)
      .executeTakeFirstOrThrow()
    return cents ?? 0
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
