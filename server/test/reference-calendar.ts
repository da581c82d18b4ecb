import {
  cancelFeeCents,
  confirmBy,
  mayMove,
  respondBy,
  statusAt,
} from '@portal/contract/lodging/stays/stay-rules'
import {
  MOST_OPEN_REQUESTS,
  type StayActor,
  type StayStatus,
} from '@portal/contract/lodging/stays/stays.texts'
import { cityDay } from '../src/platform/city-time.ts'
import { CLEANING_CENTS, daysAfter, NIGHT_CENTS } from './stays.ts'

type Range = { arrival: string; departure: string }
type Event = { uid: string; start: string; end: string }
const HOUR = 3_600_000
const FIRST = '2026-07-19'

export class ReferenceStay {
  status: StayStatus = 'requested'
  version = 1
  respond_by: Date
  confirm_by: Date | null = null
  readonly id: string
  readonly guest: string
  readonly range: Range
  constructor({ id, guest, ...range }: Range & { id: string; guest: string }, now: Date) {
    this.id = id
    this.guest = guest
    this.range = range
    this.respond_by = respondBy(range.arrival, now, { isProved: true })
  }
  get totalCents() {
    return nightsOf(this.range).length * NIGHT_CENTS + CLEANING_CENTS
  }
  feeCents(now: Date) {
    const { arrival } = this.range
    const nights_cents = this.totalCents - CLEANING_CENTS
    const rule = { cancellation: 'moderada' as const, check_in: '14:00', arrival }
    const owed = { ...rule, nights_cents, first_night_cents: NIGHT_CENTS }
    return cancelFeeCents(owed, statusAt(this, now), now)
  }
}

const nightsOf = ({ arrival, departure }: Range): string[] => {
  const nights = []
  for (let night = arrival; night < departure; night = daysAfter(night, 1)) nights.push(night)
  return nights
}
const meet = (one: Range, other: Range) =>
  one.arrival < other.departure && other.arrival < one.departure
const textOf = ({ arrival, departure }: Range) => `${arrival} ${departure}`
const rangeOf = ({ start, end }: Event): Range => ({ arrival: start, departure: end })

/** The nights of one unit as somebody with paper, a pencil and much time would keep them. */
export class ReferenceCalendar {
  #stays: ReferenceStay[] = []
  #blocks: (Range & { id: string })[] = []
  #released = new Map<string, Date>()
  /** What the other portal says, null while it fails; and what was taken from it. */
  #says: Event[] | null = []
  #taken: Event[] = []
  #fault: 'fault' | 'shrunk' | null = null
  #doubt: { text: string; at: Date } | null = null

  datesOf({ day, nights }: { day: number; nights: number }): Range {
    const arrival = daysAfter(FIRST, day)
    return { arrival, departure: daysAfter(arrival, nights) }
  }
  pick = (index: number) => this.#stays[index % Math.max(1, this.#stays.length)]
  pickBlock = (index: number) => this.#blocks[index % Math.max(1, this.#blocks.length)]
  stay = (id: string) => this.#stays.find((stay) => stay.id === id)

