import { DRAWER_LINKS, MAIN_LINKS } from './navigation.ts'
import { shellTexts } from './shell.texts.ts'

/** Without JavaScript neither the drawer nor the dropdown opens: their links stand here instead. */
export function NoScriptNav() {
  return (
    <noscript>
      <nav
        aria-label={shellTexts.drawer.navigation}
        className="wrap flex flex-wrap gap-x-5 border-line border-b text-sm"
      >
        {DRAWER_LINKS.map((item) => (
          <a
            key={item.path}
            href={item.path}
            className={`inline-flex min-h-11 items-center ${MAIN_LINKS.includes(item) ? 'lg:hidden' : ''}`}
          >
            {item.label}
          </a>
        ))}
      </nav>
    </noscript>
  )
}
