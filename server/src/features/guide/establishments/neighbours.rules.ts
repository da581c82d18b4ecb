/** To eat, drink, sleep and visit: what goes well beside any place. By the slugs of the categories. */
const FOR_VISITORS = ['onde-comer', 'onde-ficar', 'bares-e-festas', 'passeios-e-lazer'] as const

/**
 * The kinds shown around a place: its own, for who compares, and those a visitor looks for. A cleaner
 * is no neighbour of a beach bar, however near.
 */
export function neighbourKinds(category: string): string[] {
  return [...new Set([category, ...FOR_VISITORS])]
}
