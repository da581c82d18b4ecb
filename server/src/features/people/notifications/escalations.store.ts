import { type MemberRole, rolesWith } from '@portal/contract/guide/team/team-rights'
import type { Escalation, OutsideChannel } from '@portal/contract/people/notifications/kinds'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'

export type ToldPerson = {
  user_id: string
  name: string
  role: MemberRole
  is_later: boolean
  reached_by: OutsideChannel[]
}

/** Whose role answers what has a clock. */
const ANSWERING = [...new Set([...rolesWith('orders.move'), ...rolesWith('stays.answer')])]

/** Owns how far what nobody answers goes at a business. */
export function escalationsStore(connection: Connection) {
  return {
    /** Everybody who answers there, the owner first. */
    async people(establishmentId: string, now: Date): Promise<ToldPerson[]> {
      const { rows } = await statement<ToldPerson>`
        select person.id as user_id, coalesce(nullif(profile.full_name, ''), person.email) as name,
          worker.role, exists (select from team_escalation_later as later
            where later.establishment_id = ${establishmentId} and later.user_id = person.id)
            as is_later,
          array_remove(array[
            case when exists (select from push_subscriptions as device
              join sessions on sessions.id = device.session_id
              where device.user_id = person.id and sessions.expires_at > ${now}) then 'push' end,
            case when person.email_verified then 'email' end,
            case when profile.whatsapp is not null and profile.whatsapp_confirmed_at is not null
              then 'whatsapp' end], null) as reached_by
        from (
          select user_id, 'owner' as role, 0 as place from establishments
            where id = ${establishmentId} and user_id is not null
          union all select user_id, role, 1 from establishment_members
            where establishment_id = ${establishmentId} and role = any(${ANSWERING}::text[])
        ) as worker
          join users as person on person.id = worker.user_id and person.blocked_at is null
          join profiles as profile on profile.user_id = person.id
        order by worker.place, name, person.id
      `.execute(connection)
      return rows
    },

    async save(establishmentId: string, escalation: Escalation, later: string[], now: Date) {
      const { others_after, last_before } = escalation
      const row = { others_after, last_before, changed_at: now }
      await connection
        .insertInto('team_escalations')
        .values({ establishment_id: establishmentId, ...row })
        .onConflict((conflict) => conflict.column('establishment_id').doUpdateSet(row))
        .execute()
      await connection
        .deleteFrom('team_escalation_later')
        .where('establishment_id', '=', establishmentId)
        .execute()
      if (later.length === 0) return
      await connection
        .insertInto('team_escalation_later')
        .values(later.map((user_id) => ({ establishment_id: establishmentId, user_id })))
        .execute()
    },
  }
}
