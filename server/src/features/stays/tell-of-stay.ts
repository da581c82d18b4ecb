import { composeEmail } from '../../platform/mail/compose-email.ts'
import type { Deps } from './stays.feature.ts'
import { emailWords as words } from './stays.texts.ts'
import type { TellStayData } from './tell-of-stay.rules.ts'

type Needs = Pick<Deps, 'stores' | 'config' | 'mail' | 'clock'>

const houseUrl = (origin: string, id: string) =>
  `${origin}/dash-espadarte?aba=reservas&negocio=${id}`

/** Sent twice, it has the same number, by which mail programs know it as one. */
export async function tellOfStay({ stayId, version, who }: TellStayData, deps: Needs) {
  const { stores, config, mail, clock } = deps
  const stay = await stores.stays.find(stayId)
  const house = stay && (await stores.houses.findPlace(stay.establishment_id, clock.now()))
  // It has moved on: its next step is told by itself.
  if (!stay || !house || stay.version !== version) return
  const to = who === 'guest' ? stay.contact_email : house.email
  if (!to) return
  if (who === 'house' && stay.status === 'requested') return
  const { subject, lines } =
    who === 'house' && stay.status !== 'requested'
      ? words.house[stay.status](stay)
      : words.guest[stay.status](stay, house)
  await mail.send({
    to,
    number: `stay-${stayId}-${version}-${who}`,
    subject,
    ...composeEmail({
      title: subject,
      paragraphs: lines,
      action:
        who === 'guest'
          ? {
              label: words.guestAction,
              url: `${config.publicOrigin}/dash-clube#reservas`,
            }
          : { label: words.houseAction, url: houseUrl(config.publicOrigin, house.id) },
    }),
  })
}

/** A day without a reading: whoever runs the house sells the same nights twice without knowing. */
export async function tellOfFeed({ feedId }: { feedId: string }, deps: Needs) {
  const { stores, config, mail, clock } = deps
  const feed = await stores.calendarFeeds.find(feedId)
  const house = feed && (await stores.houses.findPlace(feed.establishment_id, clock.now()))
  if (!feed?.failing_since || !house?.email) return
  const unit = await stores.houses.findUnit(feed.unit_id, house)
  const isStopped = feed.fault === 'stopped'
  const about = { name: feed.name, unit: unit?.name ?? house.name, since: feed.failing_since }
  const { subject, lines } = isStopped ? words.feedStopped(about) : words.feed(about)
  await mail.send({
    to: house.email,
    number: `calendar-${isStopped ? 'stopped-' : ''}${feedId}-${feed.failing_since.getTime()}`,
    subject,
    ...composeEmail({
      title: subject,
      paragraphs: lines,
      action: { label: words.houseAction, url: houseUrl(config.publicOrigin, house.id) },
    }),
  })
}
