import { topics } from '@portal/contract/live/topics'
import { LAST_KINDS } from '@portal/contract/people/notifications/kinds'
import type { z } from 'zod'
import { Tag } from '../../../platform/live/tags.ts'
import { planDeliveries } from './delivery-plan.rules.ts'
import { planOthers } from './escalation.rules.ts'
import type { Deps } from './notifications.feature.ts'
import { lastTitle } from './notifications.texts.ts'
import { dayBegan, type ESCALATE_JOB, sendAll } from './tell.ts'

/**
 * What has a clock and nobody has answered is told again. Answered, it is settled, in the transaction of the
 * answer: whoever comes first of the two, nothing is sent after it.
 */
export async function escalate(
  { notificationId, round, step }: z.infer<typeof ESCALATE_JOB.data>,
  { work, clock, config }: Pick<Deps, 'work' | 'clock' | 'config'>,
) {
  await work.transaction(async ({ notificationList: list, jobs, changes }) => {
    const now = clock.now()
    const told = await list.lockTold(notificationId)
    if (!told || told.round !== round || told.isSettled || told.expiresAt <= now) return
    // This person has seen it; the last word comes all the same.
    if (step === 'others' && told.isDone) return
    const { kind: asTold, isOpen, expiresAt, userId } = told
    const kind = step === 'last' ? (LAST_KINDS[asTold] ?? asTold) : asTold
    const [person] = await list.recipients({ userId }, kind, { now, dayBegan: dayBegan(now) })
    if (!person) return
    const hasWhatsApp = person.hasWhatsApp && config.whatsapp?.noticeTemplate != null
    const recipient = { ...person, hasWhatsApp }
    const telling = { kind, isOpen, expiresAt }
    if (step === 'others') {
      const { later } = await list.escalationOf(told.establishmentId)
      const first = later.includes(userId) ? planDeliveries(recipient, telling, now) : []
      const plan = [...first, ...planOthers(recipient, telling, now)]
      const planned = plan.map((one) => ({ ...one, notificationId, round }))
      await sendAll({ notificationList: list, jobs }, planned, now)
      return
    }
    const { topic, title, body, path, establishmentId } = told
    const words = { kind, topic, title: lastTitle(title), body, path, establishmentId }
    const [put] = await list.put([userId], { ...words, isOpen, expiresAt }, now)
    if (!put) return
    const plan = planDeliveries(recipient, telling, now)
    const planned = plan.map((one) => ({ ...one, notificationId, round: put.round }))
    await sendAll({ notificationList: list, jobs }, planned, now)
    changes.announce(Tag.live(topics.notifications(userId)))
  })
}
