import { BadgeCheck, MessageSquareWarning } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '~/ui/Badge.tsx'
import { masks } from '~/ui/masks.ts'
import { useProfile } from './profile.queries.ts'
import { profilesTexts } from './profiles.texts.ts'
import { WhatsAppCodeStep } from './WhatsAppCodeStep.tsx'

const texts = profilesTexts.confirmation

/** `draft` is the number being typed nearby: one that is not saved cannot be confirmed. */
type WhatsAppConfirmationProps = { draft?: string | undefined }

/** Step 2 of the club: the WhatsApp is proved with a code. Shows where the person stands. */
export function WhatsAppConfirmation({ draft }: WhatsAppConfirmationProps) {
  const profile = useProfile().data
  if (!profile) return null
  const saved = profile.whatsapp ?? ''
  const phone = masks.phone.toText(saved)
  if (draft !== undefined && draft !== saved) {
    return draft ? <Standing>{texts.changed}</Standing> : null
  }
  if (!saved) return <Standing>{texts.missing}</Standing>
  if (profile.whatsapp_confirmed_at) {
    return (
      <Standing
        badge={
          <Badge tone="ok">
            <BadgeCheck aria-hidden="true" />
            {texts.confirmed}
          </Badge>
        }
      >
        {texts.confirmedHint(phone)}
      </Standing>
    )
  }
  return (
    <Standing
      badge={
        <Badge tone="sol-soft">
          <MessageSquareWarning aria-hidden="true" />
          {texts.pending}
        </Badge>
      }
    >
      {/* Another number is another confirmation: nothing of the last one is kept. */}
      <WhatsAppCodeStep key={saved} phone={phone} />
    </Standing>
  )
}

function Standing({ badge, children }: { badge?: ReactNode; children: ReactNode }) {
  return (
    <section
      aria-label={texts.title}
      className="grid justify-items-start gap-2 rounded-card bg-areia-100 p-4 text-sm"
    >
      {badge}
      {typeof children === 'string' ? <p className="text-muted">{children}</p> : children}
    </section>
  )
}
