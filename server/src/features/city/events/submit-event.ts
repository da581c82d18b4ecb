import type { submitEvent as contract } from '@portal/contract/city/events/event-submission'
import type { EndpointInput } from '@portal/contract/shared/endpoint'
import { systemActor } from '../../../platform/actor.ts'
import type { Person } from '../../../platform/auth/identity.ts'
import { Conflict, Invalid } from '../../../platform/errors/domain-errors.ts'
import { clientKey } from '../../../platform/limits/client-key.ts'
import { Tag } from '../../../platform/live/tags.ts'
import type { Deps } from './events.feature.ts'
import { eventsTexts as texts } from './events.texts.ts'
import { prepareContent } from './prepare-content.ts'
import { SEND_CONFIRMATION_JOB, type SendConfirmationData } from './send-confirmation.ts'
import { newLink, type Submission } from './submissions.rules.ts'
import { TELL_SUBMITTER_JOB, type TellSubmitterData } from './tell-submitter.ts'

type Input = EndpointInput<typeof contract>['body']
type Sender = { person: Person | null; address: string }
type Needs = Pick<Deps, 'work' | 'stores' | 'clock' | 'config' | 'sensitiveCalls'>

/**
 * Anybody may send an event in. Who is signed in with a confirmed e-mail goes straight to the queue;
 * anybody else first proves the e-mail by a link. Posters need an account: a photo has an owner.
 */
export async function submitEvent(sender: Sender, input: Input, deps: Needs) {
  const { work, stores, clock, config, sensitiveCalls } = deps
  // A browser that repeats itself after a lost answer sends nothing new.
  const known = await stores.eventSubmissions.findByClient(input.client_id)
  if (known) return stateOf(requireSame(known, sender))

  const who = identityOf(sender, input)
  await sensitiveCalls.spend('event-submission', who.userId ?? who.email)
  await sensitiveCalls.spend('event-submission-address', clientKey(sender.address))
  return work.transaction(async (held) => {
    const { editedEvents, eventSubmissions, jobs, audit, changes } = held
    const now = clock.now()
    const about = { userId: who.userId, eventId: null, path: 'event', now, mustComeYet: true }
    const event = await editedEvents.add(
      {
        ...(await prepareContent(input.event, about, held)),
        slug: await editedEvents.freeSlug(input.event.title, null),
        situation: 'scheduled',
        situationNote: '',
        status: who.isProved ? 'pending' : 'draft',
        statusReason: null,
        publishedAt: null,
      },
      now,
    )
    const link = who.isProved
      ? { tokenHash: null, linkSentAt: null, expiresAt: null }
      : newLink(event.id, now, config.auth.secret)
    const isNew = await eventSubmissions.add({
      eventId: event.id,
      userId: who.userId,
      clientId: input.client_id,
      name: who.name,
      email: who.email,
      phone: who.phone,
      ...link,
      confirmedAt: who.isProved ? now : null,
      createdAt: now,
    })
    // Two at once: the other one is the event, and this transaction leaves nothing.
    if (!isNew) throw new Conflict('events.sent-twice', 'the same form at the same time')
    if (who.isProved) {
      changes.announce(Tag.waiting)
      const data: TellSubmitterData = { eventId: event.id, letter: 'received' }
      await jobs.add(TELL_SUBMITTER_JOB, data)
    } else {
      const data: SendConfirmationData = { eventId: event.id }
      await jobs.add(SEND_CONFIRMATION_JOB, data)
    }
    await audit.record(sender.person ?? systemActor, now, {
      action: 'event.submitted',
      // No words of the person: the record outlives what they sent.
      subjectId: event.id,
    })
    return { state: who.isProved ? ('pending' as const) : ('confirm' as const), email: who.email }
  })
}

/** An account says who it is; a visitor writes it. */
function identityOf({ person }: Sender, { submitter, phone }: Input) {
  if (person) {
    const { userId, name, email, emailVerified } = person
    return { userId, name, email, phone, isProved: emailVerified }
  }
  if (!submitter) {
    throw new Invalid(
      'events.submitter',
      'nobody says who sends it',
      [{ path: 'submitter.email', message: texts.submitter }],
      texts.submitter,
    )
  }
  return { userId: null, ...submitter, isProved: false }
}

/** A number somebody else used is not an answer about their event. */
function requireSame(known: Submission, { person }: Sender): Submission {
  if (known.userId === (person?.userId ?? null)) return known
  throw new Conflict('events.sent-twice', 'the number belongs to another submission')
}

const stateOf = ({ confirmedAt, email }: Submission) => ({
  state: confirmedAt ? ('pending' as const) : ('confirm' as const),
  email,
})
