import type { LinkGroup, MenuLink } from '~/ui/link-groups.ts'

export type WorkTab = MenuLink & {
  /** The screens it stands for, where it is more than its own. */
  holds?: readonly string[] | undefined
}

/** One place of work: the admin area, a business, or a person's own account. */
export type WorkArea = {
  kind: 'admin' | 'business' | 'club'
  name: string
  /** How its menu is called. */
  navLabel: string
  groups: readonly LinkGroup[]
  /** Every screen, where one entry of the menu holds several. */
  screens?: readonly LinkGroup[]
  /** The id of the screen that is open. */
  current: string | undefined
  /** The folding group that is open where no other is. */
  firstGroup?: string | undefined
  /** The most used screens, for where the menu has no room. */
  tabs: readonly WorkTab[]
  /** On a phone they stand at its foot; elsewhere the portal's own tabs do. */
  hasFoot: boolean
  /** What the world sees of it. */
  publicPage: { label: string; to: string } | null
  /** How it stands right now, and where that is changed. */
  live: { look: 'open' | 'soon' | 'closed'; text: string; to: string } | null
}

export const isTabOpen = ({ id, holds }: WorkTab, current: string | undefined) =>
  current !== undefined && (id === current || (holds?.includes(current) ?? false))
