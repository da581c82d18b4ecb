import type { InboxMessage } from '@portal/contract/guide/messages/inbox'
import { Mail } from 'lucide-react'
import { WhatsappIcon } from '~/ui/brand-icons.tsx'
import { buttonStyle } from '~/ui/button-style.ts'
import { inboxTexts } from './inbox.texts.ts'

type AnswerLinksProps = { message: InboxMessage; onAnswer?: () => void }

/** Ways to answer that lead out of the portal. */
export function AnswerLinks({ message: { reply }, onAnswer }: AnswerLinksProps) {
  return (
    <div className="grid gap-3 md:flex md:flex-wrap">
      {reply.whatsapp_url ? (
        <a
          href={reply.whatsapp_url}
          target="_blank"
          rel="noreferrer"
          onClick={onAnswer}
          className={buttonStyle({ look: reply.in_place ? 'line' : 'primary' })}
        >
          <WhatsappIcon />
          {inboxTexts.whatsApp}
          <span className="sr-only">, {inboxTexts.opensOutside}</span>
        </a>
      ) : null}
      <a href={reply.email_url} onClick={onAnswer} className={buttonStyle({ look: 'line' })}>
        <Mail aria-hidden="true" />
        {inboxTexts.email}
      </a>
    </div>
  )
}
