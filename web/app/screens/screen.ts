import { type Capability, isAvailable } from '@portal/contract/shared/capabilities'
import { entriesOf } from '@portal/contract/shared/records'
import type { LucideIcon } from 'lucide-react'
import type { LinkGroup, MenuLink } from '../ui/link-groups.ts'

/**
 * What a screen of a place of work says of itself, once: menu, row of tabs, palette, door and title read it.
 * The tables are `admin.screens.ts` and `own.screens.ts`, in the order of their menus.
 */
export type Screen = {
  label: string
  icon: LucideIcon
  lead?: string
  /** Other words it is looked for by. */
  words?: string
  /** Not there while the portal can do none of this. */
  needs?: Capability | readonly Capability[]
  /** Its group of the menu; without one it stands above all of them. */
  group?: string
  tab?: Tab
}

/** Its place in the row of a phone. */
type Tab = {
  /** Where screens have the same place, the first that is open to the person has it. */
  place: number
  label?: string
  /** The screens it stands for beside its own. */
  holds?: readonly string[]
  /** Left to the menu where a screen stands at one of these places. */
  givesWayTo?: readonly number[]
}

type Groups = Readonly<Record<string, { title: string; folds: boolean }>>
type Table<Name extends string> = Readonly<Record<Name, Screen>>
/** What depends on who asks: null where it is not open to them. */
type Shown = Omit<Partial<MenuLink>, 'id'> & Pick<MenuLink, 'to'>

export const isThere = ({ needs }: Pick<Screen, 'needs'>): boolean =>
  needs === undefined || [needs].flat().some(isAvailable)

/** What of a table is open to somebody; no group without a screen. */
export function menuOf<Name extends string>(
  screens: Table<Name>,
  groups: Groups,
  show: (name: Name, screen: Screen) => Shown | null,
): LinkGroup[] {
  const links = entriesOf(screens).flatMap(([id, screen]) => {
    const shown = isThere(screen) ? show(id, screen) : null
    const { label, icon, words, group } = screen
    return shown ? [{ group, link: { id, label, icon, words, ...shown } }] : []
  })
  const linksOf = (name?: string) =>
    links.filter(({ group }) => group === name).map(({ link }) => link)
  return [
    { title: null, links: linksOf() },
    ...Object.entries(groups).map(([name, group]) => ({ ...group, links: linksOf(name) })),
  ].filter((group) => group.links.length > 0)
}

/** With "Mais" five have room for a thumb at 320 px. */
const MOST_TABS = 4

/** The screens that stand in the row of a phone, always in one order; "Mais" has the rest. */
export function tabsOf(screens: Table<string>, menu: readonly LinkGroup[]) {
  const links = menu.flatMap((group) => group.links)
  const tabs = links.flatMap((link) => {
    const { tab } = screens[link.id] ?? {}
    return tab ? [{ link, tab }] : []
  })
  const row = tabs
    .filter(({ tab }, at) => tabs.findIndex((one) => one.tab.place === tab.place) === at)
    .sort((one, other) => one.tab.place - other.tab.place)
  const isTaken = (place: number) => row.some(({ tab }) => tab.place === place)
  const shown = row.filter(({ tab }) => !tab.givesWayTo?.some(isTaken)).slice(0, MOST_TABS)
  const hasTab = (id: string) => shown.some(({ link }) => link.id === id)
  return shown.map(({ link, tab }) => ({
    ...link,
    label: tab.label ?? link.label,
    holds: tab.holds?.filter((id) => !hasTab(id)),
  }))
}
