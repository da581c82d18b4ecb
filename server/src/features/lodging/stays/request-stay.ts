import { randomUUID } from 'node:crypto'
import type { NewStay } from '@portal/contract/lodging/stays/stay'
import { respondBy, USUAL_CHECK_IN } from '@portal/contract/lodging/stays/stay-rules'
import {
  MOST_OPEN_FROM_ADDRESS,
  MOST_OPEN_REQUESTS,
  stayTexts as texts,
} from '@portal/contract/lodging/stays/stays.texts'
import { dayOfKnownDate } from '@portal/contract/shared/calendar-days'
import { moneyText } from '@portal/contract/shared/plan-prices'
import type { Person } from '../../../platform/auth/identity.ts'
import { hashToken } from '../../../platform/auth/token-hash.ts'
import { cityDay } from '../../../platform/city-time.ts'
import { Conflict, Invalid, NotFound } from '../../../platform/errors/domain-errors.ts'
import { clientKey } from '../../../platform/limits/client-key.ts'
import { originMark } from '../../../platform/limits/origin-mark.ts'
import { isTooMuch } from './held-nights.rules.ts'
import { areTaken } from './nights.store.ts'
import { type Guest, guestOf, mailboxKey } from './prove-mailbox.ts'
import {
  contentHash,
  type HousePlace,
  isAhead,
  quoteOf,
  type Stay,
  stayToken,
  type Unit,
} from './stay.rules.ts'
import type { Deps, Within } from './stays.feature.ts'
import { announceNights, holdUnit } from './step-stay.ts'
import { tellHouse, tellOfStep } from './tell-of-stay.ts'

const DAY_MS = 86_400_000

/**
 * By somebody signed in, or by a mailbox that answered a code: a house holds nights of July for a day for
 * them, for minutes where nothing of an account is proved, and answers them by message and by e-mail. Everything is decided and written while the unit is held, so that price and nights are those
 * of one moment, and one key is one request however often it comes.
 */
export async function requestStay(
  person: Person | null,
  { slug, stay: wanted, address }: { slug: string; stay: NewStay; address: string },
  {
    work,
    stores,
    clock,
    config,
    sensitiveCalls,
  }: Pick<Deps, 'work' | 'stores' | 'clock' | 'config' | 'sensitiveCalls'>,
): Promise<{ id: string; token: string | null }> {
  const place = await stores.houses.findPlaceAt(slug, clock.now())
  if (!place?.isPublished) throw new NotFound('establishment', slug)
  const hash = contentHash(wanted)
  const answer = ({ id, user_id: userId, content_hash: kept, token_hash: link }: Stay) => {
    const isTheirs = person ? userId === person.userId : link !== null
    if (!isTheirs || !kept.equals(hash)) {
      throw new Conflict('stays.same-key', 'the key came with other content', texts.sameKey)
    }
    return { id, token: person ? null : stayToken(id, config.auth.secret) }
  }
  // A browser that repeats itself after a lost answer asks for nothing new, and it costs nothing.
  const known = await stores.stays.findByKey(wanted.unit_id, wanted.key)
  if (known) return answer(known)
  const guest = await guestOf(person, wanted, { work, stores, clock, config })
  await sensitiveCalls.spend('stay-request', guest.userId ?? mailboxKey(guest.email, config))
  const addressMark = originMark('address', clientKey(address), config.auth.secret)

  return refusingTaken(() =>
    work.transaction(async (within) => {
      const now = clock.now()
      const { userId } = guest
      const marks = guest.isByCode ? [guest.email, wanted.phone, addressMark.toString('hex')] : []
      await within.stays.lockGuest({ userId, marks })
      await within.heldNights.lockHouse(place.id)
      const held = await holdUnit(within, wanted.unit_id, now)
      if (held?.establishmentId !== place.id) throw new NotFound('unit', wanted.unit_id)
      const first = await within.stays.findByKey(wanted.unit_id, wanted.key)
      if (first) return answer(first)

      const unit = await requireLet(within, place.id, wanted, now)
      await requireGuest(within, guest, { place, wanted, addressMark }, now, config)
      const quote = requireAgreed(wanted, unit, cityDay(now))
      await requireShare(within, guest, { place, wanted, addressMark }, now, config)
      const id = randomUUID()
      const token = guest.isByCode ? stayToken(id, config.auth.secret) : null
      const { arrival, departure, adults, children } = wanted
      const until = respondBy(arrival, now, guest)
      const { nights, nights_cents, cleaning_fee_cents, total_cents } = quote
      await within.stays.add({
        id,
        unit_id: unit.id,
        key: wanted.key,
        content_hash: hash,
        user_id: userId,
        arrival,
        departure,
        adults,
        children,
        unit_name: unit.name,
        nights,
        nights_cents,
        cleaning_fee_cents,
        total_cents,
        cancellation: unit.cancellation,
        check_in: place.check_in ?? USUAL_CHECK_IN,
        message: wanted.message,
        requested_at: now,
        respond_by: until,
        contact_name: wanted.name,
        contact_phone: wanted.phone,
        contact_email: guest.email,
        is_proved: guest.isProved,
        address_mark: addressMark,
        token_hash: token === null ? null : hashToken(token),
      })
      await within.nights.hold({ unitId: unit.id, stayId: id, arrival, departure }, { until, now })
      await within.stays.record({ id, version: 1 }, { actor: 'guest', userId: null }, now)
      await tellOfStep(within, id, 'guest', now)
      // A house is not told of an invented e-mail; the request is on its calendar.
      if (guest.isProved) {
        const asked = { ...quote, unit_name: unit.name, arrival, departure, adults, children }
        await tellHouse(within, { ...asked, id, respond_by: until }, place, now)
      }
      announceNights(within, place.id, userId)
      return { id, token }
    }),
  )
}

