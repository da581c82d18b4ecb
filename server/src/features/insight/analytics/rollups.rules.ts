import { createHash } from 'node:crypto'
import { ALL_PAGES } from '@portal/contract/insight/analytics/page-kinds'
import type { Happening } from './visits.rules.ts'

/** A happening of a business that exists, or of a page that is nobody's, by somebody of a day. */
export type VisitEvent = Omit<Happening, 'slug'> & {
  at: Date
  day: string
  hour: number
  establishmentId: string | null
  /** Twelve bytes, written in hexadecimal. */
  visitor: string
}

/** Somebody who may be counted for something today, and the first that they did of it. */
export type Candidate = {
  day: string
  subject: string
  kind: string
  visitor: string
  first: VisitEvent
}

/** Stands for a page, or for all of them, where a business stands otherwise. */
export function subjectOfPage(page: string): string {
  const hash = createHash('sha256').update(`page ${page}`).digest('hex')
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
}

const subjects = new Map<string, string>()
function knownSubject(page: string): string {
  let subject = subjects.get(page)
  if (!subject) {
    subject = subjectOfPage(page)
    subjects.set(page, subject)
  }
  return subject
}

/** For the word that led somebody to a business: one a day, the first. The word itself is not kept with them. */
const LED_BY_WORD = 'word'

/** What somebody is counted for once a day. */
function countedFor(event: VisitEvent): [subject: string, kind: string][] {
  const counted: [string, string][] = []
  if (event.establishmentId) counted.push([event.establishmentId, event.kind])
  if (event.establishmentId && event.word) counted.push([event.establishmentId, LED_BY_WORD])
  if (event.kind === 'view') {
    counted.push([knownSubject(ALL_PAGES), 'view'], [knownSubject(event.page), 'view'])
  }
  return counted
}

export const keyOf = ({ day, subject, kind, visitor }: Omit<Candidate, 'first'>) =>
  `${day} ${subject} ${kind} ${visitor}`

/** Each once, in the one order in which every node writes them. */
export function candidatesOf(events: readonly VisitEvent[]): Map<string, Candidate> {
  const found = new Map<string, Candidate>()
  for (const event of events) {
    for (const [subject, kind] of countedFor(event)) {
      const candidate = { day: event.day, subject, kind, visitor: event.visitor, first: event }
      const key = keyOf(candidate)
      const before = found.get(key)
      if (!before || event.at < before.first.at) found.set(key, candidate)
    }
  }
  return new Map([...found].sort(([one], [other]) => (one < other ? -1 : 1)))
}

type Counted = { events: number; people: number }
export type HourRow = Counted & { id: string; day: string; hour: number; kind: string }
export type PageHourRow = Counted & { day: string; hour: number; page: string }
export type SourceRow = { id: string; day: string; source: string; people: number }
export type WordRow = { id: string; day: string; word: string; people: number }
/** Pages answered in an hour. */
export type AnswerRow = {
  day: string
  hour: number
  page: string
  isRobot: boolean
  answers: number
}
export type Rollups = {
  hours: HourRow[]
  pages: PageHourRow[]
  sources: SourceRow[]
  words: WordRow[]
}

/** What a batch adds to the rollups, given who of it was not counted before. */
export function rollupsOf(events: readonly VisitEvent[], newcomers: Iterable<Candidate>): Rollups {
  const hours = new Sums<HourRow>()
  const pages = new Sums<PageHourRow>()
  const sources = new Sums<SourceRow>()
  const words = new Sums<WordRow>()
  const hourOf = (id: string, { day, hour, kind }: VisitEvent) =>
    hours.at([id, day, twoDigits(hour), kind], { id, day, hour, kind, events: 0, people: 0 })
  const pageOf = (page: string, { day, hour }: VisitEvent) =>
    pages.at([day, twoDigits(hour), page], { day, hour, page, events: 0, people: 0 })

  for (const event of events) {
    if (event.establishmentId) hourOf(event.establishmentId, event).events += 1
    if (event.kind !== 'view') continue
    pageOf(ALL_PAGES, event).events += 1
    pageOf(event.page, event).events += 1
  }
  for (const { subject, kind, first } of newcomers) {
    const { day, source, word, establishmentId: id } = first
    if (subject === knownSubject(ALL_PAGES)) pageOf(ALL_PAGES, first).people += 1
    else if (subject === knownSubject(first.page)) pageOf(first.page, first).people += 1
    else if (!id) continue
    else if (kind === LED_BY_WORD && word) {
      words.at([id, day, word], { id, day, word, people: 0 }).people += 1
    } else {
      hourOf(id, first).people += 1
      if (kind !== 'view') continue
      sources.at([id, day, source], { id, day, source, people: 0 }).people += 1
    }
  }
  return {
    hours: hours.sorted(),
    pages: pages.sorted(),
    sources: sources.sorted(),
    words: words.sorted(),
  }
}

const twoDigits = (hour: number) => String(hour).padStart(2, '0')

/** Rows by what they are of, in one order: two nodes that add to the same never wait in a circle. */
class Sums<Row> {
  readonly #rows = new Map<string, Row>()

  at(key: readonly string[], empty: Row): Row {
    const name = key.join(' ')
    const known = this.#rows.get(name)
    if (known) return known
    this.#rows.set(name, empty)
    return empty
  }

  sorted(): Row[] {
    return [...this.#rows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row)
  }
}
