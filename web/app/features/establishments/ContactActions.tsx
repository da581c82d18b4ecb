import { Navigation, Phone, Share2 } from 'lucide-react'
import { Button } from '~/ui/Button.tsx'
import { WhatsappIcon } from '~/ui/brand-icons.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { businessTexts } from './business.texts.ts'
import type { ContactWays } from './contact-ways.rules.ts'
import { useShare } from './use-share.ts'

const texts = businessTexts.actions
const outside = { target: '_blank', rel: 'noopener noreferrer' } as const
/** Sharing needs a script: until there is one, its place is kept empty. */
const scripted = 'invisible in-data-hydrated:visible'

type ContactActionsProps = { ways: ContactWays; name: string }

/** Beside the page on a wide screen. */
export function ContactActions({ ways: { chat, call, route }, name }: ContactActionsProps) {
  const share = useShare(name)
  return (
    <div className="grid gap-2">
      {chat ? (
        <LinkButton to={chat} {...outside} look="primary" block>
          <WhatsappIcon />
          {texts.chat}
        </LinkButton>
      ) : null}
      <div className="flex flex-wrap gap-2 *:flex-1">
        {call ? (
          <LinkButton to={call} look="line" size="sm">
            <Phone aria-hidden="true" />
            {texts.call}
          </LinkButton>
        ) : null}
        {route ? (
          <LinkButton to={route} {...outside} look="line" size="sm">
            <Navigation aria-hidden="true" />
            {texts.route}
          </LinkButton>
        ) : null}
        <Button look="line" size="sm" onClick={() => void share()} className={scripted}>
          <Share2 aria-hidden="true" />
          {texts.share}
        </Button>
      </div>
    </div>
  )
}

const tile =
  'flex min-h-13 min-w-12 flex-auto flex-col items-center justify-center gap-0.5 rounded-input px-1 text-xs font-semibold [&_svg]:size-5'

/** On a phone, always at hand above the tabs until the page ends. */
export function ActionBar({ ways: { chat, call, route }, name }: ContactActionsProps) {
  const share = useShare(name)
  return (
    <section
      aria-label={texts.label}
      className="sticky bottom-[calc(var(--tabbar)+env(safe-area-inset-bottom))] z-10 flex gap-1 border-line border-t bg-areia-50 px-3 py-2 md:hidden"
    >
      {chat ? (
        <LinkButton to={chat} {...outside} look="primary" className="flex-auto px-3!">
          <WhatsappIcon />
          {texts.whatsapp}
        </LinkButton>
      ) : null}
      {call ? (
        <a href={call} className={tile}>
          <Phone aria-hidden="true" />
          {texts.call}
        </a>
      ) : null}
      {route ? (
        <a href={route} {...outside} className={tile}>
          <Navigation aria-hidden="true" />
          {texts.route}
        </a>
      ) : null}
      <button type="button" onClick={() => void share()} className={`${tile} ${scripted}`}>
        <Share2 aria-hidden="true" />
        {texts.share}
      </button>
    </section>
  )
}
