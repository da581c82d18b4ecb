import { Search } from 'lucide-react'
import { iconButtonStyle } from '~/ui/icon-button-style.ts'
import { ShellLink } from './ShellLink.tsx'
import { shellTexts } from './shell.texts.ts'

type SearchLinkProps = { disabled: boolean; className?: string }

/** To the search; where its code is there already, a press opens it over the page (SearchWindow). */
export function SearchLink({ disabled, className }: SearchLinkProps) {
  return (
    <ShellLink
      to="/buscar"
      label={shellTexts.search}
      disabled={disabled}
      className={iconButtonStyle({ className })}
    >
      <Search aria-hidden="true" strokeWidth={1.9} className="size-6!" />
    </ShellLink>
  )
}
