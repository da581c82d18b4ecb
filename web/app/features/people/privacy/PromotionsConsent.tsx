import { PROMOTIONS_CONSENT } from '@portal/contract/people/profiles/consent.texts'
import type { Profile } from '@portal/contract/people/profiles/profile'
import { useState } from 'react'
import { browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { Switch } from '~/ui/Switch.tsx'
import { toast } from '~/ui/toast.ts'
import { PrivacyPanel } from './PrivacyPanel.tsx'
import { privacyTexts } from './privacy.texts.ts'

const texts = privacyTexts.promotions

type PromotionsConsentProps = { accepts: boolean; onSaved: (profile: Profile) => void }

/** Given and taken back with the same gesture; the words are those the consent ledger names. */
export function PromotionsConsent({ accepts, onSaved }: PromotionsConsentProps) {
  /** What is on its way to the server; null while nothing is. */
  const [wanted, setWanted] = useState<boolean | null>(null)

  async function change(isAccepted: boolean) {
    if (wanted !== null) return
    setWanted(isAccepted)
    try {
      const body = { accepts_promotions: isAccepted }
      onSaved(await browserApi.send('PATCH', '/api/v1/profile', { body }))
      toast({ ...(isAccepted ? texts.accepted : texts.refused), variant: 'success' })
    } catch (error) {
      toast({ title: texts.failed, description: failureText(error), variant: 'destructive' })
    } finally {
      setWanted(null)
    }
  }
  return (
    <PrivacyPanel title={texts.title} text={PROMOTIONS_CONSENT.text}>
      <Switch
        label={texts.label}
        hint={texts.note}
        checked={wanted ?? accepts}
        aria-busy={wanted !== null || undefined}
        onCheckedChange={(isAccepted) => void change(isAccepted)}
      />
    </PrivacyPanel>
  )
}
