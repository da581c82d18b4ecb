import { createHash } from 'node:crypto'
import type { CalendarPortal } from '@portal/contract/lodging/stays/stays.texts'
import type { Block } from './read-calendar.foreign.ts'

const MINUTE_MS = 60_000
const READ_MINUTES = 15
/** It refuses who comes more often. */
const AIRBNB_MINUTES = 30
/** Of a calendar that has not answered for a day. */
const TIRED_MINUTES = 60
const DAY_MS = 24 * 60 * MINUTE_MS
/** A reading with far fewer nights is believed when it comes again, so much later. */
const DOUBT_MS = 30 * MINUTE_MS
const FEWEST_LOST = 3

type Doubt = { hash: Buffer; at: Date } | null
type Verdict = { believed: true } | { believed: false; doubt: NonNullable<Doubt> }

/**
 * Whether what a calendar says now may take nights away. A portal with a fault answers with a calendar that
 * is well formed and half empty: half of what lay ahead gone at once, three blocks at least, is looked at a
 * second time.
 */
export function judgeReading(
  { before, now, doubt }: { before: readonly Block[]; now: readonly Block[]; doubt: Doubt },
  { today, at }: { today: string; at: Date },
): Verdict {
  const ahead = before.filter(({ end }) => end > today).length
  const lost = ahead - now.length
  if (lost < FEWEST_LOST || now.length * 2 > ahead) return { believed: true }
  const hash = hashOf(now)
  const isSame = doubt?.hash.equals(hash) ?? false
  if (doubt && isSame && at.getTime() - doubt.at.getTime() >= DOUBT_MS) return { believed: true }
  return { believed: false, doubt: doubt && isSame ? doubt : { hash, at } }
}

const hashOf = (blocks: readonly Block[]) =>
  createHash('sha256')
    .update(blocks.map(({ start, end }) => `${start} ${end}`).join('\n'))
    .digest()

/** Spread by up to a fifth, so that calendars added together are not read together for ever. */
export function nextReading(
  { portal, failingSince }: { portal: CalendarPortal; failingSince: Date | null },
  now: Date,
  chance: number = Math.random(),
): Date {
  const isTired = failingSince !== null && now.getTime() - failingSince.getTime() > DAY_MS
  const usual = portal === 'airbnb' ? AIRBNB_MINUTES : READ_MINUTES
  const minutes = isTired ? TIRED_MINUTES : usual
  return new Date(now.getTime() + minutes * MINUTE_MS * (0.9 + 0.2 * chance))
}

/** Whether the owner has to hear of it: a day without a reading, and nobody told them. */
export const isToBeTold = (
  { failingSince, toldAt }: { failingSince: Date | null; toldAt: Date | null },
  now: Date,
): boolean =>
  failingSince !== null && toldAt === null && now.getTime() - failingSince.getTime() >= DAY_MS
