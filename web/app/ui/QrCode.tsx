import { encode } from 'uqr'

/** Four modules of white on each side, as the standard asks, or cameras do not find it. */
const QUIET_ZONE = 4

/** Black on white whatever lies around it: a camera reads it, not the theme. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="aspect-square w-full max-w-68 rounded-item bg-white"
    >
      <path d={darkModules(data)} fill="#000" />
    </svg>
  )
}

/** One path of runs: a code of 41 modules would otherwise be some 800 rectangles. */
export function darkModules(rows: readonly (readonly boolean[])[]): string {
  let path = ''
  for (const [y, row] of rows.entries()) {
    let start = -1
    for (let x = 0; x <= row.length; x += 1) {
      if (row[x] && start < 0) start = x
      if (!row[x] && start >= 0) {
        path += `M${start} ${y}h${x - start}v1H${start}z`
        start = -1
      }
    }
  }
  return path
}
