import { moneyText } from '../../shared/plan-prices.ts'
import { PLAN_NAMES } from '../../shared/plan-rules.ts'
import type { PaidPlan } from '../../shared/plans.ts'
import { needsTelling, type PlanTerms } from './plan-changes.ts'

/** "R$ 1.999,00", "49,9" and "50" in centavos; anything else is no number. */
export function readCents(text: string): number {
  const typed = text.replace(/^\s*R\$/, '').trim()
  const parts = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?$/.exec(typed)
  if (!parts?.[1]) return Number.NaN
  return Number(parts[1].replaceAll('.', '')) * 100 + Number((parts[2] ?? '').padEnd(2, '0'))
}

/** What is typed once more before a change is published: the price that is another, or the plan's name. */
export type WantedWords =
  | { kind: 'month' | 'year'; cents: number; text: string }
  | { kind: 'name'; text: string }

/** Null where a change takes nothing from anybody: it is saved at once. */
export function wantedWords(
  plan: PaidPlan,
  before: PlanTerms,
  next: PlanTerms,
): WantedWords | null {
  if (!needsTelling(before, next)) return null
  if (before.month_cents !== next.month_cents) return priceWords('month', next.month_cents)
  if (before.year_cents !== next.year_cents) return priceWords('year', next.year_cents)
  return { kind: 'name', text: PLAN_NAMES[plan] }
}

const priceWords = (kind: 'month' | 'year', cents: number): WantedWords => ({
  kind,
  cents,
  text: moneyText(cents),
})

const plain = (text: string) => text.trim().normalize('NFC').toLocaleLowerCase('pt-BR')

export const isTyped = (wanted: WantedWords, typed: string): boolean =>
  wanted.kind === 'name' ? plain(typed) === plain(wanted.text) : readCents(typed) === wanted.cents
