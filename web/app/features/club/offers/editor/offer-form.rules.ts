import type { OfferContent, OfferTerms, OwnOffer } from '@portal/contract/club/offers/offer'
import { settledContent } from '@portal/contract/club/offers/offer-rules'
import type { OfferKind } from '@portal/contract/club/offers/offers.texts'
import { cityDay, timeValue } from '~/platform/moments.ts'

/** What is typed, as it is typed. Money in centavos, as the masked field hands it out. */
export type OfferForm = {
  kind: OfferKind
  percent: string
  amount: string
  worth: string
  title: string
  rule: string
  is_flash: boolean
  starts_on: string
  starts_time: string
  ends_on: string
  ends_time: string
  days: string[]
  from: string
  until: string
  stock: string
  per_member: string
}

const ALL_DAYS = ['0', '1', '2', '3', '4', '5', '6']
const DAY_MS = 86_400_000
const two = (number: number) => String(number).padStart(2, '0')
const timeOf = (minute: number | null) =>
  minute === null ? '' : `${two(Math.floor((minute % 1440) / 60))}:${two(minute % 60)}`
const minuteOf = (time: string) => {
  const [hours = '', minutes = ''] = time.split(':')
  return time === '' ? null : Number(hours) * 60 + Number(minutes)
}
/** The city keeps one distance from Greenwich. */
const momentOf = (day: string, time: string) => (day === '' ? '' : `${day}T${time}:00-03:00`)

/** A month from today, every day. */
export function newOffer(now: Date): OfferForm {
  return {
    ...{ kind: 'percent', percent: '10', amount: '', worth: '', title: '', rule: '' },
    ...{ is_flash: false, starts_on: cityDay(now), starts_time: '00:00' },
    ...{ ends_on: cityDay(new Date(now.getTime() + 30 * DAY_MS)), ends_time: '23:59' },
    ...{ days: ALL_DAYS, from: '', until: '', stock: '', per_member: '1' },
  }
}

export function toForm(offer: OwnOffer): OfferForm {
  const [starts, ends] = [new Date(offer.starts_at), new Date(offer.ends_at)]
  const text = (number: number | null) => (number === null ? '' : String(number))
  return {
    kind: offer.kind,
    percent: offer.kind === 'percent' ? text(offer.value) : '10',
    amount: offer.kind === 'amount' ? text(offer.value) : '',
    worth: text(offer.worth_cents),
    title: offer.title,
    rule: offer.rule,
    is_flash: offer.is_flash,
    starts_on: cityDay(starts),
    starts_time: timeValue(starts),
    ends_on: cityDay(ends),
    ends_time: timeValue(ends),
    days: offer.days.map(String),
    from: timeOf(offer.from_minute),
    until: timeOf(offer.until_minute),
    stock: text(offer.stock),
    per_member: String(offer.per_member),
  }
}

/** What is empty is no number: the contract says so in its own words. */
const numberOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text))
const orNull = (text: string) => (text.trim() === '' ? null : Number(text))

export function toContent(form: OfferForm): OfferContent {
  const { kind } = form
  return {
    kind,
    value:
      kind === 'percent'
        ? numberOf(form.percent)
        : kind === 'amount'
          ? numberOf(form.amount)
          : null,
    title: form.title,
    rule: form.rule,
    starts_at: momentOf(form.starts_on, form.is_flash ? form.starts_time : '00:00'),
    ends_at: momentOf(form.ends_on, form.is_flash ? form.ends_time : '23:59'),
    days: form.days.map(Number),
    from_minute: minuteOf(form.from),
    until_minute: minuteOf(form.until),
    is_flash: form.is_flash,
    stock: orNull(form.stock),
    per_member: numberOf(form.per_member),
    worth_cents: kind === 'percent' || kind === 'amount' ? null : orNull(form.worth),
  }
}

const FIELDS: Record<string, string> = {
  worth_cents: 'worth',
  starts_at: 'starts_on',
  ends_at: 'ends_on',
  from_minute: 'from',
  until_minute: 'until',
}
/** From a path in the body to that of the form. */
export function fieldOf(path: string, { kind }: OfferForm): string {
  if (path === 'value') return kind === 'amount' ? 'amount' : 'percent'
  return FIELDS[path.split('.')[0] ?? ''] ?? path.split('.')[0] ?? path
}

/** The ticket as members will see it, however much is written yet. */
export function previewOf(form: OfferForm, now: Date): OfferTerms & { left: number | null } {
  const content = settledContent(toContent(form))
  const safe = (text: string, otherwise: Date) =>
    Number.isNaN(Date.parse(text)) ? otherwise.toISOString() : new Date(text).toISOString()
  return {
    ...content,
    value: content.value !== null && Number.isFinite(content.value) ? content.value : null,
    title: content.title || 'no que você oferece',
    starts_at: safe(content.starts_at, now),
    ends_at: safe(content.ends_at, new Date(now.getTime() + DAY_MS)),
    left: content.stock,
  }
}
