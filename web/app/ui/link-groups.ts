import type { LucideIcon } from 'lucide-react'

type Waiting = {
  count: number
  label: string
  /** The same things have their badge elsewhere: a sum leaves them out. */
  isEcho?: boolean
}

export type MenuLink = {
  id: string
  label: string
  icon: LucideIcon
  to: string
  /** How many things wait there, and how that is said. */
  waiting?: Waiting | undefined
  /** A word beside its name, such as the plan that has it. */
  tag?: string | undefined
  /** Other words it is found by. */
  words?: string | undefined
}

export type LinkGroup = {
  title: string | null
  links: readonly MenuLink[]
  /** Where a menu would be longer than the screen: folded unless it is the one in use. */
  folds?: boolean | undefined
}

export const waitingText = (count: number) => `${count} à espera`

/** What waits behind a folded group. */
export const waitingIn = ({ links }: LinkGroup) =>
  links.reduce((sum, { waiting }) => sum + (waiting && !waiting.isEcho ? waiting.count : 0), 0)

/** What fits under the name of a folded group beside its badge, in letters. */
const ROOM = 26

/** A folded group says what it holds: as many of its first names as fit, and how many more. */
export function heldIn({ links }: LinkGroup): string {
  const labels = links.map(({ label }) => label)
  const all = labels.join(', ')
  if (all.length <= ROOM) return all
  const fits = (names: readonly string[]) => `${names.join(', ')} e mais 9`.length <= ROOM
  let names: string[] = []
  for (const label of labels) {
    if (fits([...names, label])) names = [...names, label]
    else if (names.length > 0) break
  }
  if (names.length === 0) names = labels.slice(0, 1)
  return `${names.join(', ')} e mais ${labels.length - names.length}`
}

/** The one group that is unfolded: what the person chose, where they are, or the first to offer. */
export function unfoldedGroup(
  groups: readonly LinkGroup[],
  current: string | undefined,
  chosen: string | null | undefined,
  first: string | null = null,
): string | null {
  if (chosen !== undefined) return chosen
  const own = groups.find(({ links }) => links.some(({ id }) => id === current))
  return own?.folds ? own.title : first
}
