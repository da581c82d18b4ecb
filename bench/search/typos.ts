/** One slip in a word of five letters or more, a different one for each number. */
const SHORTEST = 5
const BESIDE = 'qwertyuiopasdfghjklzxcvbnm'

export type Slip = 'left out' | 'doubled' | 'swapped' | 'another'
const SLIPS: readonly Slip[] = ['left out', 'doubled', 'swapped', 'another']

export function withTypo(text: string, number: number): string | null {
  const words = text.split(' ')
  const long = words.flatMap((word, place) => (/^[\p{L}]{5,}$/u.test(word) ? [place] : []))
  const place = long[number % Math.max(1, long.length)]
  const word = place === undefined ? undefined : words[place]
  if (place === undefined || !word || word.length < SHORTEST) return null
  const slip = SLIPS[number % SLIPS.length] ?? 'left out'
  // Never the first letter: people get it right, and a wrong one is mostly another word.
  const at = 1 + (number % (word.length - 2))
  return words
    .map((one, index) => (index === place ? slipped(one, at, slip, number) : one))
    .join(' ')
}

function slipped(word: string, at: number, slip: Slip, number: number): string {
  const [before, letter, after] = [word.slice(0, at), word[at] ?? '', word.slice(at + 1)]
  switch (slip) {
    case 'left out':
      return before + after
    case 'doubled':
      return before + letter + letter + after
    case 'swapped':
      return after ? `${before}${after[0]}${letter}${after.slice(1)}` : before + after
    case 'another':
      return `${before}${BESIDE[(BESIDE.indexOf(letter) + 1 + (number % 3)) % BESIDE.length]}${after}`
  }
}
