import type { SearchIntent } from '@portal/contract/portal/search/search.texts'
import { entriesOf } from '@portal/contract/shared/records'

/** Folded, without the little words between: "fim de semana" is `fim semana`. */
const PHRASES: Record<SearchIntent, readonly string[]> = {
  hoje: ['hoje noite', 'hoje', 'hj', 'essa noite', 'esta noite', 'today', 'tonight'],
  amanha: ['amanha', 'tomorrow'],
  'fim-de-semana': ['fim semana', 'final semana', 'fds', 'findi', 'finde', 'sabado domingo'],
  'proximo-fim-de-semana': ['proximo fim semana', 'proximo final semana', 'proximo fds'],
  aberto: ['aberto', 'aberta', 'abertos', 'abertas', 'funcionando', 'open'],
  perto: ['perto mim', 'perto', 'proximo mim', 'aqui perto', 'pertinho'],
  barato: [
    'barato',
    'barata',
    'baratos',
    'baratas',
    'baratinho',
    'baratinha',
    'grana curta',
    'pouca grana',
    'pouco dinheiro',
    'economico',
    'economica',
    'precinho',
    'cheap',
  ],
}

const BY_PHRASE = new Map(
  entriesOf(PHRASES).flatMap(([intent, phrases]) =>
    phrases.map((phrase) => [phrase, intent] as const),
  ),
)
const LONGEST_PHRASE = 3

/** Words of the phrases: they count as known, so that they are corrected and never corrected away. */
export const INTENT_WORDS = [
  ...new Set([...BY_PHRASE.keys()].flatMap((phrase) => phrase.split(' '))),
]

/** The phrase that begins here, if it asks for something. */
export function intentAt(words: readonly string[], place: number) {
  for (let length = LONGEST_PHRASE; length > 0; length -= 1) {
    const intent = BY_PHRASE.get(words.slice(place, place + length).join(' '))
    if (intent && place + length <= words.length) return { intent, length }
  }
  return null
}
