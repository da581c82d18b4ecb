import type { SiteIdentity } from '@portal/contract/settings/fallbacks'
import { MapPin, MessageCircle } from 'lucide-react'
import { shellTexts } from './shell.texts.ts'
import { whatsAppLink } from './whatsapp-link.rules.ts'

const row = 'inline-flex items-center gap-2'
const icon = 'size-[15px] flex-none text-mar-300'

/** Where the city is and how to reach the guide; large screens only. */
export function TopBar({ identity }: { identity: SiteIdentity }) {
  const { city, contactPhone } = identity
  const chat = whatsAppLink(contactPhone)
  return (
    <div className="on-dark hidden bg-mar-950 text-on-dark-muted text-xs leading-[1.55] lg:block">
      <div className="wrap flex h-9 items-center justify-between">
        <span className={row}>
          <MapPin aria-hidden="true" strokeWidth={1.9} className={icon} />
          {shellTexts.place(city.name, city.state)}
        </span>
        {chat ? (
          <a
            href={chat}
            aria-label={shellTexts.chatWith(contactPhone)}
            className={`${row} h-9 font-[550] text-on-dark hover:text-sol-400`}
          >
            <MessageCircle aria-hidden="true" strokeWidth={1.9} className={icon} />
            <span className="num">{contactPhone}</span>
          </a>
        ) : (
          <span>{contactPhone}</span>
        )}
      </div>
    </div>
  )
}