async function requireLet(
  { houses }: Within,
  establishmentId: string,
  { unit_id: id, arrival, departure }: NewStay,
  now: Date,
): Promise<Unit> {
  const place = await houses.findPlace(establishmentId, now)
  const unit = place && (await houses.findUnit(id, place))
  if (!place?.isPublished || !place.takesStays || !unit?.isLet) {
    throw new Conflict('stays.closed', 'takes no stays', texts.closed)
  }
  if (!isAhead({ arrival, departure }, cityDay(now))) throw noSuchDates()
  return unit
}

const noSuchDates = () =>
  new Invalid(
    'stays.dates',
    'no such stay',
    [{ path: 'arrival', message: texts.dates }],
    texts.dates,
  )

type Wish = { place: HousePlace; wanted: NewStay; addressMark: Buffer }

/** Whoever works there blocks nights; nobody keeps many houses waiting. */
async function requireGuest(
  { stays, team }: Within,
  { userId, email, isByCode }: Guest,
  { place, wanted: { phone }, addressMark }: Wish,
  now: Date,
  { sensitiveLimitsFactor: factor }: Deps['config'],
) {
  if (userId && (await team.roleOf(place.id, userId)) !== null) {
    throw new Conflict('stays.own', 'works there', texts.own)
  }
  if (userId && (await stays.countOpenOf(userId, now)) >= MOST_OPEN_REQUESTS) {
    throw new Conflict('stays.open', 'too many open requests', texts.openRequests)
  }
  if (!isByCode) return
  const { own, nearby } = await stays.countOpenWithoutAccount({ email, phone, addressMark }, now)
  if (own >= MOST_OPEN_REQUESTS || nearby >= MOST_OPEN_FROM_ADDRESS * factor) {
    throw new Conflict('stays.open', 'too many open requests', texts.openWithoutAccount)
  }
}

/** No guest, address or crowd without a proof holds more than a share of a house. */
async function requireShare(
  { heldNights }: Within,
  { userId, email, isProved }: Guest,
  { place, wanted, addressMark }: Wish,
  now: Date,
  { sensitiveLimitsFactor: factor }: Deps['config'],
) {
  const { arrival, departure, phone } = wanted
  const since = new Date(now.getTime() - DAY_MS)
  const held = await heldNights.count(
    { establishmentId: place.id, userId, email, phone, addressMark, arrival, departure },
    { now, since },
  )
  const nights = dayOfKnownDate(departure) - dayOfKnownDate(arrival)
  if (!isTooMuch(held, { nights, isProved, factor })) return
  if (isProved) throw new Conflict('stays.share', 'more than a share of the house', texts.share)
  throw new Conflict('stays.proof', 'nothing is proved', texts.proofFirst)
}

/** The guest agreed to a price: another one is asked about first. */
function requireAgreed(wanted: NewStay, unit: Unit, today: string) {
  const quote = quoteOf(unit, wanted)
  if (!quote || !isAhead(wanted, today)) throw noSuchDates()
  if (quote.is_too_short) {
    throw new Conflict(
      'stays.too-short',
      'fewer nights than the least',
      texts.tooShort(quote.min_nights),
    )
  }
  if (wanted.adults + wanted.children > unit.capacity) {
    throw new Conflict('stays.too-many', 'more guests than fit', texts.tooMany(unit.capacity))
  }
  const { total_cents: total, nights_cents, cleaning_fee_cents } = quote
  if (wanted.total_cents !== total) {
    throw new Conflict(
      'stays.changed',
      `${wanted.total_cents} was seen, it is ${total}`,
      texts.changed(moneyText(total)),
      { total_cents: total, nights_cents, cleaning_fee_cents },
    )
  }
  return quote
}

/** That a night is somebody else's is the database's word, whoever came first. */
export async function refusingTaken<Result>(
  write: () => Promise<Result>,
  sentence: string = texts.taken,
): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    if (!areTaken(error)) throw error
    throw new Conflict('stays.taken', 'a night is taken', sentence)
  }
}
