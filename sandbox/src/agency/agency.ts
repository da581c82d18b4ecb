import type { Format, StockItem } from './stock.ts'

/** What the file of an agency may be instead of itself. */
export const FEED_FAULTS = ['html', 'empty', 'cut', '500', 'forbidden', 'entities', 'hang'] as const
export type FeedFault = (typeof FEED_FAULTS)[number]

export type Agency = {
  id: string
  format: Format
  items: StockItem[]
  fault: FeedFault | null
  login: { user: string; password: string }
  /** Answers to the next contacts, instead of 201. */
  crmAnswers: number[]
  /** Each contact once, by its number: what comes again is passed over. */
  leads: Record<string, unknown>[]
  /** What was answered to each reading of the feed, and to each contact. */
  reads: number[]
  pushes: number[]
}
