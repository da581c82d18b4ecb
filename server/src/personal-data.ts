import type { PersonalDataNames } from '@portal/contract/people/accounts/personal-data'
import { features } from './features.ts'
import type { PersonKey, ProvedEmail } from './platform/auth/proved-email.ts'
import type { Connection } from './platform/database/database.ts'
import { personRows } from './platform/database/person-rows.ts'
import type { Consent, Hidden, Joined } from './platform/feature.ts'
import type { Seal } from './platform/seal.ts'

type Rows = Record<string, unknown>[]

/** What the tables and columns of a person's data are called in Portuguese, by all features. */
export const personNames: PersonalDataNames = Object.assign(
  {},
  ...features.map(({ person }) => person?.names),
)

/** What all features know of a person: each says in its manifest how that is read and forgotten. */
export function personalDataWithin(
  connection: Connection,
  within: () => never,
  documentSeal: Pick<Seal, 'open'>,
) {
  return {
    names: personNames,

    async collect(person: PersonKey): Promise<Record<string, Rows>> {
      const rows = personRows(connection, documentSeal)
      const data: Record<string, Rows> = {}
      for (const { person: part } of features) {
        for (const [table, column] of Object.entries(part?.tables ?? {})) {
          data[table] = await rows.where(table, column, person.userId)
        }
        for (const [table, found] of Object.entries((await part?.collect?.(rows, person)) ?? {})) {
          data[table] = [...(data[table] ?? []), ...found]
        }
      }
      return data
    },

    /** In the transaction of the proof itself. */
    async proved(userId: string, now: Date): Promise<void> {
      for (const { person: part } of features) {
        await part?.whenProved?.(within(), userId, now)
      }
    },

    async emailMoves(person: PersonKey, to: ProvedEmail): Promise<void> {
      for (const { person: part } of features) {
        await part?.whenEmailMoves?.(within(), person, to)
      }
    },

    async signedUp(joined: Joined, now: Date): Promise<void> {
      for (const { person: part } of features) {
        await part?.whenSignedUp?.(within(), joined, now)
      }
    },

    async consents(person: PersonKey, consent: Consent, now: Date): Promise<void> {
      for (const { person: part } of features) {
        await part?.whenConsenting?.(within(), person, consent, now)
      }
    },

    /** All that they wrote, where a block takes it off the air. */
    async hide(userId: string, reason: string, now: Date): Promise<Hidden> {
      const hidden: Hidden = { reviews_hidden: 0, contributions_hidden: 0 }
      for (const { person: part } of features) {
        Object.assign(hidden, await part?.hide?.(within(), userId, reason, now))
      }
      return hidden
    },

    /** Answers with what is left to do once the account is gone. */
    async erase(person: PersonKey, now: Date): Promise<() => Promise<void>> {
      const left: (() => Promise<void>)[] = []
      for (const { person: part } of features) {
        const after = await part?.erase?.(within(), person, now)
        if (after) left.push(after)
      }
      return async () => {
        for (const finish of left) await finish()
      }
    },
  }
}
