import type { RawBuilder } from 'kysely'
import { bool } from './checked-sql.ts'

/** Whether a person owns the establishment of that id, or is of its team. */
export const worksAt = (userId: string, id: RawBuilder<unknown>): RawBuilder<boolean> => bool`(
  exists (select from establishments as own where own.id = ${id} and own.user_id = ${userId}::uuid)
  or exists (select from establishment_members as member
    where member.establishment_id = ${id} and member.user_id = ${userId}::uuid))`
