import { sql } from 'kysely'
import type { TeamWaitingPart } from '../../../platform/feature.ts'
import { ANSWER_MS } from './payments.rules.ts'

/** As the page of the money lists them. */
const undecidedPayments = sql`
  select payment.id, payment.recorded_at as since, withdrawal.requested_at
    + interval '1 millisecond' * ${ANSWER_MS}::bigint as due_at
  from plan_payments as payment
  left join plan_decisions as decided on decided.payment_id = payment.id
  left join plan_withdrawals as withdrawal on withdrawal.order_id = payment.order_id
    and withdrawal.decision is null
  where case when withdrawal.order_id is null
    then payment.decision in ('review', 'without-order') and decided.payment_id is null
    else coalesce(decided.decision, payment.decision) = 'granted'
      and payment.amount_cents > coalesce((select sum(back.amount_cents) from plan_refunds as back
        where back.payment_id = payment.id and back.status <> 'not_done'), 0) end`

/** Money that bought nothing, or is asked back once more. */
export const teamWaits: readonly TeamWaitingPart[] = [
  {
    kind: 'refund',
    who: 'superadministrator',
    cost: 'hours',
    isDecided: true,
    waiting: () => sql`
      select id::text, since, due_at from (${undecidedPayments}) as undecided`,
    told: (ids) => sql`
      select payment.id::text, coalesce(bought.sort_name, payment.provider_id) as title,
        null as about, payment.amount_cents::text as word, payment.order_id::text as opens,
        null::integer as version, null::uuid as establishment_id
      from plan_payments as payment left join plan_orders as bought on bought.id = payment.order_id
      where payment.id = any(${ids}::uuid[])`,
  },
]
