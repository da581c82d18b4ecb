import { EARNED_PER_PLACE_A_DAY, type EntryReason } from '@portal/contract/club/draws/draws.texts'
import { cityDay } from '../../../platform/city-time.ts'
import type { Connection } from '../../../platform/database/database.ts'
import { drawEntriesStore } from './draw-entries.store.ts'
import { isFull, nextNumber, requireAnnounced, takesEntries } from './draws.rules.ts'
import { drawsStore } from './draws.store.ts'

/** `reasonKey` names what earned it: the id of a redemption, at that establishment. */
export type Earned = {
  userId: string
  reason: EntryReason
  reasonKey: string
  establishmentId: string
}

/** For other features, in the transaction of what earns a number or takes it back. */
export function earnedNumbersStore(connection: Connection) {
  const draws = drawsStore(connection)
  const entries = drawEntriesStore(connection)

  return {
    /**
     * One more number in every open draw in which the person takes part and whose regulation lets this earn
     * one, up to so many for one business and day. Asked twice, it is one number.
     */
    async earn({ userId, reason, reasonKey, establishmentId }: Earned, now: Date): Promise<number> {
      let given = 0
      for (const id of await draws.listOpenOf(userId)) {
        const draw = await draws.lock(id)
        if (!draw?.record?.entry_reasons.includes(reason) || !takesEntries(draw, now)) continue
        const lawful = requireAnnounced(draw, draw.number)
        const participant = await entries.codeOf(id, userId)
        if (!participant || isFull(lawful) || (await entries.hasEntry(id, reason, reasonKey)))
          continue
        const today = { participant, establishmentId, day: cityDay(now) }
        if ((await entries.countEarned(id, today)) >= EARNED_PER_PLACE_A_DAY) continue
        const number = nextNumber(lawful)
        await entries.addEntry({ drawId: id, number, participant, reason, reasonKey, at: now })
        await draws.count(id, { participants: 0 })
        given += 1
      }
      return given
    },

    /** What was earned is undone. A list that is closed stays as it was published. */
    async withdraw(
      { reason, reasonKey }: Pick<Earned, 'reason' | 'reasonKey'>,
      now: Date,
    ): Promise<number> {
      let withdrawn = 0
      for (const { drawId, number } of await entries.listEarned(reason, reasonKey)) {
        const draw = await draws.lock(drawId)
        if (!draw || !takesEntries(draw, now)) continue
        await entries.withdraw(drawId, number, now)
        await draws.countWithdrawn(drawId)
        withdrawn += 1
      }
      return withdrawn
    },
  }
}
