import type { SiteIdentity } from '@portal/contract/settings/fallbacks'
import { MapPin, MessageCircle } from 'lucide-react'
import { shellTexts } from './shell.texts.ts'
import { whatsAppLink } from './whatsapp-link.rules.ts'

const row = 'inline-flex items-center gap-2'
const icon = 'size-[15px] flex-none text-mar-300'

/** Where the city is, what the site is and how to reach it; large screens only. */
export function TopBar({ identity }: { identity: SiteIdentity }) {
  const { city, contactPhone, siteDescription } = identity
  const chat = whatsAppLink(contactPhone)
  return (
    <div className="on-dark hidden bg-mar-950 text-on-dark-muted text-xs leading-[1.55] lg:block">
      <div className="wrap flex h-9 items-center justify-between gap-8">
        <span className={`${row} flex-none`}>
          <MapPin aria-hidden="true" strokeWidth={1.9} className={icon} />
          {shellTexts.place(city.name, city.state)}
        </span>
        <p className="min-w-0 truncate" title={siteDescription}>
          {siteDescription}
        </p>
        {chat ? (
          <a
            href={chat}
            aria-label={shellTexts.chatWith(contactPhone)}
            className={`${row} h-9 flex-none font-[550] text-on-dark hover:text-sol-400`}
          >
            <MessageCircle aria-hidden="true" strokeWidth={1.9} className={icon} />
            <span className="num">{contactPhone}</span>
          </a>
        ) : (
          <span className="flex-none">{contactPhone}</span>
        )}
      </div>
    </div>
  )
}
