import type { Claim } from '@portal/contract/guide/claims/claim'
import { dayText } from '~/platform/moments.ts'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { claimFormTexts as texts } from './claim-form.texts.ts'

/** Where one's own claim stands; what was refused says why. */
export function ClaimStanding({ claim }: { claim: Claim }) {
  const { status, status_reason: reason } = claim
  if (status === 'rejected') return reason ? <p>{texts.reason(reason)}</p> : null
  return (
    <div className="grid justify-items-start gap-4">
      <p>
        {texts.sentOn(dayText(new Date(claim.created_at)))} {texts.standing[status].text}
      </p>
      {status === 'approved' ? (
        <LinkButton to="/dash-espadarte" size="sm">
          {texts.dashboard}
        </LinkButton>
      ) : null}
    </div>
  )
}
