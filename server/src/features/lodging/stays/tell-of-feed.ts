import { z } from 'zod'
import { composeEmail } from '../../../platform/mail/compose-email.ts'
import { defineJob } from '../../../platform/queue/job.ts'
import type { Deps } from './stays.feature.ts'
import { feedWords as words } from './stays.texts.ts'
import { calendarPath } from './tell-of-stay.ts'

export const TELL_FEED_JOB = defineJob('stays.tell-feed', z.object({ feedId: z.uuid() }))

/** A day without a reading: whoever runs the house sells the same nights twice without knowing. */
export async function tellOfFeed(
  { feedId }: z.infer<typeof TELL_FEED_JOB.data>,
  { stores, config, mail, clock }: Pick<Deps, 'stores' | 'config' | 'mail' | 'clock'>,
) {
  const feed = await stores.calendarFeeds.find(feedId)
  const house = feed && (await stores.houses.findPlace(feed.establishment_id, clock.now()))
  if (!feed?.failing_since || !house?.email) return
  const unit = await stores.houses.findUnit(feed.unit_id, house)
  const isStopped = feed.fault === 'stopped'
  const about = { name: feed.name, unit: unit?.name ?? house.name, since: feed.failing_since }
  const { subject, lines } = isStopped ? words.stopped(about) : words.failing(about)
  await mail.send({
    to: house.email,
    number: `calendar-${isStopped ? 'stopped-' : ''}${feedId}-${feed.failing_since.getTime()}`,
    subject,
    ...composeEmail({
      title: subject,
      paragraphs: lines,
      action: { label: words.action, url: config.publicOrigin + calendarPath(house.id) },
    }),
  })
}
