import type { SiteIdentity } from '@portal/contract/settings/fallbacks'
import type { ReactNode } from 'react'
import { Wave } from '~/ui/Wave.tsx'
import { FooterContact } from './FooterContact.tsx'
import { FooterEnd } from './FooterEnd.tsx'
import { FooterLinks } from './FooterLinks.tsx'
import { SiteLogo } from './SiteLogo.tsx'
import { SocialLinks } from './SocialLinks.tsx'

type SiteFooterProps = {
  identity: SiteIdentity
  year: number
  /** The way to the portal's letters, where there is one. */
  letters?: ReactNode
}

/** The year is handed in: a cached page must not change its mind about the date on its own. */
export function SiteFooter({ identity, year, letters }: SiteFooterProps) {
  return (
    <footer className="on-dark bg-mar-950 text-on-dark-muted text-sm leading-[1.55]">
      <div className="wrap">
        {letters}
        <div className="grid gap-10 pt-12 pb-10 lg:grid-cols-[5fr_4fr_3fr] lg:pt-18 lg:pb-14">
          <div className="min-w-0">
            <SiteLogo identity={identity} onDark />
            <p className="mt-4 max-w-[34ch]">{identity.siteDescription}</p>
            <SocialLinks social={identity.social} />
          </div>
          <FooterLinks />
          <FooterContact identity={identity} />
        </div>
        <Wave />
        <FooterEnd siteName={identity.siteName} year={year} />
      </div>
    </footer>
  )
}
