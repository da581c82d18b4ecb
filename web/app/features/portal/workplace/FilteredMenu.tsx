import { findEntries } from '~/ui/find-entries.ts'
import { MenuRow } from '~/ui/GroupedLinks.tsx'
import type { LinkGroup } from '~/ui/link-groups.ts'
import { workplaceTexts } from './workplace.texts.ts'

type FilteredMenuProps = {
  groups: readonly LinkGroup[]
  typed: string
  current: string | undefined
  disabled: boolean
}

/** What of the menu has the typed name, each with the group it stands in. */
export function FilteredMenu({ groups, typed, current, disabled }: FilteredMenuProps) {
  const links = groups.flatMap(({ title, links: own }) => own.map((link) => ({ ...link, title })))
  const found = findEntries(links, typed)
  return (
    <>
      <p role="status" className={found.length > 0 ? 'sr-only' : 'px-3 py-2 text-muted'}>
        {found.length > 0 ? workplaceTexts.filter.found(found.length) : workplaceTexts.filter.none}
      </p>
      <ul>
        {found.map((link) => (
          <li key={link.id}>
            <MenuRow
              link={link}
              hint={link.title ?? undefined}
              isCurrent={link.id === current}
              disabled={disabled}
            />
          </li>
        ))}
      </ul>
    </>
  )
}
