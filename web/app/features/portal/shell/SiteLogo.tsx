import { SETTINGS_FALLBACKS, type SiteIdentity } from '@portal/contract/ground/settings/fallbacks'
import { LogoMark } from '~/ui/LogoMark.tsx'
import { ShellLink } from './ShellLink.tsx'
import { shellTexts } from './shell.texts.ts'

type SiteLogoProps = {
  identity: SiteIdentity
  tagline?: string
  onDark?: boolean
  disabled?: boolean
  onClick?: () => void
}

/** Mark, name and tagline; a long name ends in an ellipsis and never pushes its neighbours away. */
export function SiteLogo({
  identity,
  tagline = shellTexts.tagline,
  onDark,
  disabled,
  onClick,
}: SiteLogoProps) {
  return (
    <ShellLink
      to="/"
      label={shellTexts.homeLink(identity.siteName, tagline)}
      disabled={disabled}
      onClick={onClick}
      className={`inline-flex min-w-0 max-w-full items-center gap-2.5 font-head ${onDark ? 'text-on-dark' : 'text-mar-950'}`}
    >
      <Mark logoUrl={identity.logoUrl} />
      <span className="min-w-0">
        <SiteName name={identity.siteName} />{' '}
        <small
          className={`mt-1 block truncate font-medium font-text text-[0.75rem] leading-none ${onDark ? 'text-on-dark-muted' : 'text-muted'}`}
        >
          {tagline}
        </small>
      </span>
    </ShellLink>
  )
}

function Mark({ logoUrl }: { logoUrl: string }) {
  if (logoUrl === SETTINGS_FALLBACKS.logo_url) return <LogoMark className="size-10 flex-none" />
  return (
    <img src={logoUrl} width={40} height={40} alt="" className="size-10 flex-none object-contain" />
  )
}

/** The first word is light and the rest bold; a single word carries the weight alone. */
function SiteName({ name }: { name: string }) {
  const [first, ...rest] = name.trim().split(/\s+/)
  return (
    // Descenders need the room that the mock-up's line height of 1 cuts off once text is clipped.
    <b className="-my-[0.2em] block truncate py-[0.2em] font-[750] text-[1.1875rem] leading-none tracking-[-0.025em]">
      {rest.length > 0 ? <span className="font-normal">{first}</span> : first}
      {rest.length > 0 ? ` ${rest.join(' ')}` : null}
    </b>
  )
}
