import { createHash, createHmac } from 'node:crypto'
import type { DraftRecord, LegalRecord } from '@portal/contract/club/draws/draw-admin'
import {
  DRAW_RULE,
  type DrawFallback,
  type DrawRule,
  SERIES_SIZE,
} from '@portal/contract/club/draws/draw-rules'
import {
  ADULT_AGE,
  CLAIM_DAYS,
  type DrawStatus,
  type EntryReason,
  EXTRACTION_HOUR,
} from '@portal/contract/club/draws/draws.texts'
import { dayOfKnownDate, isoDateOfDay } from '@portal/contract/shared/calendar-days'
import { instantOfWallMinute, MINUTES_PER_DAY } from '@portal/contract/shared/time-zones'
import { Conflict, Invalid, NotFound } from '../../../platform/errors/domain-errors.ts'
import { defineTag } from '../../../platform/live/tags.ts'
import { drawsTexts } from './draws.texts.ts'

export const DRAWS_TAG = defineTag('draws')

export type Prize = { title: string; description: string; value_cents: number }
export type Company = { name: string; cnpj: string }

/** What makes a draw lawful. Written once, never edited. */
export type Registered = {
  promoter_name: string
  promoter_cnpj: string
  adherents: Company[]
  process_number: string
  certificate_number: string
  certificate_from: string
  certificate_until: string
  regulation: string
  regulation_sha256: string
  territory: string
  opens_at: Date
  closes_at: Date
  extraction_at: Date
  rule: typeof DRAW_RULE
  series_count: number
  fallback: DrawFallback
  entry_reasons: EntryReason[]
  prizes: Prize[]
  registered_by: string | null
  registered_at: Date
}

export type Draw = {
  id: string
  number: number
  title: string
  summary: string
  isDemo: boolean
  status: DrawStatus
  draft: DraftRecord
  seed: Buffer
  version: number
  /** Numbers that stand in its list. */
  entryCount: number
  /** All that were ever given: a number that was withdrawn is nobody's again. */
  givenCount: number
  participantCount: number
  frozenAt: Date | null
  updatedAt: Date
  record: Registered | null
}
export type LawfulDraw = Draw & { record: Registered }

export const EMPTY_DRAFT: DraftRecord = {
  promoter_name: '',
  promoter_cnpj: '',
  adherents: '',
  process_number: '',
  certificate_number: '',
  certificate_from: '',
  certificate_until: '',
  regulation: '',
  territory: '',
  opens_on: '',
  opens_time: '',
  closes_on: '',
  closes_time: '',
  extraction_on: '',
  series_count: 1,
  fallback: 'above',
  counts_redemptions: false,
  prizes: [],
}

export const sha256Of = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('hex')

const at = (day: string, time: string) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return instantOfWallMinute(dayOfKnownDate(day) * MINUTES_PER_DAY + hour * 60 + minute)
}
/** When the Loteria Federal of a day is extracted: Belém keeps the hour of Brasília. */
export const extractionAt = (day: string) => at(day, `${EXTRACTION_HOUR}:00`)

export function registered(legal: LegalRecord, by: string | null, now: Date): Registered {
  const { opens_on, opens_time, closes_on, closes_time, extraction_on, ...rest } = legal
  const { counts_redemptions: countsRedemptions, ...kept } = rest
  return {
    ...kept,
    regulation_sha256: sha256Of(legal.regulation),
    opens_at: at(opens_on, opens_time),
    closes_at: at(closes_on, closes_time),
    extraction_at: extractionAt(extraction_on),
    rule: DRAW_RULE,
    entry_reasons: countsRedemptions ? ['membership', 'redemption'] : ['membership'],
    registered_by: by,
    registered_at: now,
  }
}

export const ruleOf = ({ series_count, fallback, prizes }: Registered): DrawRule => ({
  seriesCount: series_count,
  fallback,
  prizeCount: prizes.length,
})

