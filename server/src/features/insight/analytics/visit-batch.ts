import { cityDay } from '../../../platform/city-time.ts'
import type { Deps } from './analytics.feature.ts'
import { createDaySalts } from './day-salts.ts'
import { createVisitMeters } from './visit-meters.ts'
import { FLUSH_EVENTS, FLUSH_MS, MOST_WAITING } from './visits.constants.ts'
import { cityHour, type Happening, visitorOf } from './visits.rules.ts'
import { type WaitingVisit, writeVisits } from './write-visits.ts'

type Needs = Pick<Deps, 'stores' | 'work' | 'clock' | 'log' | 'ports' | 'meters' | 'pageAnswers'>

/** Counts in memory and writes every two seconds: no request waits for the database. */
export function createVisitBatch(deps: Needs) {
  const { clock, log, pageAnswers } = deps
  const salts = createDaySalts(deps)
  let waiting: WaitingVisit[] = []
  /** Being written: still in memory, and lost with it. */
  let inHand = 0
  let flushing: Promise<void> | null = null
  let isFailing = false
  const meters = createVisitMeters(deps, () => waiting.length + inHand)
  let lost = 0

  function lose(count: number, reason: 'full' | 'day-over' | 'stopped') {
    if (count === 0) return
    meters.lost.inc({ reason }, count)
    lost += count
  }

  function tellLost() {
    if (lost > 0) log.warn({ lost }, 'visits were dropped uncounted')
    lost = 0
  }

  /** Those whose day had no salt yet when they came, and has one now. */
  async function recognise(visits: readonly WaitingVisit[]): Promise<WaitingVisit[]> {
    const known: WaitingVisit[] = []
    for (const visit of visits) {
      const salt = visit.visitor ? null : await salts.read(visit.day)
      const visitor = visit.visitor ?? (salt && visitorOf(salt, visit.who))
      if (visitor) known.push({ ...visit, visitor, who: '' })
    }
    lose(visits.length - known.length, 'day-over')
    return known
  }

  async function write() {
    const taken = waiting
    const answers = pageAnswers.take()
    waiting = []
    inHand = taken.length
    if (taken.length > 0 || answers.length > 0) {
      let visits = taken
      try {
        visits = await recognise(taken)
        await writeVisits({ visits, answers }, deps)
        meters.counted.inc(visits.length)
        if (isFailing) log.info('visits are counted again')
        isFailing = false
      } catch (error) {
        // Written with the next, before those that came meanwhile, as long as there is room.
        const room = Math.max(0, MOST_WAITING - waiting.length)
        lose(Math.max(0, visits.length - room), 'full')
        waiting = [...visits.slice(0, room), ...waiting]
        pageAnswers.giveBack(answers)
        if (!isFailing) log.warn({ err: error }, 'visits could not be written; tried again')
        isFailing = true
      }
    }
    inHand = 0
    salts.forgetOthers(cityDay(clock.now()))
    tellLost()
  }

  async function flush(): Promise<void> {
    flushing ??= write().finally(() => {
      flushing = null
    })
    return flushing
  }

  const timer = setInterval(() => void flush(), FLUSH_MS).unref()
  return {
    meters,
    flush,
    warmUp: () => salts.read(cityDay(clock.now())),
    add(happenings: readonly Happening[], who: string) {
      const at = clock.now()
      const { day, hour } = cityHour(at)
      const salt = salts.peek(day)
      const visitor = salt && visitorOf(salt, who)
      for (const happening of happenings) {
        if (waiting.length + inHand >= MOST_WAITING) {
          lose(1, 'full')
          continue
        }
        waiting.push({ ...happening, at, day, hour, visitor, who: visitor ? '' : who })
      }
      if (waiting.length >= FLUSH_EVENTS && !isFailing) void flush()
    },
    async close() {
      clearInterval(timer)
      await flushing
      await flush()
      lose(waiting.length, 'stopped')
      tellLost()
    },
  }
}
