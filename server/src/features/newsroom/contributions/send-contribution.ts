import type { NewContribution } from '@portal/contract/newsroom/contributions/contribution'
import type { Person } from '../../../platform/auth/identity.ts'
import { hashToken } from '../../../platform/auth/token-hash.ts'
import { cityDay } from '../../../platform/city-time.ts'
import { Forbidden, Invalid } from '../../../platform/errors/domain-errors.ts'
import { clientKey } from '../../../platform/limits/client-key.ts'
import { Tag } from '../../../platform/live/tags.ts'
import type { Deps } from './contributions.feature.ts'
import { requireOwnPhotos, slugFor, tokenOf } from './contributions.rules.ts'
import { contributionsTexts as texts } from './contributions.texts.ts'
import { TELL_SENDER_JOB, type TellSenderData } from './tell-sender.ts'

type Sender = { person: Person | null; address: string }
type Needs = Pick<Deps, 'work' | 'stores' | 'clock' | 'config' | 'sensitiveCalls'>
type Sent = { id: string; status: 'unconfirmed' | 'pending' }

/** By anybody. What nobody stands for yet waits for its e-mail to be confirmed, not for the team. */
export async function sendContribution(
  { person, address }: Sender,
  input: NewContribution,
  { work, stores, clock, config, sensitiveCalls }: Needs,
): Promise<Sent> {
  // A browser that repeats itself after a lost answer sends nothing new, and it costs nothing.
  const known = await stores.sentContributions.findSent(input.client_id)
  if (known) return answerFor(known)

  const now = clock.now()
  const email = requireEmail(person, input)
  requirePastDay(input.happened_on, now)
  const isTheirs = person?.emailVerified === true
  await sensitiveCalls.spend('contribution-address', clientKey(address))
  if (person) await sensitiveCalls.spend('contribution', person.userId)
  // Each of these is an e-mail to an address that may be somebody else's.
  if (!isTheirs) await sensitiveCalls.spend('contribution-email', email)

  return work.transaction(async ({ sentContributions, jobs, audit, changes }) => {
    const { place } = input
    if (place?.kind === 'sight' && !(await sentContributions.isSightShown(place.id))) {
      throw invalid('place', texts.unknownPlace)
    }
    const userId = person?.userId ?? null
    requireOwnPhotos(input.photos, await sentContributions.lockPhotos(input.photos), userId)
    const status = isTheirs ? 'pending' : 'unconfirmed'
    const id = await sentContributions.add(
      {
        clientId: input.client_id,
        tokenHash: hashToken(tokenOf(input.client_id, config.auth.secret)),
        slug: slugFor(input.title, input.client_id),
        userId,
        email,
        kind: input.kind,
        title: input.title,
        text: input.text,
        creditName: input.credit_name,
        sightId: place?.kind === 'sight' ? place.id : null,
        placeName: place?.kind === 'named' ? place.name : null,
        happenedOn: input.happened_on,
        isPrivate: input.is_private,
        consentVersion: input.consent_version,
        status,
      },
      input.photos,
      now,
    )
    // Sent twice at once: the other one is it.
    if (!id) return answerFor(await sentContributions.findSent(input.client_id))
    if (status === 'unconfirmed') {
      const data: TellSenderData = { id, news: 'confirm' }
      await jobs.add(TELL_SENDER_JOB, data, { first: true })
    } else changes.announce(Tag.waiting)
    if (person) {
      await audit.record(person, now, {
        action: 'contribution.sent',
        subjectId: id,
        details: { kind: input.kind, photos: input.photos.length },
      })
    }
    return { id, status }
  })
}

function answerFor(known: { id: string; status: string } | null): Sent {
  if (!known) throw new Error('a contribution was neither stored nor found')
  return { id: known.id, status: known.status === 'unconfirmed' ? 'unconfirmed' : 'pending' }
}

function requireEmail(person: Person | null, input: NewContribution): string {
  if (person) return person.email
  // Whose photos they are must be known before anybody is shown them.
  if (input.photos.length > 0) {
    throw new Forbidden(
      'contributions.photos-need-account',
      'photos of a visitor',
      texts.photosNeedAccount,
    )
  }
  if (!input.email) throw invalid('email', texts.emailMissing)
  return input.email
}

function requirePastDay(day: string | null, now: Date) {
  if (day && day > cityDay(now)) throw invalid('happened_on', texts.future)
}

const invalid = (path: string, message: string) =>
  new Invalid(`contributions.${path.replace('_', '-')}`, message, [{ path, message }], message)
