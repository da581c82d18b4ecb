import { foldText } from './fold-text.ts'

type Findable = {
  label: string
  /** Other words for it: it is found by them, after what is called so. */
  words?: string | undefined
}

/** The entries that hold every word that was typed, the closest first; equals keep their order. */
export function findEntries<Entry extends Findable>(
  entries: readonly Entry[],
  typed: string,
): Entry[] {
  const words = foldText(typed).split(/\s+/).filter(Boolean)
  return entries
    .flatMap((entry) => {
      const distance = distanceOf(entry, words)
      return distance === null ? [] : [{ entry, distance }]
    })
    .sort((one, other) => one.distance - other.distance)
    .map(({ entry }) => entry)
}

/** Null where a word is missing. A label that begins as one types is nearest. */
function distanceOf({ label, words: others = '' }: Findable, words: readonly string[]) {
  const name = foldText(label)
  const also = ` ${foldText(others)}`
  let sum = name.startsWith(words.join(' ')) ? 0 : 1
  for (const word of words) {
    if (` ${name}`.includes(` ${word}`)) sum += 0
    else if (name.includes(word)) sum += 10
    else if (also.includes(` ${word}`)) sum += 100
    else return null
  }
  return sum
}
