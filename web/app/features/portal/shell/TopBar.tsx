import type { SiteIdentity } from '@portal/contract/ground/settings/fallbacks'
import { MapPin, MessageCircle, Search } from 'lucide-react'
import { ShellLink } from './ShellLink.tsx'
import { shellTexts } from './shell.texts.ts'
import { whatsAppLink } from './whatsapp-link.rules.ts'

const row = 'inline-flex items-center gap-2'
const press = `${row} h-9 flex-none font-[550] text-on-dark hover:text-sol-400`
const icon = 'size-[15px] flex-none text-mar-300'

type TopBarProps = { identity: SiteIdentity; disabled: boolean }

/**
 * Where the city is, what the site is and how to reach it; large screens only. Below 1280 px the
 * search is here: the row of links has no room for it.
 */
export function TopBar({ identity, disabled }: TopBarProps) {
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
        <ShellLink to="/buscar" disabled={disabled} className={`${press} xl:hidden`}>
          <Search aria-hidden="true" strokeWidth={1.9} className={icon} />
          {shellTexts.search}
        </ShellLink>
        {chat ? (
          <a href={chat} aria-label={shellTexts.chatWith(contactPhone)} className={press}>
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
