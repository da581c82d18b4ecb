import { createHash, createHmac } from 'node:crypto'
import type { Cancellation } from '@portal/contract/lodging/lodging/lodging.texts'
import {
  type Quote,
  type QuotedNight,
  quoteStay,
  type RatedUnit,
} from '@portal/contract/lodging/lodging/quote'
import type { UnitSeason } from '@portal/contract/lodging/lodging/unit'
import {
  type AgreedRule,
  isOver,
  statusAt,
  USUAL_CHECK_IN,
} from '@portal/contract/lodging/stays/stay-rules'
import type {
  StayActor,
  StayEndCode,
  StaySource,
  StayStatus,
} from '@portal/contract/lodging/stays/stays.texts'
import { CALENDAR_MONTHS } from '@portal/contract/lodging/stays/stays.texts'
import type { PixState } from '@portal/contract/money/house-pix/house-pix.texts'
import { dayOfKnownDate, isoDateOfDay } from '@portal/contract/shared/calendar-days'
import type { PlanLimits } from '@portal/contract/shared/plan-limits'
import { cityDay } from '../../../platform/city-time.ts'

/** A stay as it is kept: what was agreed, whatever becomes of the unit. */
export type Stay = {
  id: string
  unit_id: string
  key: string
  content_hash: Buffer
  user_id: string | null
  status: StayStatus
  version: number
  arrival: string
  departure: string
  adults: number
  children: number
  unit_name: string
  nights: QuotedNight[]
  nights_cents: number
  cleaning_fee_cents: number
  total_cents: number
  cancellation: Cancellation
  check_in: string
  message: string
  requested_at: Date
  status_since: Date
  respond_by: Date
  accepted_at: Date | null
  confirm_by: Date | null
  confirmed_at: Date | null
  ended_by: StayActor | null
  end_code: StayEndCode | null
  end_text: string | null
  cancel_fee_cents: number | null
  contact_name: string | null
  contact_phone: string | null
  contact_email: string | null
  source: StaySource
  house_note: string
  is_proved: boolean
  address_mark: Buffer | null
  /** Of the private link of who asked without an account. */
  token_hash: Buffer | null
}
export type FoundStay = Stay & {
  establishment_id: string
  events: { status: StayStatus; actor: StayActor; created_at: string }[]
  deposit: { state: PixState; amount_cents: number } | null
  micros: number
}
export type NewStayRow = Omit<
  Stay,
  | 'status'
  | 'version'
  | 'status_since'
  | 'accepted_at'
  | 'confirm_by'
  | 'confirmed_at'
  | 'ended_by'
  | 'end_code'
  | 'end_text'
  | 'cancel_fee_cents'
  | 'source'
  | 'house_note'
  | 'token_hash'
> &
  Partial<Pick<Stay, 'source' | 'house_note' | 'token_hash'>>
export type StayChange = Partial<
  Pick<
    Stay,
    | 'status'
    | 'status_since'
    | 'accepted_at'
    | 'confirm_by'
    | 'confirmed_at'
    | 'ended_by'
    | 'end_code'
    | 'end_text'
    | 'cancel_fee_cents'
  >
>

/** A unit with all that a price and a rule are made of. */
export type Unit = Omit<RatedUnit, 'seasons'> & {
  seasons: readonly UnitSeason[]
  id: string
  establishment_id: string
  name: string
  capacity: number
  /** Whether visitors see it: published, not removed, within the plan. */
  isLet: boolean
  cleaning_fee_cents: number
  cancellation: Cancellation
}

/** The house as far as stays need it. */
export type HousePlace = {
  id: string
  slug: string
  name: string
  phone: string | null
  whatsapp: string | null
  cnpj: string | null
  address: string
  isPublished: boolean
  /** Whether it lets anything at all: switched on, inside the plan, something that the portal does. */
  takesStays: boolean
  limits: PlanLimits
  check_in: string | null
  check_in_until: string | null
  check_out: string | null
  rules: string
  /** Where its people are told. */
  email: string | null
}

/** The secret of a stay's page: derived, so that no table holds it and every e-mail can carry it anew. */
export const stayToken = (stayId: string, secret: string) =>
  createHmac('sha256', secret).update(`stay\0${stayId}`).digest('base64url')

/** The secret follows the hash sign: no log and no Referer sees it. */
export const stayUrl = (origin: string, token: string) => `${origin}/reserva#token=${token}`

/** What was sent, so that the same key with something else in it is told from a repetition. */
export const contentHash = ({
  key: _,
  mailbox,
  ...rest
}: {
  key: string
  mailbox?: { email: string } | undefined
}): Buffer => {
  // A code is no part of what was asked for.
  const content = mailbox ? { ...rest, email: mailbox.email } : rest
  return hashOf(content)
}

const hashOf = (content: object): Buffer =>
  createHash('sha256')
    .update(
      JSON.stringify(Object.entries(content).sort(([one], [other]) => (one < other ? -1 : 1))),
    )
    .digest()

export const quoteOf = (unit: Unit, dates: { arrival: string; departure: string }): Quote | null =>
  quoteStay(unit, dates, unit.cleaning_fee_cents)

/**
 * What a house agreed with somebody on the phone: by its prices where it is what they say, otherwise the same for
 * every night, the odd centavos with the first, and nothing on top.
 */
export function agreedPrice(
  { nights, nights_cents, cleaning_fee_cents, total_cents }: Quote,
  totalCents: number,
): Pick<Quote, 'nights' | 'nights_cents' | 'cleaning_fee_cents' | 'total_cents'> {
  if (totalCents === total_cents) {
    return { nights, nights_cents, cleaning_fee_cents, total_cents }
  }
  const each = Math.floor(totalCents / nights.length)
  const odd = totalCents - each * nights.length
  return {
    nights: nights.map(({ date }, index) => ({
      ...{ date, cents: index === 0 ? each + odd : each },
      ...{ season: null, is_weekend: false },
    })),
    nights_cents: totalCents,
    cleaning_fee_cents: 0,
    total_cents: totalCents,
  }
}

export const ruleOf = ({
  cancellation,
  check_in,
  arrival,
  nights_cents,
  nights,
}: Pick<Stay, 'cancellation' | 'arrival' | 'nights_cents' | 'nights'> & {
  check_in: string | null
}): AgreedRule => ({
  cancellation,
  check_in: check_in ?? USUAL_CHECK_IN,
  arrival,
  nights_cents,
  first_night_cents: nights[0]?.cents ?? 0,
})

/** While a house waits for somebody it has to know whom. */
export const mayForget = (
  stay: Pick<Stay, 'status' | 'respond_by' | 'confirm_by' | 'departure'>,
  now: Date,
): boolean => isOver(statusAt(stay, now)) || stay.departure <= cityDay(now)

/** The last day of the calendar: nothing is asked for, blocked or imported beyond it. */
export function horizonOf(today: string): string {
  const [year = 0, month = 1] = today.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 + CALENDAR_MONTHS, 1)).toISOString().slice(0, 10)
  return isoDateOfDay(dayOfKnownDate(first) + Number(today.slice(8)) - 1)
}

/** Dates that somebody may still ask for. */
export const isAhead = (
  { arrival, departure }: { arrival: string; departure: string },
  today: string,
): boolean => arrival >= today && departure <= horizonOf(today)
