import type { LucideIcon } from 'lucide-react'
import { findEntries } from '~/ui/find-entries.ts'

export type PaletteEntry = {
  /** Its own among all; remembered on this device, so it names a screen and never a person. */
  id: string
  label: string
  icon: LucideIcon
  hint?: string | undefined
  words?: string | undefined
  /** Of a screen, how much waits there. */
  waiting?: number | undefined
} & ({ to: string; run?: never } | { to?: never; run: () => void })

export type PaletteSection = { title: string; entries: readonly PaletteEntry[] }

type Offer = {
  /** Screens of the place one is at, then of the others. */
  screens: readonly PaletteEntry[]
  actions: readonly PaletteEntry[]
  /** What the server found, by kind, in its order. */
  records: readonly PaletteSection[]
  /** Ids of the screens last opened from here, the latest first. */
  recent: readonly string[]
}

type Titles = { waiting: string; recent: string; screens: string; actions: string }

const MOST_SCREENS = 8
const MOST_RECENT = 4
const MOST_WAITING = 3

/**
 * Empty, the palette offers what waits, what was last opened, then the rest. Typed into, what fits, the
 * closest first; of equals the one last opened.
 */
export function paletteSections(typed: string, offer: Offer, titles: Titles): PaletteSection[] {
  const sections = typed.trim() ? matching(typed, offer, titles) : atRest(offer, titles)
  return sections.filter(({ entries }) => entries.length > 0)
}

function atRest({ screens, actions, recent }: Offer, titles: Titles): PaletteSection[] {
  const waiting = screens.filter((screen) => (screen.waiting ?? 0) > 0).slice(0, MOST_WAITING)
  const last = recent
    .flatMap((id) => screens.filter((screen) => screen.id === id))
    .filter((screen) => !waiting.includes(screen))
    .slice(0, MOST_RECENT)
  const shown = new Set([...waiting, ...last])
  return [
    { title: titles.waiting, entries: waiting },
    { title: titles.recent, entries: last },
    {
      title: titles.screens,
      entries: screens.filter((screen) => !shown.has(screen)).slice(0, MOST_SCREENS),
    },
    { title: titles.actions, entries: actions },
  ]
}

function matching(typed: string, offer: Offer, titles: Titles): PaletteSection[] {
  const order = (entry: PaletteEntry) => {
    const place = offer.recent.indexOf(entry.id)
    return place < 0 ? offer.recent.length : place
  }
  const byRecent = [...offer.screens].sort((one, other) => order(one) - order(other))
  return [
    { title: titles.screens, entries: findEntries(byRecent, typed).slice(0, MOST_SCREENS) },
    ...offer.records,
    { title: titles.actions, entries: findEntries(offer.actions, typed) },
  ]
}

/** The entry the arrows lead to; from the last on to the first, and back. */
export function nextEntry(
  entries: readonly PaletteEntry[],
  current: string | undefined,
  step: 1 | -1,
): string | undefined {
  if (entries.length === 0) return undefined
  const at = entries.findIndex(({ id }) => id === current)
  if (at < 0) return (step === 1 ? entries[0] : entries.at(-1))?.id
  return entries[(at + step + entries.length) % entries.length]?.id
}
