import { type Call, Deliveries, type Release } from '../faults/deliveries.ts'
import type { Bank, Notice } from './bank.ts'
import { findPayment, presentPayment } from './payments.ts'
import { findRecurrence, presentRecurrence } from './recurrences.ts'
import { findRecurringCharge, presentRecurringCharge } from './recurring-charges.ts'

const LIST_NAMES = { '/pix': 'pix', '/rec': 'recs', '/cobr': 'cobsr' } as const

export type Webhooks = Deliveries<Notice>

/** Bodies say how things are when they are sent, and carry no signature: the standard knows none. */
export function createWebhooks(bank: Bank): Webhooks {
  return new Deliveries((notices, { isBatched, path = 'standard' }) => {
    const groups = isBatched
      ? [...Map.groupBy(notices, (notice) => urlFor(bank, notice, path)).values()]
      : notices.map((notice) => [notice])
    return groups.flatMap((group): Call[] => {
      const [first] = group
      const url = first && urlFor(bank, first, path)
      if (!first || !url) return []
      const list = group.map((each) => present(bank, each))
      return [{ url, body: JSON.stringify({ [LIST_NAMES[first.path]]: list }) }]
    })
  })
}

/** Empty where nobody asked to be told. */
function urlFor(bank: Bank, notice: Notice, path: Release['path']): string {
  const owner = notice.path === '/pix' ? notice.key : notice.path
  const webhook = bank.state.webhooks.get(owner)
  if (!webhook) return ''
  if (path === 'bare') return webhook.url
  return `${webhook.url}${path === 'double-slash' ? '/' : ''}${notice.path}`
}

function present({ state }: Bank, notice: Notice) {
  if (notice.path === '/pix') return presentPayment(findPayment(state, notice.e2eid))
  if (notice.path === '/rec') return presentRecurrence(state, findRecurrence(state, notice.idRec))
  return presentRecurringCharge(state, findRecurringCharge(state, notice.txid))
}
