import { BadgeCheck, MessageSquareWarning } from 'lucide-react'
import { type ReactNode, type RefObject, useRef } from 'react'
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
  const standing = useRef<HTMLElement>(null)
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
        focusRef={standing}
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
      focusRef={standing}
      badge={
        <Badge tone="sol-soft">
          <MessageSquareWarning aria-hidden="true" />
          {texts.pending}
        </Badge>
      }
    >
      {/* Another number is another confirmation: nothing of the last one is kept. */}
      <WhatsAppCodeStep key={saved} phone={phone} onConfirmed={() => standing.current?.focus()} />
    </Standing>
  )
}

type StandingProps = {
  badge?: ReactNode
  /** The code's field goes once it was right: what took its place gets the focus. */
  focusRef?: RefObject<HTMLElement | null>
  children: ReactNode
}

function Standing({ badge, focusRef, children }: StandingProps) {
  return (
    <section
      ref={focusRef}
      tabIndex={-1}
      aria-label={texts.title}
      className="grid justify-items-start gap-2 rounded-card bg-areia-100 p-4 text-sm outline-none"
    >
      {badge}
      {typeof children === 'string' ? <p className="text-muted">{children}</p> : children}
    </section>
  )
}
