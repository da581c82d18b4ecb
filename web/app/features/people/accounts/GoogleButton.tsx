import type { ChosenPlan } from '@portal/contract/shared/plans'
import { Button } from '~/ui/Button.tsx'
import { accountsTexts } from './accounts.texts.ts'
import { GoogleIcon } from './GoogleIcon.tsx'
import { useGoogle } from './use-google.ts'
import { useHydrated } from './use-hydrated.ts'

type GoogleButtonProps = {
  label: string
  plan: ChosenPlan
  cycle?: 'month' | 'year'
  returnPath: string
}

export function GoogleButton({ label, plan, cycle = 'month', returnPath }: GoogleButtonProps) {
  const [isLeaving, leave] = useGoogle({ plan, cycle, returnPath })
  return (
    <>
      <p className="my-5 flex items-center gap-4 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {accountsTexts.divider}
      </p>
      <Button look="line" block pending={isLeaving} disabled={!useHydrated()} onClick={leave}>
        {isLeaving ? null : <GoogleIcon />}
        {isLeaving ? accountsTexts.google.pending : label}
      </Button>
    </>
  )
}