/** A draw without its legal record, or that was not announced, exists for nobody outside. */
export function requireAnnounced(draw: Draw | null, number: number): LawfulDraw {
  if (!draw || !isAnnounced(draw)) throw new NotFound('draw', String(number))
  return draw
}
export const isAnnounced = (draw: Draw): draw is LawfulDraw =>
  draw.record !== null && draw.status !== 'draft' && draw.status !== 'lawful'

export const isBeforeOpening = ({ status }: Pick<Draw, 'status'>): boolean =>
  status === 'draft' || status === 'lawful'

export function requireRecord(draw: Draw): LawfulDraw {
  if (draw.record === null) {
    throw new Conflict('draws.no-legal-record', 'no legal record', drawsTexts.noRecord)
  }
  return draw as LawfulDraw
}

export function requireStatus(draw: Draw, status: DrawStatus) {
  if (draw.status === status) return
  throw new Conflict('draws.wrong-step', `it is ${draw.status}`, drawsTexts.wrongStep[status])
}

export const takesEntries = ({ status, record }: Draw, now: Date): boolean =>
  status === 'open' && record !== null && record.opens_at <= now && now < record.closes_at

export const capacityOf = ({ series_count }: Registered) => series_count * SERIES_SIZE

export function requireAdult(birthDate: string, today: string) {
  const limit = `${Number(birthDate.slice(0, 4)) + ADULT_AGE}${birthDate.slice(4)}`
  if (limit <= today) return
  const message = drawsTexts.notAdult
  throw new Invalid('draws.not-adult', 'under age', [{ path: 'birth_date', message }], message)
}

/** The last day on which a prize can be asked for. */
export const claimUntil = (extractionDay: string) =>
  isoDateOfDay(dayOfKnownDate(extractionDay) + CLAIM_DAYS)

/**
 * The n-th of `size` numbers in an order that nobody without the seed knows, each exactly once: a Feistel
 * network over the next power of four, walked again while it leads outside. Nobody can choose a number with
 * a wide gap below it, and no two people can be handed one.
 */
export function scattered(seed: Buffer, purpose: string, n: number, size: number): number {
  const half = Math.ceil(Math.log2(size) / 2)
  const mask = 2 ** half - 1
  let value = n
  do {
    let left = Math.floor(value / (mask + 1))
    let right = value & mask
    for (let round = 0; round < 6; round += 1) {
      const mixed = createHmac('sha256', seed).update(`${purpose} ${round} ${right}`).digest()
      ;[left, right] = [right, (left ^ mixed.readUInt32BE(0)) & mask]
    }
    value = left * (mask + 1) + right
  } while (value >= size)
  return value
}

export const luckyNumber = (seed: Buffer, n: number, capacity: number) =>
  scattered(seed, 'number', n, capacity)
/** Of the row of the draw while it is held. */
export const nextNumber = ({ seed, givenCount, record }: LawfulDraw) =>
  luckyNumber(seed, givenCount, capacityOf(record))
export const isFull = ({ givenCount, record }: LawfulDraw) => givenCount >= capacityOf(record)

/** Without letters that are read as digits. */
const CODE_SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const CODE_LENGTH = 5

/** Stands for a person in the published list; another one in every draw. */
export function participantCode(seed: Buffer, n: number): string {
  let rest = scattered(seed, 'participant', n, CODE_SIGNS.length ** CODE_LENGTH)
  let code = ''
  for (let place = 0; place < CODE_LENGTH; place += 1) {
    code = CODE_SIGNS.charAt(rest % CODE_SIGNS.length) + code
    rest = Math.floor(rest / CODE_SIGNS.length)
  }
  return code
}

/** The same CPF is known again, and read by nobody. */
export const hashOfCpf = (cpf: string, secret: string) =>
  createHmac('sha256', `${secret} draws`).update(cpf).digest()

export const hintOfCpf = (cpf: string) => `***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**`

/** "L••••• M." of "Luciana Moraes". */
export function maskedName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  const last = rest.at(-1)
  const shown = `${first.charAt(0)}${'•'.repeat(Math.max(1, [...first].length - 1))}`
  return last ? `${shown} ${last.charAt(0)}.` : shown
}
