export type Piece = { words: string; isFound: boolean }

/** One letter for one, so that a place in the plain text is the same place in the written one. */
const plain = (text: string) =>
  [...text]
    .map((letter) => {
      const bare = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
      return bare.length === letter.length ? bare : letter
    })
    .join('')

/** The text cut at what is looked for, blind to accents and capitals; one piece where it is not there. */
export function findWords(text: string, wanted: string): Piece[] {
  const needle = plain(wanted.trim())
  if (needle.length < 2) return [{ words: text, isFound: false }]
  const hay = plain(text)
  const pieces: Piece[] = []
  let from = 0
  for (let at = hay.indexOf(needle); at >= 0; at = hay.indexOf(needle, from)) {
    if (at > from) pieces.push({ words: text.slice(from, at), isFound: false })
    pieces.push({ words: text.slice(at, at + needle.length), isFound: true })
    from = at + needle.length
  }
  if (from < text.length) pieces.push({ words: text.slice(from), isFound: false })
  return pieces
}
