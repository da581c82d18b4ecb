import { hash, randomBytes } from 'node:crypto'
import { cityDay } from '../../../platform/city-time.ts'
import {
  BEACONS_PER_MINUTE,
  MOST_ADDRESSES,
  MOST_PEOPLE_KNOWN,
  PEOPLE_OF_AN_ADDRESS,
} from './visits.constants.ts'

const MINUTE_MS = 60_000
const OTHERS = 'others'
/** Six bytes are a whole number exactly, and none of a million meets another by chance. */
const KEY_BYTES = 6
const newKey = () => randomBytes(32).toString('hex')

/** How often one address may be counted in a minute. In memory: a flood must not become one of the database. */
export function createBeaconLimit(now: () => Date) {
  let counts = new Map<string, number>()
  let until = 0
  return {
    allows(address: string): boolean {
      const at = now().getTime()
      if (at >= until) {
        counts = new Map()
        until = at + MINUTE_MS
      }
      const key = counts.size < MOST_ADDRESSES || counts.has(address) ? address : OTHERS
      const count = (counts.get(key) ?? 0) + 1
      counts.set(key, count)
      return count <= BEACONS_PER_MINUTE
    },
  }
}

/**
 * How many people one address may be on a day, or one phone that invents browsers would be as many as it
 * likes. Addresses are not kept for it: only hashes with a key that no table knows and that ends with the day.
 */
export function createPeopleLimit(now: () => Date, mostKnown = MOST_PEOPLE_KNOWN) {
  let day = ''
  let key = newKey()
  let known = new Set<number>()
  let counts = new Map<number, number>()
  const hashOf = (text: string) =>
    Number.parseInt(hash('sha256', `${key}\n${text}`, 'hex').slice(0, 2 * KEY_BYTES), 16)

  function begin(today: string) {
    day = today
    key = newKey()
    known = new Set()
    counts = new Map()
  }

  return {
    /** Whether this browser of the address is somebody of their own; once it is, it stays so for the day. */
    allows(address: string, browser: string): boolean {
      const today = cityDay(now())
      if (today !== day) begin(today)
      const person = hashOf(`${address}\n${browser}`)
      if (known.has(person)) return true
      const from = hashOf(address)
      const count = counts.get(from) ?? 0
      if (count >= PEOPLE_OF_AN_ADDRESS || known.size >= mostKnown) return false
      known.add(person)
      counts.set(from, count + 1)
      return true
    },
  }
}
