import type { Step } from './steps.ts'

const order = {
  do: 'order',
  who: 0,
  plan: 'atalaia',
  cycle: 'month',
  method: 'pix',
  twice: false,
} as const
const pay = { do: 'pay', pick: 0, extra: 0, count: 1, authorises: false } as const
const pageForToken = {
  do: 'fault',
  kind: '404-html',
  route: 'POST /oauth/token',
  after: false,
  nth: 1,
} as const
const list = { do: 'list', span: 'five-minutes' } as const

/**
 * Sequences that broke a promise once, as short as they could be made, with the seed that found each.
 * Steps are kept and not the seed alone: a seed means something else as soon as a step is added.
 */
export const REGRESSIONS: Record<string, Step[]> = {
  'the bank takes back what we were about to give back (20261117)': [
    order,
    { ...pay, count: 2 },
    { do: 'bank-refund', pick: 1, part: false },
    list,
    { do: 'worker' },
  ],
  'the bank takes back a part of what we were about to give back': [
    order,
    { ...pay, count: 2 },
    list,
    { do: 'bank-refund', pick: 1, part: true },
    list,
    { do: 'worker' },
  ],
  'a code that nobody wants is not taken back at the first try (20261117)': [
    order,
    { do: 'scopes', fewer: true },
    order,
    { do: 'worker' },
  ],
  'the bank takes back a Pix of last month, and says nothing (20261118)': [
    order,
    pay,
    list,
    { do: 'wait', ms: 31 * 24 * 60 * 60_000 },
    { do: 'list', span: 'night' },
    { do: 'bank-refund', pick: 0, part: false },
    { do: 'webhooks-dropped' },
  ],
  'a scope that is granted again ends a recurrence that nobody wants (20261118)': [
    { ...order, method: 'pix_automatic' },
    { ...pay, authorises: true },
    list,
    { do: 'wait', ms: 60_000 },
    { do: 'worker' },
    { do: 'scopes', fewer: true },
    { do: 'turn-off', who: 0 },
  ],
  'a period that was given back is bought again (20261169)': [
    order,
    pay,
    { do: 'bank-refund', pick: 0, part: false },
    order,
    { do: 'smaller', who: 0, plan: 'atalaia', cycle: 'month' },
    { ...pay, pick: 3, authorises: true },
    { do: 'withdraw', pick: 0 },
    { do: 'pay-without-txid', cents: 1 },
    { do: 'stale-reads', reads: 1 },
    { do: 'turn-off', who: 0 },
  ],
  'a page in place of a token ends a recurrence that renews': [
    { ...order, method: 'pix_automatic' },
    { ...pay, authorises: true },
    list,
    { do: 'wait', ms: 70 * 60_000 },
    { do: 'worker' },
    { do: 'tokens-expire' },
    { ...pageForToken, times: 3 },
    { do: 'wait', ms: 24 * 60 * 60_000 },
    { do: 'worker' },
  ],
  'a page in place of a token takes back no code, and nothing is made anew': [
    order,
    { do: 'tokens-expire' },
    { ...pageForToken, times: 3 },
    { do: 'cancel', pick: 0 },
    { do: 'worker' },
    pay,
  ],
  'a holder ends it there while a choice made here is still to be told': [
    { ...order, plan: 'espadarte', method: 'card' },
    { do: 'pay-card', pick: 0 },
    { do: 'card-events' },
    {
      ...{ do: 'card-fault', kind: '503', route: 'POST /v1/subscriptions/:id' },
      ...{ after: false, times: 1 },
    },
    { do: 'smaller', who: 0, plan: 'atalaia', cycle: 'month' },
    { do: 'end-there', pick: 0, ends: true },
    { do: 'wait', ms: 60_000 },
    { do: 'worker' },
    { do: 'card-events' },
    { do: 'wait', ms: 31 * 24 * 60 * 60_000 },
    { do: 'wait', ms: 70 * 60_000 },
    { do: 'card-events' },
  ],
  'a part goes back of what is the credit of an order that waits': [
    order,
    pay,
    list,
    { ...order, plan: 'espadarte' },
    { do: 'team-refund', pick: 0, part: 'most' },
    { ...pay, pick: 1 },
    list,
    { do: 'press', who: 0, button: 'upgrade' },
    { do: 'bank-refund', pick: 0, part: false },
    list,
    { do: 'press', who: 0, button: 'upgrade' },
  ],
  'paid ahead in a trial, then up, and up once more': [
    { do: 'trial', who: 0, plan: 'atalaia' },
    { do: 'press', who: 0, button: 'next' },
    { do: 'press', who: 0, button: 'next' },
    { do: 'press', who: 0, button: 'upgrade' },
    { do: 'wait', ms: 22 * 24 * 60 * 60_000 },
    { do: 'press', who: 0, button: 'upgrade' },
    { do: 'press', who: 0, button: 'next' },
  ],
  'the bank posts with a slash too many': [
    order,
    pay,
    {
      ...{ do: 'webhooks', order: 'as-they-came', isBatched: false, copies: 1 },
      ...{ isConcurrent: false, path: 'double-slash' },
    },
    { do: 'follow', isReversed: false, isConcurrent: false },
  ],
  'a copy that lags behind misses a code that nobody wants (20261680)': [
    { do: 'stale-reads', reads: 1 },
    order,
    { do: 'scopes', fewer: true },
    { ...order, method: 'pix_automatic' },
  ],
}
