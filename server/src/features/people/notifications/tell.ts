import { topics } from '@portal/contract/live/topics'
import { kindOf } from '@portal/contract/people/notifications/kinds'
import {
  instantOfWallMinute,
  MINUTES_PER_DAY,
  wallMinuteAt,
} from '@portal/contract/shared/time-zones'
import { z } from 'zod'
import { type Tag as AnyTag, Tag } from '../../../platform/live/tags.ts'
import { defineJob, type JobSender } from '../../../platform/queue/job.ts'
import { type PlannedDelivery, planDeliveries } from './delivery-plan.rules.ts'
import { ESCALATION_STEPS, stepsOf, toldLater } from './escalation.rules.ts'
import type { Audience, NewNotification, notificationsStore } from './notifications.store.ts'

/** One delivery; the notification as well, for when the browser it was for has left meanwhile. */
export const DELIVER_JOB = defineJob(
  'notifications.deliver',
  z.object({ deliveryId: z.uuid(), notificationId: z.uuid() }),
  { key: ({ deliveryId }) => deliveryId },
)

/** What has a clock and nobody answered, for one person and one round of its words. */
export const ESCALATE_JOB = defineJob(
  'notifications.escalate',
  z.object({ notificationId: z.uuid(), round: z.int(), step: z.enum(ESCALATION_STEPS) }),
  { key: ({ notificationId, round, step }) => `${notificationId}-${round}-${step}` },
)

/** Midnight in the city. */
export const dayBegan = (now: Date): Date =>
  instantOfWallMinute(Math.floor(wallMinuteAt(now) / MINUTES_PER_DAY) * MINUTES_PER_DAY)

export type Telling = {
  to: Audience
  /** Whoever did it knows of it. */
  by?: string
  kind: NewNotification['kind']
  /** What it is about, such as one order: newer words take the place of older ones. */
  topic: string
  title: string
  body: string
  /** Of a page of the portal. */
  path: string
  establishmentId?: string
  /** Whether the business is open now, which decides what is heard in quiet hours. */
  isOpen?: boolean
  /** The end of its clock; of what has none, the life of its kind. */
  expiresAt?: Date
}

type Needs = {
  notificationList: ReturnType<typeof notificationsStore>
  jobs: JobSender
  changes: { announce(...tags: AnyTag[]): void }
}

/**
 * The one way in which anybody is told of anything, at hand in every write: what is told exists if and only
 * if the write does, and the jobs that send it are asked for in the same transaction.
 */
export function notificationsWithin(within: () => Needs) {
  return {
    async tell({ to, by, isOpen = false, ...telling }: Telling, now: Date) {
      const { notificationList, jobs, changes } = within()
      const { kind } = telling
      const expiresAt =
        telling.expiresAt ?? new Date(now.getTime() + kindOf(kind).lifeMinutes * 60_000)
      if (expiresAt <= now) return
      const all = await notificationList.recipients(to, kind, { now, dayBegan: dayBegan(now) })
      const people = all.filter(({ userId }) => userId !== by)
      if (people.length === 0) return
      const content = {
        ...telling,
        establishmentId: telling.establishmentId ?? null,
        isOpen,
        expiresAt,
      }
      const ids = people.map(({ userId }) => userId)
      const escalation = await notificationList.escalationOf(telling.establishmentId ?? null)
      const later = toldLater(people, { kind, expiresAt }, escalation, now)
      const put = await notificationList.put(ids, content, now)
      const plans = put.flatMap(({ id, userId, round }) => {
        const person = people.find((one) => one.userId === userId)
        if (!person) return []
        const plan = later.has(userId)
          ? []
          : planDeliveries(person, { kind, isOpen, expiresAt }, now)
        return { id, round, plan: plan.map((one) => ({ ...one, notificationId: id, round })) }
      })
      await sendAll(
        { notificationList, jobs },
        plans.flatMap(({ plan }) => plan),
        now,
      )
      for (const { id: notificationId, round, plan } of plans) {
        for (const { step, at } of stepsOf({ kind, expiresAt }, plan[0]?.at ?? now, escalation)) {
          await jobs.add(ESCALATE_JOB, { notificationId, round, step }, { at })
        }
      }
      changes.announce(...ids.map((id) => Tag.live(topics.notifications(id))))
    },

    /** Somebody did what was asked for: nothing more is sent of it, and nobody has it unread. */
    async settle(topic: string, now: Date) {
      const { notificationList, changes } = within()
      const whose = await notificationList.settle(topic, now)
      changes.announce(...whose.map((id) => Tag.live(topics.notifications(id))))
    },

    /** The same of everything of one kind that a business was told. */
    async settleAll(which: { establishmentId: string; kind: Telling['kind'] }, now: Date) {
      const { notificationList, changes } = within()
      const whose = await notificationList.settleAll(which, now)
      changes.announce(...whose.map((id) => Tag.live(topics.notifications(id))))
    },
  }
}

/** What a manifest's transaction hands over is more than this; what is sent is asked for in one place. */
export async function sendAll(
  { notificationList, jobs }: Pick<Needs, 'notificationList' | 'jobs'>,
  planned: readonly (PlannedDelivery & { notificationId: string; round: number })[],
  now: Date,
) {
  for (const { id, notificationId, at } of await notificationList.addDeliveries(planned, now)) {
    const work = { deliveryId: id, notificationId }
    await jobs.add(DELIVER_JOB, work, at > now ? { at } : {})
  }
}
