import type { ClubNumbers } from '@portal/contract/club/club-numbers'
import { isAvailable } from '@portal/contract/shared/capabilities'
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

  return {
    async count(): Promise<ClubNumbers> {
      const [members, partners] = await Promise.all([countMembers(), countPartners()])
      return { members, partners }
    },
  }
}
