export const CITY_TIME_ZONE = 'America/Belem'

export const MINUTES_PER_DAY = 1440
const MS_PER_MINUTE = 60_000
const MS_PER_DAY = 86_400_000
const MOST_DAYS_REMEMBERED = 4000

type Zone = { format: Intl.DateTimeFormat; offsetOfDay: Map<number, number | null> }
const zones = new Map<string, Zone>()

/**
 * Minutes the clock on the wall has shown since the beginning of 1970. Rules about hours count in
 * these: day `n` begins at `n * MINUTES_PER_DAY`, whatever the place's distance from Greenwich. They
 * never run backwards: while a turned-back clock shows an hour again, its last minute stands.
 */
export function wallMinuteAt(instant: Date, timeZone = CITY_TIME_ZONE): number {
  const ms = instant.getTime()
  const offset = offsetAt(ms, timeZone)
  const shown = Math.floor((ms + offset) / MS_PER_MINUTE)
  const yesterday = offsetAt(ms - MS_PER_DAY, timeZone)
  if (yesterday <= offset) return shown
  let last = shown
  while (instantOfWallMinute(last + 1, timeZone).getTime() <= ms) last += 1
  return last
}

export function dayOfWallMinute(wallMinute: number): number {
  return Math.floor(wallMinute / MINUTES_PER_DAY)
}

/** The civil day it is there at that instant. */
export function dayAt(instant: Date, timeZone = CITY_TIME_ZONE): number {
  return dayOfWallMinute(wallMinuteAt(instant, timeZone))
}

/**
 * When the wall clock shows that minute. Where clocks are turned back the minute comes twice and the
 * first counts; where they are turned forward it never comes and the turn itself counts.
 */
export function instantOfWallMinute(wallMinute: number, timeZone = CITY_TIME_ZONE): Date {
  const wallMs = wallMinute * MS_PER_MINUTE
  const before = offsetAt(wallMs - MS_PER_DAY, timeZone)
  const after = offsetAt(wallMs + MS_PER_DAY, timeZone)
  if (before === after) return new Date(wallMs - before)
  if (offsetAt(wallMs - before, timeZone) === before) return new Date(wallMs - before)
  if (offsetAt(wallMs - after, timeZone) === after) return new Date(wallMs - after)
  return new Date(turnOfClocks(wallMs - MS_PER_DAY, wallMs + MS_PER_DAY, timeZone))
}

/** The first instant at which the offset is no longer that of `from`. */
function turnOfClocks(from: number, to: number, timeZone: string): number {
  const before = offsetAt(from, timeZone)
  let [low, high] = [from, to]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (offsetAt(middle, timeZone) === before) low = middle
    else high = middle
  }
  return high
}

/**
 * Milliseconds to add to Greenwich. Asking `Intl` costs microseconds and a list asks for every card,
 * so the answer is remembered for each day on which it does not change.
 */
function offsetAt(ms: number, timeZone: string): number {
  const zone = zoneNamed(timeZone)
  const day = Math.floor(ms / MS_PER_DAY)
  const remembered = zone.offsetOfDay.get(day)
  if (remembered != null) return remembered
  if (remembered === null) return askOffset(zone, ms)

  const atStart = askOffset(zone, day * MS_PER_DAY)
  const atEnd = askOffset(zone, (day + 1) * MS_PER_DAY)
  if (zone.offsetOfDay.size >= MOST_DAYS_REMEMBERED) zone.offsetOfDay.clear()
  zone.offsetOfDay.set(day, atStart === atEnd ? atStart : null)
  return atStart === atEnd ? atStart : askOffset(zone, ms)
}

function zoneNamed(timeZone: string): Zone {
  let zone = zones.get(timeZone)
  if (!zone) {
    const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
    zone = { format, offsetOfDay: new Map() }
    zones.set(timeZone, zone)
  }
  return zone
}

/** Reads "GMT-03:00"; "GMT" alone is Greenwich itself. */
function askOffset(zone: Zone, ms: number): number {
  const name = zone.format.formatToParts(ms).find((part) => part.type === 'timeZoneName')?.value
  const [, sign, hours, minutes, seconds] =
    /([+-])(\d{2}):(\d{2})(?::(\d{2}))?$/.exec(name ?? '') ?? []
  if (!sign) return 0
  const total = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds ?? 0)
  return (sign === '-' ? -total : total) * 1000
}
