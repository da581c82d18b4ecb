import {
  cancelFeeCents,
  freeUntil,
  lateFeeCents,
  mayMove,
  statusAt,
} from '@portal/contract/lodging/stays/stay-rules'
import type { ListedFeed } from './calendar-feeds.store.ts'
import { type FoundStay, type HousePlace, mayForget, ruleOf } from './stay.rules.ts'

const iso = (moment: Date | null) => moment?.toISOString() ?? null

export function presentRule(stay: Parameters<typeof ruleOf>[0]) {
  const rule = ruleOf(stay)
  return {
    cancellation: rule.cancellation,
    free_until: freeUntil(rule).toISOString(),
    late_fee_cents: lateFeeCents(rule),
  }
}

export const presentHouse = ({ id, slug, name, phone, whatsapp, cnpj, address }: HousePlace) => ({
  id,
  slug,
  name,
  phone,
  whatsapp,
  cnpj,
  address,
})

/** What the clock has ended and nobody has written down yet reads as if it were. */
function endingOf(stay: FoundStay, now: Date) {
  if (stay.ended_by && stay.end_code) {
    return {
      by: stay.ended_by,
      code: stay.end_code,
      text: stay.end_text ?? '',
      fee_cents: stay.cancel_fee_cents,
    }
  }
  if (statusAt(stay, now) !== 'expired') return null
  const code = stay.status === 'requested' ? ('no-answer' as const) : ('not-confirmed' as const)
  return { by: 'clock' as const, code, text: '', fee_cents: null }
}

function presentStay(stay: FoundStay, now: Date) {
  return {
    id: stay.id,
    version: stay.version,
    status: statusAt(stay, now),
    unit: { id: stay.unit_id, name: stay.unit_name },
    arrival: stay.arrival,
    departure: stay.departure,
    adults: stay.adults,
    children: stay.children,
    nights: stay.nights,
    nights_cents: stay.nights_cents,
    cleaning_fee_cents: stay.cleaning_fee_cents,
    total_cents: stay.total_cents,
    rule: presentRule(stay),
    deposit: stay.deposit,
    message: stay.message,
    requested_at: stay.requested_at.toISOString(),
    respond_by: stay.respond_by.toISOString(),
    confirm_by: iso(stay.confirm_by),
    ending: endingOf(stay, now),
    events: stay.events.map(({ status, actor, created_at: at }) => ({
      status,
      by: actor,
      at: new Date(at).toISOString(),
    })),
    contact:
      stay.contact_name !== null
        ? { name: stay.contact_name, phone: stay.contact_phone, email: stay.contact_email }
        : null,
  }
}

export function presentMine(stay: FoundStay, place: HousePlace, now: Date) {
  const status = statusAt(stay, now)
  const mayCancel = mayMove('guest', status, 'cancelled')
  return {
    ...presentStay(stay, now),
    establishment: presentHouse(place),
    check_in: place.check_in,
    check_out: place.check_out,
    cancel_fee_cents: mayCancel ? cancelFeeCents(ruleOf(stay), status, now) : null,
    may: {
      confirm: mayMove('guest', status, 'confirmed'),
      cancel: mayCancel,
      forget: mayForget(stay, now),
    },
  }
}

export function presentOfHouse(stay: FoundStay, { mayAnswer }: { mayAnswer: boolean }, now: Date) {
  const status = statusAt(stay, now)
  const may = (to: Parameters<typeof mayMove>[2]) => mayAnswer && mayMove('team', status, to)
  return {
    ...presentStay(stay, now),
    source: stay.source,
    note: stay.house_note,
    may: {
      accept: may('accepted'),
      decline: may('declined'),
      confirm: may('confirmed'),
      cancel: may('cancelled'),
    },
  }
}

export const presentFeed = (feed: ListedFeed) => ({
  id: feed.id,
  unit_id: feed.unit_id,
  portal: feed.portal,
  name: feed.name,
  host: feed.host,
  read_at: iso(feed.read_at),
  blocks: feed.blocks,
  is_paused: feed.paused_at !== null,
  fault:
    feed.fault && feed.failing_since
      ? { code: feed.fault, status: feed.fault_status, since: feed.failing_since.toISOString() }
      : null,
})
