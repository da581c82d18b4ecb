import { type DeclineCode, stayTexts as texts } from '@portal/contract/lodging/stays/stays.texts'
import { moneyText } from '@portal/contract/shared/plan-prices'
import type { PersonActor } from '../../../platform/actor.ts'
import { Conflict, NotFound, requireSameVersion } from '../../../platform/errors/domain-errors.ts'
import { requireRightOrAdministrator } from '../../../platform/team-roles.ts'
import { readStaleFeeds } from './read-feed.ts'
import { refusingTaken } from './request-stay.ts'
import { quoteOf, type Stay } from './stay.rules.ts'
import type { Deps, Within } from './stays.feature.ts'
import { endingOf, stepStay } from './step-stay.ts'

type Needs = Pick<Deps, 'work' | 'stores' | 'clock' | 'config' | 'log' | 'foreign'>
export type Named = { establishmentId: string; stayId: string; version: number }

/** A stay of the house, its unit held, as its people saw it. */
async function holdStay(within: Within, actor: PersonActor, named: Named) {
  const { establishmentId, stayId, version } = named
  const role = await within.team.roleOf(establishmentId, actor.userId)
  requireRightOrAdministrator(actor, role, 'stays.answer', establishmentId)
  const found = await within.stays.findOf(establishmentId, stayId)
  const unit = found && (await within.houses.lockUnit(found.unit_id))
  // Read again: what it was before the unit was held may have moved.
  const stay = unit && (await within.stays.findOf(establishmentId, stayId))
  if (!unit || !stay) throw new NotFound('stay', stayId)
  requireSameVersion(stay, version, texts.moved)
  return { stay, unit: { id: stay.unit_id, ...unit } }
}

/**
 * Other portals are asked once more before a yes: what they sold since the last reading is theirs. A
 * calendar that does not answer, or a price that is another by now, needs a second yes that knows of it.
 */
export async function acceptStay(
  actor: PersonActor,
  {
    totalCents,
    despite,
    ...named
  }: Named & { totalCents: number; despite: readonly ('price' | 'calendar')[] },
  deps: Needs,
) {
  const { work, stores, clock } = deps
  const role = await stores.team.roleOf(named.establishmentId, actor.userId)
  requireRightOrAdministrator(actor, role, 'stays.answer', named.establishmentId)
  const asked = await stores.stays.findOf(named.establishmentId, named.stayId)
  if (!asked) throw new NotFound('stay', named.stayId)
  const unread = await readStaleFeeds(asked.unit_id, deps)
  if (unread.length > 0 && !despite.includes('calendar')) {
    throw new Conflict(
      'stays.unread',
      'a calendar does not answer',
      texts.unread(unread.join(', ')),
      { calendars: unread.join(', ') },
    )
  }

  await refusingTaken(() =>
    work.transaction(async (within) => {
      const now = clock.now()
      const { stay, unit } = await holdStay(within, actor, named)
      if (!despite.includes('price')) await requireSamePrice(within, stay, totalCents, now)
      else if (totalCents !== stay.total_cents) throw changedPrice(totalCents, stay)
      const { arrival, departure } = stay
      if (await within.nights.areSaidTaken({ unitId: unit.id, arrival, departure }, now)) {
        throw new Conflict('stays.clash', 'taken in another calendar', texts.clash)
      }
      await stepStay(within, { stay, unit }, { to: 'accepted', mover: teamOf(actor) }, now)
      // A house that asks for no deposit opens none.
      const wanted = { establishmentId: named.establishmentId, stayId: stay.id }
      await within.houseCharges.open({ ...wanted, totalCents: stay.total_cents }, now)
      await within.audit.record(actor, now, {
        action: 'stays.accepted',
        subjectId: named.establishmentId,
        details: { unit: stay.unit_name, arrival, departure },
      })
    }),
  )
}

const teamOf = ({ userId }: PersonActor) => ({ actor: 'team' as const, userId })

/** What the guest agreed to holds; whether the house still means it is asked where it costs more today. */
async function requireSamePrice(
  { houses }: Within,
  stay: Stay & { establishment_id: string },
  totalCents: number,
  now: Date,
) {
  const place = await houses.findPlace(stay.establishment_id, now)
  const unit = place && (await houses.findUnit(stay.unit_id, place))
  const quote = unit && quoteOf(unit, stay)
  if (quote && quote.total_cents === stay.total_cents && totalCents === stay.total_cents) return
  throw changedPrice(quote?.total_cents ?? totalCents, stay)
}

const changedPrice = (today: number, { total_cents: agreed }: Stay) =>
  new Conflict(
    'stays.price-changed',
    `${today} today, ${agreed} was agreed`,
    texts.priceChanged(moneyText(today), moneyText(agreed)),
    { total_cents: today, agreed_cents: agreed },
  )

type Refusal = Named & { code: DeclineCode; text: string }

export async function declineStay(
  actor: PersonActor,
  { code, text, ...named }: Refusal,
  { work, clock }: Pick<Needs, 'work' | 'clock'>,
) {
  await work.transaction(async (within) => {
    const now = clock.now()
    const held = await holdStay(within, actor, named)
    const ending = endingOf(code, text)
    await stepStay(within, held, { to: 'declined', mover: teamOf(actor), ending }, now)
    await within.audit.record(actor, now, {
      action: 'stays.declined',
      subjectId: named.establishmentId,
      details: { unit: held.stay.unit_name, code },
    })
  })
}

/** Somebody said yes by phone, or paid what the house asks for. */
export async function confirmForGuest(
  actor: PersonActor,
  named: Named,
  { work, clock }: Pick<Needs, 'work' | 'clock'>,
) {
  await work.transaction(async (within) => {
    const now = clock.now()
    const held = await holdStay(within, actor, named)
    await stepStay(within, held, { to: 'confirmed', mover: teamOf(actor) }, now)
    await within.audit.record(actor, now, {
      action: 'stays.confirmed',
      subjectId: named.establishmentId,
      details: { unit: held.stay.unit_name },
    })
  })
}

/** A house that takes back its yes: the guest owes nothing. */
export async function cancelByHouse(
  actor: PersonActor,
  { code, text, ...named }: Refusal,
  { work, clock }: Pick<Needs, 'work' | 'clock'>,
) {
  await work.transaction(async (within) => {
    const now = clock.now()
    const held = await holdStay(within, actor, named)
    const ending = { ...endingOf(code, text), feeCents: 0 }
    await stepStay(within, held, { to: 'cancelled', mover: teamOf(actor), ending }, now)
    await within.audit.record(actor, now, {
      action: 'stays.cancelled',
      subjectId: named.establishmentId,
      details: { unit: held.stay.unit_name, code, from: held.stay.status },
    })
  })
}
