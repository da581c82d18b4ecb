import { proofTexts as texts } from '@portal/contract/people/accounts/proof.texts'
import { useUnproved } from '~/platform/session/use-unproved.ts'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { ResendEmail } from './ResendEmail.tsx'

/** Where an address of the outside would be typed: what has to be confirmed before, and how. */
export function ProofFirst() {
  const user = useUnproved()
  if (!user) return null
  return (
    <div className="grid gap-3 rounded-card bg-sol-100 p-4 text-mar-950">
      <div>
        <p className="font-semibold">{texts.title}</p>
        <p className="text-sm">{texts.outside}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <ResendEmail email={user.email} size="sm" />
        <LinkButton to="/dash-espadarte#whatsapp" look="line" size="sm">
          {texts.byWhatsApp}
        </LinkButton>
      </div>
    </div>
  )
}
