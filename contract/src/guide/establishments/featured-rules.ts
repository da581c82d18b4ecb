/** A page where everything stands out has nothing that does. */
export const FEATURED_MOST = 4

/**
 * Of those who stand out at most four of a page are said to, in turn: every day the next four in the order of
 * their ids, so that over as many days as there are everyone has had as many. The list keeps its order.
 */
export function featuredInTurn<One extends { id: string; is_featured: boolean }>(
  page: readonly One[],
  day: number,
): One[] {
  const all = page.flatMap(({ id, is_featured }) => (is_featured ? [id] : [])).sort()
  if (all.length <= FEATURED_MOST) return [...page]
  const first = (day * FEATURED_MOST) % all.length
  const shown = new Set(
    Array.from({ length: FEATURED_MOST }, (_, n) => all[(first + n) % all.length]),
  )
  return page.map((one) =>
    one.is_featured && !shown.has(one.id) ? { ...one, is_featured: false } : one,
  )
}
