import type { StayActor, StayStatus } from '@portal/contract/stays/stays.texts'
import { z } from 'zod'
import { defineJob } from '../../platform/queue/job.ts'

export const TELL_STAY_JOB = defineJob(
  'stays.tell',
  z.object({
    stayId: z.uuid(),
    /** Of the step that is told: what came after it has an e-mail of its own. */
    version: z.int(),
    who: z.enum(['guest', 'house']),
  }),
)
export type TellStayData = z.infer<typeof TELL_STAY_JOB.data>

export const TELL_FEED_JOB = defineJob('stays.tell-feed', z.object({ feedId: z.uuid() }))

/** Who has to hear of a step: whoever did not take it; both where it binds both. */
export function toldOf(
  to: StayStatus,
  by: StayActor,
  { isProved }: { isProved: boolean },
): TellStayData['who'][] {
  // The house is told of a request by notifications, and of its end too where it was.
  if (to === 'requested' || (!isProved && by === 'clock')) return ['guest']
  if (to === 'confirmed' || by === 'clock') return ['guest', 'house']
  return by === 'guest' ? ['house'] : ['guest']
}
