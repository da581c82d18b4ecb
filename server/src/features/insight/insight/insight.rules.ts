import { VISIT_KINDS, type VisitKind } from '@portal/contract/insight/analytics/visit-kinds'
import type { KindFigure } from '@portal/contract/insight/insight/figures'
import type { Bar, Frame } from '@portal/contract/insight/insight/periods'
import { isoDateOfDay } from '@portal/contract/shared/calendar-days'
import type { Plan } from '@portal/contract/shared/plan'
import { type Actor, isAdministrator } from '../../../platform/actor.ts'
import { csvLine } from '../../../platform/csv/csv.ts'
import { Forbidden } from '../../../platform/errors/domain-errors.ts'
import { insightTexts as texts } from './insight.texts.ts'

export type AnalyticsLevel = Plan['limits']['analytics']
/** People of a day or visits of a month, of one kind; `start` is its first day. */
export type BarCount = { start: string; kind: VisitKind; people: number }
export type SheetRow = {
  day: string
  /** Null where a row is of the whole day. */
  hour: number | null
  kind: VisitKind
  people: number
  events: number
}

/** Who runs the place sees how it does; who only works there does not. */
const LEVELS: readonly AnalyticsLevel[] = ['none', 'weekly', 'full']

/** Administrators look at what a plan would show. */
export function requireLevel(actor: Actor, held: AnalyticsLevel, needed: 'weekly' | 'full') {
  if (isAdministrator(actor) || LEVELS.indexOf(held) >= LEVELS.indexOf(needed)) return
  throw new Forbidden('insight.not-in-plan', `${held} is less than ${needed}`, texts.notInPlan)
}

/** Views of each bar, and of the same part of the last period. */
export function barsOf({ bars }: Frame, counts: readonly BarCount[]) {
  const views = new Map(
    counts.filter(({ kind }) => kind === 'view').map(({ start, people }) => [start, people]),
  )
  const peopleOf = ({ firstDay }: Bar['now']) => views.get(isoDateOfDay(firstDay)) ?? 0
  return bars.map(({ now, before, isUnfinished }) => ({
    day: isoDateOfDay(now.firstDay),
    now: peopleOf(now),
    before: peopleOf(before),
    is_unfinished: isUnfinished,
  }))
}

/** In the order of the contract; what never happened in either period is left out. */
export function kindsOf({ bars }: Frame, counts: readonly BarCount[]): KindFigure[] {
  const nowStarts = new Set(bars.map(({ now }) => isoDateOfDay(now.firstDay)))
  const sums = new Map<VisitKind, KindFigure>()
  for (const { start, kind, people } of counts) {
    const sum = sums.get(kind) ?? { kind, now: 0, before: 0 }
    sum[nowStarts.has(start) ? 'now' : 'before'] += people
    sums.set(kind, sum)
  }
  return VISIT_KINDS.flatMap((kind) => sums.get(kind) ?? [])
}

const HEADINGS = ['dia', 'hora', 'acao', 'pessoas', 'vezes']

/** For a spreadsheet: nothing in it was typed by anybody. */
export function sheetOf(rows: readonly SheetRow[]): string {
  const lines = rows.map(({ day, hour, kind, people, events }) => [
    day,
    hour === null ? '' : String(hour),
    texts.kinds[kind],
    String(people),
    String(events),
  ])
  return `\uFEFF${[HEADINGS, ...lines].map((line) => csvLine(line, ';')).join('')}`
}
