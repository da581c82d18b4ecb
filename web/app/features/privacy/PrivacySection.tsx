import type { Profile } from '@portal/contract/profiles/profile'
import { AccountDeletion } from './AccountDeletion.tsx'
import { DataExport } from './DataExport.tsx'
import { PromotionsConsent } from './PromotionsConsent.tsx'

type PrivacySectionProps = {
  accepts: boolean
  /** The profile as the server has it after the choice. */
  onSaved: (profile: Profile) => void
}

/** What the LGPD gives every person, at hand. */
export function PrivacySection({ accepts, onSaved }: PrivacySectionProps) {
  return (
    <div className="grid items-start gap-5 xl:grid-cols-2">
      <PromotionsConsent accepts={accepts} onSaved={onSaved} />
      <DataExport />
      <div className="xl:col-span-2">
        <AccountDeletion />
      </div>
    </div>
  )
}
