import { randomInt } from 'node:crypto'
import {
  CLAIM_MINUTES,
  KEY_DELAY_HOURS,
  MOST_CLAIMS,
  type PixReceiptKind,
  type PixState,
} from '@portal/contract/money/house-pix/house-pix.texts'
import type { PixKeyKind } from '@portal/contract/money/house-pix/pix-key'

export type HouseKey = {
  id: string
  establishment_id: string
  kind: PixKeyKind
  key: string
  holder: string
  city: string
  created_at: Date
  starts_at: Date
}

export type HouseSettings = {
  takes_orders: boolean
  takes_deposits: boolean
  deposit_percent: number
  /** A deposit that the house has found is the guest's yes. */
  confirms_stays: boolean
}

/** A code that was written once, and what became of it. */
export type Charge = {
  id: string
  /** Of the order or of the unit. */
  establishment_id: string
  order_id: string | null
  stay_id: string | null
  /** Who ordered with an account, or the guest. */
  user_id: string | null
  number: number | null
  unit: string | null
  arrival: string | null
  departure: string | null
  name: string | null
  amount_cents: number
  txid: string
  holder: string | null
  code: string | null
  status: PixState
  created_at: Date
  claimed_at: Date | null
  claims: number
  told: number
  is_over: boolean
  /** What was added to the claim. */
  receipt: PixReceiptKind | null
  receipt_at: Date | null
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

export const startsAt = (now: Date): Date => new Date(now.getTime() + KEY_DELAY_HOURS * HOUR_MS)
export const answerBy = (claimedAt: Date): Date =>
  new Date(claimedAt.getTime() + CLAIM_MINUTES * MINUTE_MS)

/** Half a centavo up; whoever asks for a deposit asks for something. */
export const depositCents = (totalCents: number, percent: number): number =>
  Math.max(1, Math.round((totalCents * percent) / 100))

/** No letter or digit that is read as another one. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const RANDOM_SIGNS = 8

/** By which the house finds it in its statement, where its bank shows it. */
export function newTxid(number: number | null): string {
  const random = Array.from({ length: RANDOM_SIGNS }, () => SIGNS[randomInt(SIGNS.length)]).join('')
  return `GS${number ?? 'R'}${random}`
}

/** From where each step can be taken. The database keeps what each state needs. */
export const MOVES: Record<Exclude<PixState, 'waiting'>, readonly PixState[]> = {
  claimed: ['waiting', 'missing'],
  // Money may come without anybody saying so, and later than somebody looked.
  confirmed: ['waiting', 'claimed', 'missing'],
  missing: ['claimed'],
  returned: ['confirmed'],
}

/** Whoever paid can say so also after the order was cancelled: that is what must go back. */
export const mayClaim = ({ status, claims }: Pick<Charge, 'status' | 'claims'>): boolean =>
  MOVES.claimed.includes(status) && claims < MOST_CLAIMS

/** A receipt goes with "já paguei", and ends with the answer of the house. */
export const mayAttach = ({ status }: Pick<Charge, 'status'>): boolean =>
  status === 'claimed' || status === 'missing'

/** Nothing more is to be paid by a code that is answered, or for what came to nothing. */
export const isPayable = ({ status, is_over }: Pick<Charge, 'status' | 'is_over'>): boolean =>
  !is_over && status !== 'confirmed' && status !== 'returned'

/** A claim that nobody answers is told again after so many minutes, each a longer while. */
const TOLD_AGAIN_MINUTES = [10, 60, 6 * 60] as const

export function toldAgainBefore(told: number, now: Date): Date | null {
  const minutes = TOLD_AGAIN_MINUTES[told - 1]
  return minutes === undefined ? null : new Date(now.getTime() - minutes * MINUTE_MS)
}
