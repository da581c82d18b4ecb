import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

/**
 * Of the typefaces only what our pages show: a phone on a poor signal waits for every kilobyte of
 * them before its headings are right. Headings know one weight; text keeps the weights in use.
 */
const CUTS = {
  'headings.woff2': {
    source: import.meta.resolve(
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    ),
    weight: 700,
  },
  'text.woff2': {
    source: import.meta.resolve(
      '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    ),
    weight: { min: 400, max: 750 },
  },
}

/** Western Europe's letters: names of people and places of all our neighbours. */
const LETTERS = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}–—‘’“”•…−€↑↓`
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'tnum']
/** Copyright, licence and its address: their licence asks for them to stay. */
const NAMES_OF_THE_LICENCE = [0, 13, 14]

export async function cutTypefaces(): Promise<{ name: string; bytes: Uint8Array }[]> {
  return await Promise.all(
    Object.entries(CUTS).map(async ([name, { source, weight }]) => ({
      name,
      bytes: await subsetFont(await readFile(fileURLToPath(source)), LETTERS, {
        targetFormat: 'woff2',
        variationAxes: { wght: weight },
        keepFeatures: FEATURES,
        preserveNameIds: NAMES_OF_THE_LICENCE,
        noHinting: true,
      }),
    })),
  )
}

function between(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at))
}