  #kindOf(stay: ReferenceStay, now: Date): 'hold' | 'stay' | null {
    const status = statusAt(stay, now)
    if (status === 'requested') return 'hold'
    return status === 'accepted' || status === 'confirmed' ? 'stay' : null
  }
  #said(now: Date): Range[] {
    const oldest = now.getTime() - 12 * HOUR
    return this.#taken
      .map(rangeOf)
      .filter((range) => (this.#released.get(textOf(range))?.getTime() ?? 0) <= oldest)
  }
  #ours(now: Date): Map<string, string> {
    const nights = new Map<string, string>()
    for (const stay of this.#stays) {
      const kind = this.#kindOf(stay, now)
      if (kind) for (const night of nightsOf(stay.range)) nights.set(night, kind)
    }
    for (const block of this.#blocks)
      for (const night of nightsOf(block)) nights.set(night, 'manual')
    return nights
  }
  #all(now: Date): Map<string, string> {
    const nights = this.#ours(now)
    for (const range of this.#said(now)) {
      for (const night of nightsOf(range)) if (!nights.has(night)) nights.set(night, 'import')
    }
    return nights
  }
  nights = (today: string, now: Date): string[] =>
    [...this.#all(now)]
      .filter(([night]) => night >= today)
      .map(([night, kind]) => `${night} ${kind}`)
      .sort()

  areFree(range: Range, now: Date): boolean {
    const taken = this.#all(now)
    return nightsOf(range).every((night) => !taken.has(night))
  }

  wouldRequest(guest: string, range: Range, now: Date): string | null {
    if (range.arrival < cityDay(now)) return 'stays.dates'
    const open = this.#stays.filter(
      (stay) => stay.guest === guest && statusAt(stay, now) === 'requested',
    )
    if (open.length >= MOST_OPEN_REQUESTS) return 'stays.open'
    return this.areFree(range, now) ? null : 'stays.taken'
  }
  addStay(stay: Range & { id: string; guest: string }, now: Date) {
    this.#stays.push(new ReferenceStay(stay, now))
  }

  wouldAccept(stay: ReferenceStay, { despite }: { despite: boolean }, now: Date): string | null {
    if (this.#fault === 'fault' && !despite) return 'stays.unread'
    if (this.#said(now).some((range) => meet(range, stay.range))) return 'stays.clash'
    const status = statusAt(stay, now)
    if (status === 'requested') return null
    if (status === 'expired') return 'stays.expired'
    return status === 'declined' || status === 'cancelled' ? 'stays.over' : 'stays.move'
  }
  /** A guest leaves by cancelling, whatever it is called. */
  stepOf = (by: StayActor, to: StayStatus): StayStatus =>
    by === 'guest' && to === 'declined' ? 'cancelled' : to
  wouldMove(stay: ReferenceStay, by: StayActor, to: StayStatus, now: Date): boolean {
    return mayMove(by, statusAt(stay, now), this.stepOf(by, to))
  }
  move(stay: ReferenceStay, to: StayStatus, now: Date) {
    const wasOurs = this.#kindOf(stay, now) === 'stay'
    stay.version += 1
    stay.status = to
    if (to === 'accepted') stay.confirm_by = confirmBy(stay.range.arrival, now)
    if (wasOurs && this.#kindOf(stay, now) === null) this.#release(stay.range, now)
  }
  #release = (range: Range, now: Date) => void this.#released.set(textOf(range), now)

  addBlock = (block: Range & { id: string }) => void this.#blocks.push(block)
  removeBlock(block: Range & { id: string }, now: Date) {
    this.#blocks = this.#blocks.filter((one) => one !== block)
    this.#release(block, now)
  }

  /** The worker has come by: what the clock has ended is written down. */
  settle(now: Date) {
    for (const stay of this.#stays) {
      if (stay.status === 'expired' || statusAt(stay, now) !== 'expired') continue
      const wasOurs = stay.status === 'accepted'
      stay.status = 'expired'
      stay.version += 1
      if (wasOurs) this.#release(stay.range, now)
    }
  }

  say(events: Event[]) {
    this.#says = events
  }
  fail() {
    this.#says = null
  }
  /** What is not believed adds, and takes nothing away. */
  read(today: string, now: Date) {
    if (this.#says === null) {
      this.#fault = 'fault'
      return
    }
    const says = this.#says.filter(({ end }) => end > today)
    const ahead = this.#taken.filter(({ end }) => end > today).length
    const text = says
      .map(({ start, end }) => `${start} ${end}`)
      .sort()
      .join()
    const isSmall = ahead - says.length >= 3 && says.length * 2 <= ahead
    const isAgain =
      this.#doubt?.text === text && now.getTime() - this.#doubt.at.getTime() >= HOUR / 2
    if (!isSmall || isAgain) {
      this.#taken = says
      this.#doubt = null
      this.#fault = null
      return
    }
    this.#fault = 'shrunk'
    if (this.#doubt?.text !== text) this.#doubt = { text, at: now }
    const known = new Set(this.#taken.map(({ uid, start, end }) => `${uid} ${start} ${end}`))
    this.#taken.push(...says.filter(({ uid, start, end }) => !known.has(`${uid} ${start} ${end}`)))
  }

  /** What we tell other portals. */
  exported = (): Range[] => [
    ...this.#stays
      .filter(({ status }) => status === 'accepted' || status === 'confirmed')
      .map(({ range }) => range),
    ...this.#blocks.map(({ arrival, departure }) => ({ arrival, departure })),
  ]
}
