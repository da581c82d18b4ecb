export type TableRow = { path: string; searchParameters: readonly string[] }
type Written = TableRow & { segments: string[]; rank: number }

const STATIC = 10
const DYNAMIC = 3
const SPLAT = -2

/**
 * Finds the row of an address as the router would. The router weighs its whole table anew for each
 * address, which costs more than answering a page from memory; this is asked for every one of them.
 */
export function createRouteTable(rows: readonly TableRow[]) {
  const table: Written[] = rows
    .map((row) => {
      const segments = row.path.split('/').filter(Boolean)
      const weigh = (segment: string) =>
        segment === '*' ? SPLAT : segment.startsWith(':') ? DYNAMIC : STATIC
      const rank = segments.reduce((sum, segment) => sum + 1 + weigh(segment), 0)
      return { ...row, segments: segments.map((segment) => segment.toLowerCase()), rank }
    })
    .sort((one, other) => other.rank - one.rank)
  return {
    searchParametersOf(pathname: string): readonly string[] {
      return rowOf(table, pathname)?.searchParameters ?? []
    },
    /** Whether only a catch-all answers, which knows nothing of the address but that nobody has it. */
    isUnknown: (pathname: string): boolean => rowOf(table, pathname)?.segments.at(-1) === '*',
    /** Routes match whatever the case of their letters; what is not theirs (a slug, a token) keeps it. */
    addressOf(pathname: string): string {
      if (pathname === pathname.toLowerCase()) return pathname
      const row = rowOf(table, pathname)
      const address = segmentsOf(pathname).map((segment, place) => {
        const written = row?.segments[place]
        return written === segment.toLowerCase() ? written : segment
      })
      return `/${address.join('/')}`
    },
  }
}

const segmentsOf = (pathname: string) => pathname.split('/').filter(Boolean)

function rowOf(table: readonly Written[], pathname: string): Written | undefined {
  const segments = segmentsOf(pathname.toLowerCase())
  return table.find((row) => isMatch(row.segments, segments))
}

function isMatch(row: readonly string[], segments: readonly string[]): boolean {
  const isSplat = row.at(-1) === '*'
  const fixed = isSplat ? row.length - 1 : row.length
  if (isSplat ? segments.length < fixed : segments.length !== fixed) return false
  for (let place = 0; place < fixed; place += 1) {
    const written = row[place]
    if (written !== segments[place] && !written?.startsWith(':')) return false
  }
  return true
}
