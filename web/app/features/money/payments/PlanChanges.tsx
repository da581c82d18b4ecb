import type { PlanStanding } from '@portal/contract/money/payments/plan-standing'
import type { BillingCycle, PaidPlan } from '@portal/contract/shared/plans'
import { useSave } from '~/editing/use-save.ts'
import { browserApi } from '~/platform/api.ts'
import { dayText } from '~/platform/moments.ts'
import { Button } from '~/ui/Button.tsx'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { useRefreshPlan } from './payments.queries.ts'
import { paymentsTexts } from './payments.texts.ts'
import { paidUntil } from './standing.rules.ts'
import { standingTexts as texts } from './standing.texts.ts'

const day = (moment: string) => dayText(new Date(moment))
const CANCELLATION = '/api/v1/my/plan-standing/cancellation'
const NEXT_PLAN = '/api/v1/my/plan-standing/next-plan'

function useChange() {
  const refreshPlan = useRefreshPlan()
  return useSave<PlanStanding>({ onSaved: refreshPlan })
}

/** Leaving at the end of what is paid, and taking that back. */
export function LeavePlan({ standing }: { standing: PlanStanding }) {
  const { plan, may } = standing
  const endsAt = paidUntil(standing)
  if (may.take_back) return <TakeBack />
  return may.cancel && plan && endsAt ? <Cancel {...{ plan, endsAt }} /> : null
}

/** Apart from the leaving: while that is still being told, a first tap here would be dropped as a second. */
function TakeBack() {
  const { isSaving, save } = useChange()
  const { action, done, failed } = texts.takeBack
  const run = () => browserApi.send('DELETE', CANCELLATION)
  return (
    <Button size="sm" pending={isSaving} onClick={() => void save({ run, done, failed })}>
      {action}
    </Button>
  )
}

function Cancel({ plan, endsAt }: { plan: PaidPlan; endsAt: string }) {
  const { save } = useChange()
  const { action, title, text, confirm, keep, done, failed } = texts.cancel
  return (
    <ConfirmDialog
      title={title(paymentsTexts.names[plan])}
      description={text(day(endsAt))}
      confirmLabel={confirm}
      cancelLabel={keep}
      destructive
      onConfirm={async () => {
        await save({
          run: () => browserApi.send('POST', CANCELLATION),
          done: done(day(endsAt)),
          failed,
        })
      }}
      trigger={
        <Button look="ghost" size="sm">
          {action}
        </Button>
      }
    />
  )
}

/** The next period is no longer taken by itself; the plan stays. */
export function TurnOffAutomaticPix({ standing }: { standing: PlanStanding }) {
  const { save } = useChange()
  const { action, title, text, graceText, confirm, keep, done, failed } = texts.automaticPix
  const { state, access_until: until } = standing
  const endsAt = paidUntil(standing)
  const [end, grace] = [endsAt ? day(endsAt) : '', until ? day(until) : '']
  return (
    <ConfirmDialog
      title={title}
      description={state === 'in_grace' ? graceText(end, grace) : text(end)}
      confirmLabel={confirm}
      cancelLabel={keep}
      destructive
      onConfirm={async () => {
        const run = () => browserApi.send('DELETE', '/api/v1/my/automatic-pix')
        await save({ run, done, failed })
      }}
      trigger={
        <Button look="line" size="sm">
          {action}
        </Button>
      }
    />
  )
}

/** Takes back the choice of a smaller plan. */
export function UndoChange() {
  const { isSaving, save } = useChange()
  const { action, done, failed } = texts.undoChange
  const run = () => browserApi.send('DELETE', NEXT_PLAN)
  return (
    <Button
      look="line"
      size="sm"
      pending={isSaving}
      onClick={() => void save({ run, done, failed })}
    >
      {action}
    </Button>
  )
}

type SmallerPlanProps = {
  standing: PlanStanding
  plan: PaidPlan
  cycle: BillingCycle
  /** In the panel of the plan it is one of several things to do; in the checkout the only one. */
  look: 'panel' | 'offer'
}

/** A smaller plan for when the period is over: what becomes basic is said before. */
export function SmallerPlan({ standing, plan, cycle, look }: SmallerPlanProps) {
  const { save } = useChange()
  const endsAt = paidUntil(standing)
  const found = standing.smaller.find((one) => one.plan === plan)
  if (!found || !endsAt) return null
  const { action, offer, title, text, nothingBasic, basic, confirm, keep, failed } = texts.smaller
  // A bank takes only the amount that was authorised.
  const endsPix = standing.renewal?.method === 'pix_automatic'
  const names = found.basic_listings.map(({ name }) => name).join(', ')
  const name = paymentsTexts.names[plan]
  return (
    <ConfirmDialog
      title={title(name)}
      description={[
        text(day(endsAt)),
        endsPix ? texts.smaller.endsPix : '',
        names ? basic(names) : nothingBasic,
      ]
        .filter(Boolean)
        .join(' ')}
      confirmLabel={confirm}
      cancelLabel={keep}
      onConfirm={async () => {
        await save({
          run: () => browserApi.send('PUT', NEXT_PLAN, { body: { plan, cycle } }),
          done: endsPix ? texts.smaller.doneWithoutPix : texts.smaller.done,
          failed,
        })
      }}
      trigger={
        look === 'offer' ? (
          <Button>{offer(name, day(endsAt))}</Button>
        ) : (
          <Button look="ghost" size="sm">
            {action(name)}
          </Button>
        )
      }
    />
  )
}
