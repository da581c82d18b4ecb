import { MoreMenu } from './MoreMenu.tsx'
import { navLink } from './nav-link.ts'
import { MAIN_LINKS } from './navigation.ts'
import { ShellLink } from './ShellLink.tsx'
import { shellTexts } from './shell.texts.ts'

export function MainNav({ disabled }: { disabled: boolean }) {
  return (
    <nav aria-label={shellTexts.mainNav} className="hidden flex-none items-center gap-0.5 lg:flex">
      {MAIN_LINKS.map(({ label, path }) => (
        <ShellLink key={path} to={path} disabled={disabled} className={navLink}>
          {label}
        </ShellLink>
      ))}
      <MoreMenu disabled={disabled} />
    </nav>
  )
}
