import { House, Map as MapIcon, Megaphone, Store, TicketPercent, TreePalm } from 'lucide-react'
import spriteUrl from './tab-icons.svg?url'
import type { TabIcon as TabIconName } from './tabbar.rules.ts'

/** The icons of the default tabs come with the page; the others only where one is configured. */
const INLINE = {
  home: House,
  palm: TreePalm,
  map: MapIcon,
  ticket: TicketPercent,
  store: Store,
  megaphone: Megaphone,
} as const

const isInline = (name: TabIconName): name is keyof typeof INLINE => name in INLINE

export function TabIcon({ name }: { name: TabIconName }) {
  if (isInline(name)) {
    const Icon = INLINE[name]
    return <Icon aria-hidden="true" size={21} strokeWidth={1.9} />
  }
  return (
    <svg
      aria-hidden="true"
      width={21}
      height={21}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.9}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  )
}
