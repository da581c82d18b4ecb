import { partsOf } from '@portal/contract/shared/records'
import { hintAddress } from '../../../platform/pix/hint-address.ts'
import type { WebhookKind } from '../../../platform/pix/pix-port.ts'
import type { Deps } from './payments.feature.ts'
import { requirePix } from './process-refund.ts'

const END_TO_END_ID = /^E[0-9A-Za-z]{31}$/
const RECURRENCE_ID = /^R[RN][0-9A-Za-z]{1,27}$/
const TXID = /^[0-9A-Za-z]{26,35}$/
const MOST_IDS = 500

/** Only the shape is looked at: a message may hold anything. */
const idsOf = (list: string, field: string, pattern: RegExp) => (body: string) => {
  let told: unknown
  try {
    told = JSON.parse(body)
  } catch {
    return []
  }
  const items = partsOf(told)[list]
  if (!Array.isArray(items)) return []
  const ids = items.map((one) => partsOf(one)[field])
  const valid = ids.filter((id): id is string => typeof id === 'string' && pattern.test(id))
  return [...new Set(valid)].slice(0, MOST_IDS)
}

export const idsIn = idsOf('pix', 'endToEndId', END_TO_END_ID)
export const recurrenceIdsIn = idsOf('recs', 'idRec', RECURRENCE_ID)
export const debitIdsIn = idsOf('cobsr', 'txid', TXID)

/**
 * What is kept of a message; null where there is nothing to look up. Of recurrences and their charges
 * only the numbers: names and documents of payers stay where they are.
 */
export function keptOf(body: string): string | null {
  if (idsIn(body).length > 0) return body
  const recs = recurrenceIdsIn(body).map((idRec) => ({ idRec }))
  const cobsr = debitIdsIn(body).map((txid) => ({ txid }))
  return recs.length + cobsr.length > 0 ? JSON.stringify({ recs, cobsr }) : null
}

/** One that has forgotten it, as a bank's rehearsal does when it starts anew, is told again so soon. */
const WEBHOOK_CHECK_MS = 10 * 60_000
/** Each with the name under which it is kept when the bank was last asked. */
const WEBHOOKS: readonly [WebhookKind, string][] = [
  ['payments', 'webhook'],
  ['recurrences', 'webhook-recurrences'],
  ['recurring-charges', 'webhook-recurring-charges'],
]

/**
 * Tells the bank where to post, and looks now and then whether it still knows. A bank that takes it only
 * by letter is no failure: the lists are read anyway.
 */
export async function keepWebhooks(deps: Deps): Promise<void> {
  const url = hintAddress(deps.config.publicOrigin, deps.config.auth.secret)
  const wanted = WEBHOOKS.filter(([kind]) => kind === 'payments' || deps.pix?.offersRecurrences)
  const listed = {
    job: 'payments.keep-webhooks',
    idOf: ([kind]: (typeof WEBHOOKS)[number]) => kind,
  }
  await deps.eachItem(listed, wanted, ([kind, name]) => keepWebhook(kind, name, url, deps))
}

async function keepWebhook(kind: WebhookKind, name: string, url: string, deps: Deps) {
  const now = deps.clock.now()
  const checkedAt = await deps.stores.paymentHints.readTo(name)
  if (checkedAt && now.getTime() - checkedAt.getTime() < WEBHOOK_CHECK_MS) return
  const pix = requirePix(deps)
  const known = await pix.readWebhook(kind)
  if (known.kind !== 'ok' || known.value.url !== url) {
    const outcome = await pix.putWebhook(kind, url)
    if (outcome.kind !== 'ok') {
      deps.log.warn({ outcome: outcome.kind, kind }, 'the bank does not know where to post')
    }
    if (outcome.kind === 'unknown') return
  }
  await deps.stores.paymentHints.advance(name, now)
}
