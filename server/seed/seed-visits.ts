import { createHash } from 'node:crypto'
import type { PageKind } from '@portal/contract/insight/analytics/page-kinds'
import { ALL_PAGES } from '@portal/contract/insight/analytics/page-kinds'
import type { VisitKind, VisitSource } from '@portal/contract/insight/analytics/visit-kinds'
import { dayOfKnownDate, isoDateOfDay, weekdayOfDay } from '@portal/contract/shared/calendar-days'
import { entriesOf } from '@portal/contract/shared/records'
import type { Deps } from '../src/deps.ts'
import type {
  AnswerRow,
  HourRow,
  PageHourRow,
  SourceRow,
  WordRow,
} from '../src/features/insight/analytics/rollups.rules.ts'
import { cityHour } from '../src/features/insight/analytics/visits.rules.ts'

/** Twice the usual period, so that it has one to be compared with. */
const DAYS = 57
const ROWS_AT_ONCE = 20_000

/** How a day of the beach goes: people look in the morning what to do, and at night where to eat. */
const HOURS = [1, 0, 0, 0, 0, 1, 2, 4, 7, 9, 11, 12, 11, 8, 6, 6, 8, 10, 13, 14, 12, 8, 5, 2]
/** From Sunday on. */
const WEEK = [1.5, 0.7, 0.7, 0.8, 0.9, 1.2, 1.6]

/** Of a hundred who open the page, how many do what. */
const ACTIONS: Partial<Record<VisitKind, number>> = {
  whatsapp: 9,
  call: 3,
  route: 7,
  site: 2,
  save: 3,
  share: 2,
  message: 0.6,
}
const LISTED_FOR_A_VIEW = 5
const SOURCES: [VisitSource, number][] = [
  ['search', 24],
  ['guide', 22],
  ['google', 16],
  ['home', 10],
  ['instagram', 9],
  ['map', 7],
  ['poster', 5],
  ['direct', 4],
  ['whatsapp', 3],
]
const PAGES: [PageKind, number][] = [
  ['home', 3],
  ['guide', 2.2],
  ['search', 1.4],
  ['map', 1],
  ['events', 0.8],
  ['article', 0.9],
  ['beach', 0.9],
]

type Place = { id: string; slug: string; modules: string[]; has_coupon: boolean; word: string }

/** Eight weeks of visits to the businesses of the demonstration, made up: only days that have none. */
export async function seedVisits({ pool, work, clock }: Deps) {
  const { rows: places } = await pool.query<Place>(`
    select e.id, e.slug, e.modules, e.has_coupon, folded(coalesce(s.name, c.name)) as word
    from establishments e join categories c on c.id = e.category_id
    left join categories s on s.id = e.subcategory_id
    where e.is_demo and e.status = 'published' order by e.id`)
  const { rows: kept } = await pool.query<{ day: string }>('select distinct day from visit_days')
  const known = new Set(kept.map(({ day }) => day))
  const now = cityHour(clock.now())
  const today = dayOfKnownDate(now.day)
  const days = Array.from({ length: DAYS }, (_, back) => today - back)
    .filter((day) => !known.has(isoDateOfDay(day)))
    .reverse()
  if (places.length === 0 || days.length === 0) return

  const made = { hours: [], sources: [], words: [] }
  const pages: PageHourRow[] = []
  const answers: AnswerRow[] = []
  for (const day of days) {
    const until = day === today ? now.hour : 23
    const sums = HOURS.map(() => 0)
    for (const place of places) addDay(place, { day, until, sums }, made)
    addPortal({ day, until, sums }, pages, answers)
  }
  await work.transaction(async ({ visits }) => {
    for (let first = 0; first < made.hours.length; first += ROWS_AT_ONCE) {
      const hours = made.hours.slice(first, first + ROWS_AT_ONCE)
      await visits.addRollups({ hours, pages: [], sources: [], words: [] })
    }
    await visits.addRollups({ ...made, hours: [], pages })
    await visits.addAnswers(answers)
  })
}

type Day = { day: number; until: number; sums: number[] }

function addDay(
  place: Place,
  { day: number, until, sums }: Day,
  made: { hours: HourRow[]; sources: SourceRow[]; words: WordRow[] },
) {
  const { id, word } = place
  const day = isoDateOfDay(number)
  const chance = chanceOf(`${place.slug} ${day}`)
  const fame = 0.4 + 1.6 * chanceOf(place.slug)() ** 2
  const viewers = HOURS.map((weight) =>
    whole(((weight * fame * (WEEK[weekdayOfDay(number)] ?? 1)) / 6) * (0.5 + chance()), chance),
  )
  let people = 0
  for (const [hour, count] of viewers.entries()) {
    if (hour > until) break
    const add = (kind: VisitKind, events: number, counted = events) =>
      events > 0 && made.hours.push({ id, day, hour, kind, events, people: counted })
    const listed = whole(count * LISTED_FOR_A_VIEW * (0.6 + 0.8 * chance()), chance)
    add('listed', listed, Math.ceil(listed * 0.8))
    if (count === 0) continue
    people += count
    const events = count + whole(count * 0.3, chance)
    sums[hour] = (sums[hour] ?? 0) + events
    add('view', events, count)
    for (const [kind, share] of entriesOf(actionsOf(place))) {
      add(kind, whole((count * share) / 100, chance))
    }
  }
  let left = people
  for (const [source, share] of SOURCES) {
    const count = Math.min(left, Math.ceil((people * share) / 100))
    left -= count
    if (count > 0) made.sources.push({ id, day, source, people: count })
    const led = source === 'search' ? Math.floor(count * 0.7) : 0
    if (led > 0 && word) made.words.push({ id, day, word, people: led })
  }
  if (left > 0) made.sources.push({ id, day, source: 'portal', people: left })
}

function actionsOf({ modules, has_coupon: hasCoupon }: Place): Partial<Record<VisitKind, number>> {
  return {
    ...ACTIONS,
    ...(modules.includes('menu') ? { menu: 35 } : {}),
    ...(modules.includes('delivery') || modules.includes('shop') ? { order: 4 } : {}),
    ...(modules.includes('lodging') ? { booking: 2 } : {}),
    ...(hasCoupon ? { coupon: 4 } : {}),
  }
}

/** The portal around the businesses: as many more as their pages had. */
function addPortal({ day: number, until, sums }: Day, pages: PageHourRow[], answers: AnswerRow[]) {
  const day = isoDateOfDay(number)
  for (const [hour, business] of sums.entries()) {
    if (hour > until || business === 0) continue
    let all = 0
    for (const [page, share] of [['business', 1] as const, ...PAGES]) {
      const events = Math.ceil(business * share * (page === 'business' ? 1 : 0.2))
      all += events
      pages.push({ day, hour, page, events, people: Math.ceil(events * 0.7) })
      answers.push({ day, hour, page, isRobot: false, answers: Math.ceil(events * 0.8) })
      answers.push({ day, hour, page, isRobot: true, answers: Math.ceil(events * 0.3) })
    }
    pages.push({ day, hour, page: ALL_PAGES, events: all, people: Math.ceil(all * 0.35) })
  }
}

/** A part of one is there sometimes. */
const whole = (count: number, chance: () => number) =>
  Math.floor(count) + (chance() < count % 1 ? 1 : 0)

/** The same each time for the same words (mulberry32). */
function chanceOf(words: string): () => number {
  let state = createHash('sha256').update(words).digest().readUInt32LE(0)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
