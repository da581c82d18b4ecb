import { proofTexts as texts } from '@portal/contract/people/accounts/proof.texts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { ResendEmail } from '~/editing/ResendEmail.tsx'
import { trialQuery } from '~/platform/plans.queries.ts'
import { useAuth } from '~/platform/session/auth-context.ts'
import { Button } from '~/ui/Button.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { allowanceQuery } from '../my-listings.queries.ts'
import { myListingsTexts } from '../my-listings.texts.ts'

/** The link is opened in the mail program, so this page asks by itself whether it was. */
const ASK_AGAIN_MS = 10_000

/** A plan was chosen and waits for the e-mail: what is missing, and the way to it. */
export function TrialWaits({ otherwise }: { otherwise: ReactNode }) {
  const { user, refreshPlanType, refreshSession } = useAuth()
  const client = useQueryClient()
  const trial = useQuery({
    ...trialQuery(),
    refetchInterval: ({ state }) => (state.data?.waiting ? ASK_AGAIN_MS : false),
  })
  const { waiting = null } = trial.data ?? {}
  const hasBegun = trial.data?.trial != null

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the trial has begun
  useEffect(() => {
    if (!hasBegun) return
    void refreshSession()
      .then(refreshPlanType)
      .then(() => client.invalidateQueries({ queryKey: allowanceQuery().queryKey }))
  }, [hasBegun])

  if (!waiting || !user) return otherwise
  return (
    <div className="grid max-w-[56ch] justify-items-start gap-4">
      <div>
        <h1>{texts.trial(waiting.days)}</h1>
        <p className="mt-3 text-lead text-muted wrap-anywhere">
          {texts.trialText(myListingsTexts.allowance.plans[waiting.plan], user.email)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <ResendEmail email={user.email} look="primary" />
        <Button look="line" pending={trial.isFetching} onClick={() => void trial.refetch()}>
          {texts.again}
        </Button>
        <LinkButton to="/dash-clube#whatsapp" look="ghost">
          {texts.byWhatsApp}
        </LinkButton>
      </div>
    </div>
  )
}
