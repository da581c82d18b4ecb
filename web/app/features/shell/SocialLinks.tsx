import type { SiteIdentity } from '@portal/contract/settings/fallbacks'
import { FacebookIcon, InstagramIcon, YoutubeIcon } from '~/ui/brand-icons.tsx'
import { iconButtonStyle } from '~/ui/icon-button-style.ts'
import { shellTexts } from './shell.texts.ts'

const ICONS = { instagram: InstagramIcon, facebook: FacebookIcon, youtube: YoutubeIcon }
const NETWORKS = ['instagram', 'facebook', 'youtube'] as const

/** Only the networks the portal is really on. */
export function SocialLinks({ social }: { social: SiteIdentity['social'] }) {
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
