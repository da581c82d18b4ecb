export type DiffPart = { text: string; isChanged: boolean }

/** Both texts cut into words, with those that the other one does not have marked. */
export function markWords(
  before: string,
  after: string,
): { before: DiffPart[]; after: DiffPart[] } {
  const from = wordsOf(before)
  const to = wordsOf(after)
  const kept = commonWords(from, to)
  return {
    before: joined(from, (index) => !kept.some(([one]) => one === index)),
    after: joined(to, (index) => !kept.some(([, other]) => other === index)),
  }
}

const wordsOf = (text: string) => text.match(/\S+\s*/g) ?? []

/** The longest run of words both have in the same order, as pairs of places. */
function commonWords(from: readonly string[], to: readonly string[]): [number, number][] {
  const lengths = from.map(() => to.map(() => 0))
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0
  const isSame = (row: number, column: number) => from[row]?.trim() === to[column]?.trim()
  for (let row = from.length - 1; row >= 0; row -= 1) {
    for (let column = to.length - 1; column >= 0; column -= 1) {
      const line = lengths[row]
      if (!line) continue
      line[column] = isSame(row, column)
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1))
    }
  }
  const pairs: [number, number][] = []
  let [row, column] = [0, 0]
  while (row < from.length && column < to.length) {
    if (isSame(row, column)) {
      pairs.push([row, column])
      row += 1
      column += 1
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1
    else column += 1
  }
  return pairs
}

/** Neighbours of one kind become one part: a phrase is marked as a phrase. */
function joined(words: readonly string[], isChanged: (index: number) => boolean): DiffPart[] {
  const parts: DiffPart[] = []
  for (const [index, text] of words.entries()) {
    const last = parts.at(-1)
    if (last && last.isChanged === isChanged(index)) last.text += text
    else parts.push({ text, isChanged: isChanged(index) })
  }
  return parts
}

const EARTH_RADIUS_METERS = 6_371_000

/** Between two pins written "latitude, longitude"; null where one of them is none. */
export function metersBetween(from: string | null, to: string | null): number | null {
  const [one, other] = [from, to].map(pinOf)
  if (!one || !other) return null
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const dLatitude = radians(other.latitude - one.latitude)
  const dLongitude = radians(other.longitude - one.longitude)
  const chord =
    Math.sin(dLatitude / 2) ** 2 +
    Math.cos(radians(one.latitude)) *
      Math.cos(radians(other.latitude)) *
      Math.sin(dLongitude / 2) ** 2
  return 2 * EARTH_RADIUS_METERS * Math.asin(Math.sqrt(chord))
}

function pinOf(text: string | null) {
  const [, latitude, longitude] = /^(-?[\d.]+), (-?[\d.]+)$/.exec(text ?? '') ?? []
  return latitude && longitude ? { latitude: Number(latitude), longitude: Number(longitude) } : null
}

/** "40 m", "1,2 km" */
export function distanceText(meters: number): string {
  if (meters < 1000) return `${Math.round(meters)} m`
  return `${new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 }).format(meters / 1000)} km`
}
