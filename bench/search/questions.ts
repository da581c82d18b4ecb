/** Questions about the generated listings (server/seed/seed-large.ts): plain, broad, mistyped, unheard of. */
const WHAT = [
  'pousada',
  'pizzaria',
  'farmacia',
  'hotel',
  'padaria',
  'borracharia',
  'academia',
  'escola',
]
const NAMED = ['gaivota', 'mare', 'concha', 'coqueiro', 'jangada', 'guara', 'brisa']
const LIKE = ['azul', 'serena', 'dourada', 'nova', 'grande']
const WHERE = ['atalaia', 'centro', 'macarico', 'destacado']
const MISTYPED = [
  'pousda',
  'gaivotta',
  'coqeiro',
  'farmasia',
  'jangaada',
  'douradda',
  'pizaria',
  'atalya',
]

const pick = (list: readonly string[], turn: number) => list[turn % list.length] ?? ''

/** Every one of them different from the last few hundred. */
export function question(turn: number): string {
  const [what, named, like, where] = [
    pick(WHAT, turn),
    pick(NAMED, turn * 3),
    pick(LIKE, turn),
    pick(WHERE, turn),
  ]
  switch (turn % 10) {
    case 0:
      return what
    case 1:
      return named
    case 2:
    case 3:
      return `${what} ${named} ${like}`
    case 4:
      return `${what} no ${where}`
    case 5:
      return `${pick(MISTYPED, turn)} ${like}`
    case 6:
      return pick(MISTYPED, turn)
    case 7:
      return `onde comer ${pick(['caranguejo', 'tapioca'], turn)} aberto agora`
    case 8:
      return `${what} ${named} ${1 + ((turn * 7919) % 100_000)}`
    default:
      return `${what} barata perto de mim`
  }
}

/** One in five asks what nobody asked before. */
export function askedByMany(turn: number): string {
  return turn % 5 === 0 ? `${question(turn)} ${turn}` : question(turn % 300)
}

/** As a person types it, letter by letter. */
export function beginning(turn: number, text = question(turn)): string {
  return text.slice(0, Math.min(text.length, 2 + (turn % 9)))
}
