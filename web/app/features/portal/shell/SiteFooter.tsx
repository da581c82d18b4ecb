import type { SiteIdentity } from '@portal/contract/ground/settings/fallbacks'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { FacebookIcon, InstagramIcon, YoutubeIcon } from '~/ui/brand-icons.tsx'
import { iconButtonStyle } from '~/ui/icon-button-style.ts'
import { Wave } from '~/ui/Wave.tsx'
import { FooterContact } from './FooterContact.tsx'
import { FooterEnd } from './FooterEnd.tsx'
import { footerHeading, footerRow } from './footer-styles.ts'
import { FOOTER_LINKS } from './navigation.ts'
import { SiteLogo } from './SiteLogo.tsx'
import { shellTexts } from './shell.texts.ts'

const ICONS = { instagram: InstagramIcon, facebook: FacebookIcon, youtube: YoutubeIcon }
const NETWORKS = ['instagram', 'facebook', 'youtube'] as const

type SiteFooterProps = {
  identity: SiteIdentity
  year: number
  /** The way to the newsletter, where there is one. */
  newsletter?: ReactNode
}

/** The year is handed in: a cached page must not change its mind about the date on its own. */
export function SiteFooter({ identity, year, newsletter }: SiteFooterProps) {
  return (
    <footer className="on-dark bg-mar-950 text-on-dark-muted text-sm leading-[1.55]">
      <div className="wrap">
        {newsletter}
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

function FooterLinks() {
  return (
    <nav aria-label={shellTexts.footer.quickLinks}>
      <h2 className={footerHeading}>{shellTexts.footer.quickLinks}</h2>
      <ul className="columns-2 gap-6">
        {FOOTER_LINKS.map(({ label, path }) => (
          <li key={path}>
            <Link to={path} className={`${footerRow} hover:text-sol-400`}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Only the networks the portal is really on. */
function SocialLinks({ social }: { social: SiteIdentity['social'] }) {
  const present = NETWORKS.flatMap((network) => {
    const href = social[network]
    return href ? [{ network, href, Icon: ICONS[network] }] : []
  })
  if (present.length === 0) return null
  return (
    <div className="mt-5 flex gap-2">
      {present.map(({ network, href, Icon }) => (
        <a
          key={network}
          href={href}
          aria-label={shellTexts.social[network]}
          className={iconButtonStyle({ look: 'on-dark' })}
        >
          <Icon />
        </a>
      ))}
    </div>
  )
}
