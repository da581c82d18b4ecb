/** What only programs say: in English, and in the Portuguese of the validation library. */
const TECHNICAL = [
  'arrays?|booleans?|cursor|expected|floats?|hash|input|int|integers?|invalid|must|nan|null|numbers?',
  'objects?|received|regex|schema|slug|strings?|tokens?|too (small|big)|undefined|uuid',
  'demasiado|esperava|ficheiro|padrão|registo|vetor|(entrada|opção|texto) inválid[ao]',
]

/** What to do, or how much or how many there may be. */
const INSTRUCTIONS = [
  'aceite|acrescente|aumente|baixe|cole|comece|conte|confira|deixe|diga|digite|divida|dê|envie|escolha',
  'escreva|explique|informe|leia|marque|peça|preencha|recarregue|selecione|separe|use',
  'no máximo|pelo menos|o máximo é|o mínimo é|precisa|deve ter|tem \\d+|vai até|começa em',
  'não leva|não pode (ser|custar)|cada .* uma vez',
]

const anyOf = (words: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\d])(${words.join('|')})(?![\\p{L}\\d])`, 'iu')
const technical = anyOf(TECHNICAL)
const instructions = anyOf(INSTRUCTIONS)

/** So the specification words them; the label of their field stands above. */
const OF_THE_SPECIFICATION = ['Email inválido.', 'Data de nascimento é obrigatória']

const known = new Map<string, string | null>()

/** Why a person should not read this under a field; null where it is a sentence for people. */
export function faultOf(sentence: string): string | null {
  const before = known.get(sentence)
  if (before !== undefined) return before
  const fault = judge(sentence)
  known.set(sentence, fault)
  return fault
}

function judge(sentence: string): string | null {
  if (OF_THE_SPECIFICATION.includes(sentence)) return null
  if (technical.test(sentence) || /[<>]=|\[object|_/.test(sentence)) {
    return 'has a technical word'
  }
  if (!/^[\p{Lu}\d“].*[.!?]$/u.test(sentence)) return 'is no whole sentence'
  return instructions.test(sentence) ? null : 'does not say what to do'
}
