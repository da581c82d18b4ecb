import { z } from 'zod'
import { isSwitchedOff } from '../../../platform/foreign/reading-mark.ts'
import { composeEmail } from '../../../platform/mail/compose-email.ts'
import { defineJob } from '../../../platform/queue/job.ts'
import type { Deps } from './property-feeds.feature.ts'
import { feedTexts } from './property-feeds.texts.ts'

export const TELL_FEED_JOB = defineJob('property-feeds.tell', z.object({ feedId: z.uuid() }))

/** To the owner, once in a row of failures. One that works again by now needs no e-mail. */
export async function tellFeed(
  { feedId }: z.infer<typeof TELL_FEED_JOB.data>,
  { stores, config, mail }: Pick<Deps, 'stores' | 'config' | 'mail'>,
) {
  const feed = await stores.propertyFeeds.find(feedId)
  if (!feed?.failure || !feed.failingSince) return
  const agency = await stores.propertyFeeds.findAgency(feed.establishmentId)
  if (!agency?.email) return
  const { email: words } = feedTexts
  const isOff = isSwitchedOff(feed.stoppedReadings)
  const subject = words.subject(agency.name)
  await mail.send({
    to: agency.email,
    number: `property-feed-${isOff ? 'off-' : ''}${feedId}-${feed.failingSince.getTime()}`,
    subject,
    ...composeEmail({
      title: subject,
      paragraphs: words.lines(feed.failure, feed.goodAt !== null, isOff),
      action: {
        label: words.action,
        url: `${config.publicOrigin}/dash-espadarte?aba=feed&negocio=${feed.establishmentId}`,
      },
    }),
  })
}
