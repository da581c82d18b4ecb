import type { PlanStanding } from '@portal/contract/money/payments/plan-standing'
import { moneyText } from '@portal/contract/shared/plan-prices'
import { dayText } from '~/platform/moments.ts'
import { paymentsTexts } from './payments.texts.ts'
import { standingTexts as texts } from './standing.texts.ts'

const DAY_MS = 24 * 60 * 60_000
const day = (moment: string | null) => (moment ? dayText(new Date(moment)) : '')

/** Taken by the card or the bank without anybody doing anything: paying too would be paying twice. */
export const isPaidByItself = ({ renewal }: Pick<PlanStanding, 'renewal'>) =>
  renewal !== null && !renewal.has_failed

/** The end of all that is paid: what is done about the plan holds from then on. */
export const paidUntil = ({ ends_at: endsAt, following }: PlanStanding) =>
  following.at(-1)?.ends_at ?? endsAt

/** The sentences of where somebody stands; the first is the one that matters most. */
export function standingLines(standing: PlanStanding, nowMs: number): string[] {
  const { state, plan, ends_at: endsAt, access_until: until, next } = standing
  const price = next ? texts.price(moneyText(next.price_cents), next.cycle) : ''
  switch (state) {
    case 'none':
      return []
    case 'given':
      return [endsAt ? texts.givenUntil(day(endsAt)) : texts.given, ...followingLines(standing)]
    case 'trialing': {
      const left = Math.max(1, Math.ceil((Date.parse(endsAt ?? '') - nowMs) / DAY_MS))
      return [texts.trialing(left, day(endsAt)), texts.trialAfter(price)]
    }
    case 'active':
      return standing.following.length > 0
        ? [texts.holds(day(endsAt)), ...followingLines(standing), ...nextLine(standing, price)]
        : [texts.active(day(endsAt)), ...nextLine(standing, price)]
    case 'ending':
      return standing.following.length > 0
        ? [texts.holds(day(endsAt)), ...followingLines(standing), texts.endingThen]
        : [texts.ending(day(endsAt))]
    case 'in_grace':
      return graceLines(standing, day(endsAt), day(until))
    case 'suspended':
      return plan ? [texts.suspended(paymentsTexts.names[plan], day(endsAt))] : []
  }
}

const followingLines = ({ following }: PlanStanding) =>
  following.map(({ plan, ends_at }) => texts.following(paymentsTexts.names[plan], day(ends_at)))

/** The provider collects after the end of the period: until it has failed, nobody is asked to pay. */
function graceLines({ renewal }: PlanStanding, ended: string, until: string): string[] {
  if (!renewal) return [texts.inGrace(ended, until)]
  if (renewal.has_failed) return [texts.inGrace(ended, until), texts.renewalFailed[renewal.method]]
  return [texts.collecting, texts.collectingUntil(ended, until)]
}

function nextLine({ next, renewal }: PlanStanding, price: string): string[] {
  if (!next) return []
  const name = paymentsTexts.names[next.plan]
  const lines = next.is_change ? [texts.change(name, price, day(next.starts_at))] : []
  if (renewal?.has_failed) return [...lines, texts.renewalFailed[renewal.method]]
  if (renewal) return [...lines, texts.renews[renewal.method](price, day(next.starts_at))]
  const said = lines.length > 0 ? lines : [texts.next(name, price, day(next.starts_at))]
  return next.opens_at ? [...said, texts.opens(day(next.opens_at))] : said
}
