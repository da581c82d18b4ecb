import {
  ESTABLISHMENT_REPORT_WORDS,
  ITEM_REPORT_WORDS,
  PROPERTY_REPORT_WORDS,
  REVIEW_REPORT_WORDS,
} from '@portal/contract/guide/reports/report.texts'
import type { TeamItem } from '@portal/contract/portal/workplace/team-inbox'
import { COSTS } from '@portal/contract/portal/workplace/team-inbox-kinds'
import { hourText, momentText } from '~/platform/moments.ts'
import { todayTexts } from './today.texts.ts'

const { titles } = todayTexts
const REASONS: Record<string, string> = {
  ...ITEM_REPORT_WORDS,
  ...REVIEW_REPORT_WORDS,
  ...PROPERTY_REPORT_WORDS,
  ...ESTABLISHMENT_REPORT_WORDS,
}
const HOUR_MS = 3_600_000

/** What waits, in one line. The names of services come from the feature that watches them. */
export function titleOf({ kind, title, about, word }: TeamItem, serviceName: NameOf): string {
  switch (kind) {
    case 'health':
      return word === 'failed-work' ? titles.failedWork : titles.health(serviceName(title))
    case 'report':
      return titles.report(REASONS[word ?? ''] ?? todayTexts.kinds.report, title)
    case 'prize':
      return titles.prize(about ?? title)
    case 'listing':
    case 'contribution':
      return title
    default:
      return titles[kind](title)
  }
}
type NameOf = (service: string) => string

/** Under the title; what the title said already is not said twice. */
export function aboutOf({ kind, title, about, word }: TeamItem): string {
  if (kind === 'health') return about ? todayTexts.failedWork(about) : todayTexts.kinds.health
  if (kind === 'prize') return title
  if (kind === 'refund' && word) return moneyOf(word)
  if (kind === 'change' || kind === 'fact') return todayTexts.kinds[kind]
  return about || todayTexts.kinds[kind]
}

export const moneyOf = (cents: string) =>
  new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }).format(Number(cents) / 100)

/** "há 26 h", and days once they are three. */
export function waitText(since: string, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / 60_000))
  if (minutes < 60) return `há ${minutes} min`
  const hours = Math.floor(minutes / 60)
  return hours < 72 ? `há ${hours} h` : `há ${Math.floor(hours / 24).toLocaleString('pt-BR')} dias`
}

/** Near hours by the clock, others with their day. */
export function dueText(due: string, now: Date): string {
  const moment = new Date(due)
  const isNear = Math.abs(moment.getTime() - now.getTime()) < 12 * HOUR_MS
  const text = isNear ? hourText(moment) : momentText(moment)
  return moment < now ? todayTexts.late(text) : todayTexts.until(text)
}

/** In the order they came: by what silence costs. */
export function groupsOf(items: readonly TeamItem[]) {
  return COSTS.map((cost) => ({ cost, items: items.filter((item) => item.cost === cost) })).filter(
    (group) => group.items.length > 0,
  )
}

export const isSame = (
  one: { kind: string; id: string } | null | undefined,
  other: { kind: string; id: string } | null | undefined,
) => one?.kind === other?.kind && one?.id === other?.id

const CITY_HOURS_BEHIND = 3

/** An hour of the city's day, so many days from now. */
export function cityHourAt(now: Date, days: number, hour: number): string {
  const city = new Date(now.getTime() - CITY_HOURS_BEHIND * HOUR_MS)
  city.setUTCDate(city.getUTCDate() + days)
  city.setUTCHours(hour, 0, 0, 0)
  return new Date(city.getTime() + CITY_HOURS_BEHIND * HOUR_MS).toISOString()
}

/** Days until the next Monday, never today. */
export function daysToMonday(now: Date): number {
  const city = new Date(now.getTime() - CITY_HOURS_BEHIND * HOUR_MS)
  return (8 - city.getUTCDay()) % 7 || 7
}
