import { Navigation, Phone, Share2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { WhatsappIcon } from '~/ui/brand-icons.tsx'
import { buttonStyle } from '~/ui/button-style.ts'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { businessTexts } from './business.texts.ts'
import type { ContactWays } from './contact-ways.rules.ts'

const texts = businessTexts.actions
const outside = { target: '_blank', rel: 'noopener noreferrer' } as const
/** Sharing needs a script: until there is one, its place is kept empty. */
export const scripted = 'invisible in-data-hydrated:visible'

type ContactActionsProps = { ways: ContactWays; save?: ReactNode; onShare: () => void }

/** Beside the page on a wide screen; the way there is below, with the address. */
export function ContactActions({
  ways: { order, chat, call },
  save,
  onShare,
}: ContactActionsProps) {
  return (
    <div className="grid gap-2">
      {order ? (
        <LinkButton to={order[0]} look="primary" block>
          {order[1]}
        </LinkButton>
      ) : null}
      {chat ? (
        <LinkButton to={chat} {...outside} look={order ? 'line' : 'primary'} block>
          <WhatsappIcon />
          {texts.chat}
        </LinkButton>
      ) : null}
      <div className="flex flex-wrap gap-2 *:flex-auto">
        {call ? (
          <LinkButton to={call} look="line" size="sm">
            <Phone aria-hidden="true" />
            {texts.call}
          </LinkButton>
        ) : null}
        {save}
        <button
          type="button"
          aria-label={texts.share}
          data-visit="share"
          onClick={onShare}
          className={buttonStyle({ look: 'line', size: 'sm', className: scripted })}
        >
          <Share2 aria-hidden="true" />
        </button>
      </div>
    </div>
  )
}

const tile =
  'flex min-h-13 min-w-12 flex-auto flex-col items-center justify-center gap-0.5 rounded-input px-1 text-xs font-semibold [&_svg]:size-5'

type ActionBarProps = {
  ways: ContactWays
  save?: ((className: string) => ReactNode) | undefined
}

/** On a phone, always at hand above the tabs until the page ends. */
export function ActionBar({ ways: { order, chat, call, route }, save }: ActionBarProps) {
  return (
    <section
      aria-label={texts.label}
      data-bar="foot"
      className="sticky bottom-[calc(var(--tabbar)+env(safe-area-inset-bottom))] z-10 flex gap-1 border-line border-t bg-areia-50 px-3 py-2 md:hidden"
    >
      {order ? (
        <LinkButton to={order[0]} look="primary" className="flex-auto px-3!">
          {order[1]}
        </LinkButton>
      ) : null}
      {chat ? (
        <LinkButton
          to={chat}
          {...outside}
          look={order ? 'line' : 'primary'}
          className="flex-auto px-3!"
        >
          {/* Beside "Pedir" the narrowest phones have room for the word alone. */}
          <WhatsappIcon className={order ? 'hidden min-[22.5rem]:block' : undefined} />
          {texts.whatsapp}
        </LinkButton>
      ) : null}
      {call ? (
        <a href={call} className={tile}>
          <Phone aria-hidden="true" />
          {texts.call}
        </a>
      ) : null}
      {route && !order ? (
        <a href={route} {...outside} className={tile}>
          <Navigation aria-hidden="true" />
          {texts.route}
        </a>
      ) : null}
      {save?.(tile)}
    </section>
  )
}
