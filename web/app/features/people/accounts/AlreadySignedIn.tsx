import { proofTexts } from '@portal/contract/people/accounts/proof.texts'
import { isPaidPlan } from '@portal/contract/shared/plan-rules'
import type { ChosenPlan } from '@portal/contract/shared/plans'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { checkoutAddress } from '~/platform/checkout-address.ts'
import { usePlansOnSale } from '~/platform/plans-on-sale.ts'
import { useAuth } from '~/platform/session/auth-context.ts'
import { Box } from '~/ui/Box.tsx'
import { Button } from '~/ui/Button.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { toast } from '~/ui/toast.ts'
import { signUpFailure } from './account-failures.ts'
import { startTrial } from './accounts.api.ts'
import { REGISTRATION } from './accounts.constants.ts'
import { accountsTexts } from './accounts.texts.ts'
import { useSingleFlight } from './use-single-flight.ts'

type AlreadySignedInProps = {
  returnPath: string
  plan?: ChosenPlan | undefined
  cycle?: 'month' | 'year'
}

/** For who comes to an account form with an account open: they hardly want another one. */
export function AlreadySignedIn({ returnPath, plan, cycle = 'month' }: AlreadySignedInProps) {
  const email = useEmailOnArrival()
  const { planType } = useAuth()
  const isOnSale = usePlansOnSale()
  if (!email) return null
  return (
    <Box className="mb-7 grid justify-items-start gap-4">
      <p className="min-w-0 max-w-full wrap-anywhere">{accountsTexts.already.signedIn(email)}</p>
      {isPaidPlan(plan) && plan !== planType ? (
        <TrialButton {...{ plan, cycle, returnPath }} />
      ) : null}
      {isPaidPlan(plan) && isOnSale ? (
        <LinkButton to={checkoutAddress(plan, cycle)} look="line" size="sm">
          {accountsTexts.already.subscribe(accountsTexts.plan[plan].name)}
        </LinkButton>
      ) : null}
      <LinkButton to={returnPath} look="line" size="sm">
        {returnPath === REGISTRATION
          ? accountsTexts.already.goOnToBusiness
          : accountsTexts.already.goOn}
      </LinkButton>
    </Box>
  )
}

type TrialButtonProps = { plan: ChosenPlan; cycle: 'month' | 'year'; returnPath: string }

function TrialButton({ plan, cycle, returnPath }: TrialButtonProps) {
  const [isPending, run] = useSingleFlight()
  const { planType, refreshPlanType } = useAuth()
  const navigate = useNavigate()
  const texts = accountsTexts.already
  const { name } = accountsTexts.plan[plan]

  async function start() {
    try {
      const answer = await startTrial(plan, cycle)
      await refreshPlanType()
      if (answer.waiting) {
        toast({ title: proofTexts.trial(answer.waiting.days), variant: 'success' })
        return void navigate(returnPath)
      }
      const isNew = answer.plan_type === plan && planType !== plan
      toast({ title: isNew ? texts.trialStarted(name) : texts.samePlan, variant: 'success' })
      void navigate(returnPath)
    } catch (error) {
      toast(signUpFailure(error))
    }
  }

  return (
    <Button size="sm" pending={isPending} onClick={() => void run(start)}>
      {isPending ? texts.starting : texts.startTrial(name)}
    </Button>
  )
}

/** Who was signed in when the page opened: who signs in by its form is on the way out already. */
function useEmailOnArrival(): string | null {
  const { user, isLoading } = useAuth()
  const [arrivedAs, setArrivedAs] = useState<string | null>()
  if (arrivedAs === undefined && !isLoading) setArrivedAs(user?.email ?? null)
  return user && arrivedAs === user.email ? arrivedAs : null
}
