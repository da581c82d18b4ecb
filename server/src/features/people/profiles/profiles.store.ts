import type { Profile } from '@portal/contract/people/profiles/profile'
import type { PlanType } from '@portal/contract/shared/plans'
import { momentOrNull, selected } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import { isComplete, type ProfileChanges, type ProfileFields } from './profiles.rules.ts'

/** Required on the way in; the birth date is asked for by one of the forms only. */
export type FirstFields = Omit<ProfileFields, 'birth_date'> & Pick<ProfileChanges, 'birth_date'>

/** One profile a person, made by the database together with the account. */
export function profilesStore(connection: Connection) {
  return {
    async read(userId: string, now: Date): Promise<Profile | null> {
      const row = await profileOf(connection, userId, now).executeTakeFirst()
      return row ? toProfile(row) : null
    },

    /** Waits for whoever changes this profile, so that what was compared is what is changed. */
    async lock(userId: string, now: Date): Promise<Profile | null> {
      const row = await profileOf(connection, userId, now).forUpdate('profiles').executeTakeFirst()
      return row ? toProfile(row) : null
    },

    /** The first words of a person about themselves, as part of their sign-up. */
    async fill(userId: string, fields: FirstFields, now: Date) {
      await write(connection, userId, fields, now)
    },

    /** Only what differs: a number that is written here is no longer confirmed. */
    async update(userId: string, changes: ProfileChanges, now: Date): Promise<Profile> {
      await write(connection, userId, changes, now)
      return toProfile(await profileOf(connection, userId, now).executeTakeFirstOrThrow())
    },

    async confirmWhatsApp(userId: string, now: Date): Promise<Profile> {
      await connection
        .updateTable('profiles')
        .set({ whatsapp_confirmed_at: now, updated_at: now })
        .where('user_id', '=', userId)
        .execute()
      return toProfile(await profileOf(connection, userId, now).executeTakeFirstOrThrow())
    },
  }
}

function profileOf(connection: Connection, userId: string, now: Date) {
  return connection
    .selectFrom('profiles')
    .innerJoin('users', 'users.id', 'profiles.user_id')
    .selectAll('profiles')
    .select([
      'users.email',
      selected<PlanType>`plan_type_of(profiles.user_id, ${now})`.as('plan_type'),
    ])
    .select(
      momentOrNull`(select ends_at from plan_held(profiles.user_id, ${now}))`.as('plan_ends_at'),
    )
    .where('profiles.user_id', '=', userId)
}

async function write(connection: Connection, userId: string, changes: ProfileChanges, now: Date) {
  await connection
    .updateTable('profiles')
    .set({
      ...changes,
      // A confirmation belongs to one number.
      ...(changes.whatsapp === undefined ? {} : { whatsapp_confirmed_at: null }),
      updated_at: now,
    })
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirstOrThrow()
}

type Row = Awaited<ReturnType<ReturnType<typeof profileOf>['executeTakeFirstOrThrow']>>

function toProfile({
  created_at: _,
  whatsapp_confirmed_at,
  plan_ends_at,
  updated_at,
  ...fields
}: Row): Profile {
  return {
    ...fields,
    plan_ends_at: plan_ends_at?.toISOString() ?? null,
    whatsapp_confirmed_at: whatsapp_confirmed_at?.toISOString() ?? null,
    updated_at: updated_at.toISOString(),
    is_complete: isComplete(fields),
  }
}
