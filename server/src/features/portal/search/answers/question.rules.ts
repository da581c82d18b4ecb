import { civilDateOfDay, dayOfIsoDate, weekdayOfDay } from '@portal/contract/shared/calendar-days'
import { foldedWords, isLittle, slips } from '../words.rules.ts'

/** A long question said what matters by then. */
const MOST_WORDS = 16
/** Shorter words are mistaken for others too easily. */
const SHORTEST_CORRECTED = 5

/** Where the words of a rule lead. */
export type RuleWords = { id: string; anywhere: readonly string[]; alone: readonly string[] }
/** A place people name; `words` is how they do. */
export type NamedPlace = { name: string; key: string }

type Phrase = { id: string; words: string[]; isAlone: boolean; letters: number }
export type Ear = {
  phrases: Phrase[]
  /** All words of a rule: said beside one of its phrases they are about the same. */
  ofRule: ReadonlyMap<string, ReadonlySet<string>>
  places: { name: string; key: string; words: string[] }[]
  known: ReadonlySet<string>
  correctable: ReadonlyMap<string, readonly string[]>
}

export type Heard = {
  /** As they were understood. */
  words: string[]
  /** The best rule that answers by itself, and the words that led to it. */
  intent: { id: string; by: string[] } | null
  /** Everything else that was said: "filter:…" and "kind:…". */
  filters: string[]
  kinds: string[]
  /** By which words the kind was known. */
  kindWords: string[]
  places: NamedPlace[]
  /** "Perto da praia", of no beach by name. */
  isBySand: boolean
  when: When
  /** Words that lead nowhere: with any of them nobody can say that the whole question was understood. */
  rest: string[]
}

/** `day` is null where no day was said; the second of a stretch is counted. */
export type When = {
  day: number | null
  lastDay: number | null
  /** Minute of the day, where an hour of it was said. */
  minute: number | null
}

const SHORT: Record<string, string> = {
  ...{ hj: 'hoje', agr: 'agora', q: 'que', oq: 'que', oque: 'que', vc: 'voce', tb: 'tambem' },
  ...{ p: 'para', pra: 'para', pro: 'para', ta: 'esta', to: 'estou', n: 'nao', nd: 'nada' },
  ...{ fone: 'telefone', tel: 'telefone', fon: 'telefone', num: 'numero', hr: 'hora', hrs: 'hora' },
  ...{ amanhan: 'amanha', manha: 'manha', fds: 'fim semana', findi: 'fim semana', busao: 'onibus' },
  ...{ seg: 'segunda', ter: 'terca', qua: 'quarta', qui: 'quinta', sex: 'sexta', sab: 'sabado' },
  ...{ dom: 'domingo', rest: 'restaurante', resto: 'restaurante', super: 'supermercado' },
}
const WEEKDAYS = ['domingo', 'segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado']
const MONTHS = [
  'janeiro',
  'fevereiro',
  'marco',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
].concat(['setembro', 'outubro', 'novembro', 'dezembro'])
const HOURS: Record<string, number> = { manha: 9 * 60, tarde: 15 * 60, noite: 20 * 60 }
/** The small hours belong to the night before. */
const SMALL_HOURS = 26 * 60

/** Words around what is asked for. */
const AROUND = new Set(
  `hora horario hoje agora onde fica ficar telefone numero contato endereco ligar chamar chamo chama
  urgente rapido cidade salinas salinopolis noite madrugada manha tarde dia semana feriado 24 ultimo
  primeiro proximo tem alguem pessoa favor ir entrar deixar poder posso saber fazer chegar chego vir nao
  esta estou que fim mes amanha depois feira mais cedo publico publica centro urgencia la ca meu minha
  favor denunciar falar comprar usar dar da nada tambem voce ajuda socorro perigo gente ver quero abrir
  preco valor quanto custa custar custo taxa gratis pagar`
    .split(/\s+/)
    .filter(Boolean),
)
const SAND = new Set(['praia', 'orla', 'areia', 'mar', 'beira'])

/** Without the s of many: both sides are cut alike. */
const base = (word: string) => (word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word)

const AROUND_BASES = new Set([...AROUND].map(base))
const DAY_WORDS = new Set([...WEEKDAYS, ...MONTHS].map(base))
const isAround = (word: string) =>
  isLittle(word) || AROUND_BASES.has(word) || DAY_WORDS.has(word) || /^\d{1,4}$/.test(word)

const JOINING = new Set('a o as os e de da do das dos em no na ao com para um uma se'.split(' '))
const OWN = new Set(['meu', 'meus', 'minha', 'minhas'])

/** Telling words of a phrase; of one that has none ("o que tem hoje"), all but those that join others. */
function wordsOf(phrase: string): string[] {
  const words = foldedWords(phrase)
  const telling = words.filter((word) => !isLittle(word) || OWN.has(word))
  const tells = telling.some((word) => !isAround(base(word)))
  const kept = tells ? telling : words.filter((word) => !JOINING.has(word))
  return [...new Set(kept.map(base))]
}

/** Listens for these rules and places; made once, when one of them changes. */
export function earFor(rules: readonly RuleWords[], named: readonly NamedPlace[]): Ear {
  const phrases = rules.flatMap(({ id, anywhere, alone }) =>
    [...anywhere, ...alone.map((text) => ({ text }))].map((one): Phrase => {
      const isAlone = typeof one !== 'string'
      const words = wordsOf(isAlone ? one.text : one)
      return { id, words, isAlone, letters: words.join('').length }
    }),
  )
  const ofRule = new Map<string, Set<string>>()
  for (const { id, words } of phrases) {
    const all = ofRule.get(id) ?? new Set()
    for (const word of words) all.add(word)
    ofRule.set(id, all)
  }
  const places = named
    .map(({ name, key }) => ({ name, key, words: wordsOf(name.replace(/^praia d[aeo] /i, '')) }))
    .filter(({ words }) => words.length > 0)
    .toSorted((a, b) => b.words.length - a.words.length)
  const spoken = [...phrases, ...places].flatMap(({ words }) => words)
  const known = new Set([...spoken, ...AROUND_BASES, ...DAY_WORDS, ...SAND])
  const correctable = new Map<string, string[]>()
  for (const word of new Set([...spoken, ...DAY_WORDS, ...SAND, 'amanha'])) {
    if (word.length < SHORTEST_CORRECTED) continue
    const first = word.charAt(0)
    correctable.set(first, [...(correctable.get(first) ?? []), word])
  }
  return {
    phrases: phrases.filter(({ words }) => words.length > 0),
    ofRule,
    places,
    known,
    correctable,
  }
}

const SAFETY = new Set(['police', 'ambulance', 'rescue', 'women', 'hospital', 'tow'])
const SAFETY_FIRST = 30
const EVERYWHERE = 5
const PER_WORD = 10

/** What a question says, word by word; anything may be typed. */
export function hear(
  text: string,
  ear: Ear,
  today: number,
  /** Words of the city's own are never slips of others: "mansa" is no "manhã". */
  isWord: (word: string) => boolean = () => false,
): Heard {
  const typed = foldedWords(text).slice(0, MOST_WORDS)
  const words = typed
    .flatMap((word) => (SHORT[word] ?? word.replace(/^(\d+)h(rs?)?$/, '$1 hora')).split(' '))
    .map((word) => understood(word, ear, isWord))
  const said = new Set(words)
  const places = placesIn(said, ear)
  const placeWords = new Set(places.flatMap(({ words: own }) => own))
  const when = whenOf(words, today)
  const matched = ear.phrases.filter((phrase) => phrase.words.every((word) => said.has(word)))
  const isRefining = ({ id }: Phrase) => id.startsWith('filter:') || id.startsWith('kind:')
  const refining = matched.filter(isRefining)
  const refiningWords = new Set(refining.flatMap(({ id }) => [...(ear.ofRule.get(id) ?? [])]))
  const isSaid = (word: string) =>
    isAround(word) || placeWords.has(word) || SAND.has(word) || when.by.has(word)
  const aside = new Set(
    ['filter:open', 'filter:near'].flatMap((id) => [...(ear.ofRule.get(id) ?? [])]),
  )
  const fits = ({ id, words: own, isAlone }: Phrase) => {
    if (!isAlone) return true
    const about = ear.ofRule.get(id)
    return words.every(
      (word) => own.includes(word) || about?.has(word) || aside.has(word) || isSaid(word),
    )
  }
  const score = ({ id, words: own, letters, isAlone }: Phrase) =>
    own.length * PER_WORD +
    letters +
    (isAlone ? 0 : EVERYWHERE) +
    (SAFETY.has(id) ? SAFETY_FIRST : 0)
  const kinds = best(refining.filter(({ id }) => id.startsWith('kind:')))
  const [first] = matched
    .filter((phrase) => !isRefining(phrase) && fits(phrase))
    // Of a restaurant beside the bank the restaurant is asked for.
    .filter(({ id }) => SAFETY.has(id) || isAbout(id, kinds, ear))
    .toSorted((a, b) => score(b) - score(a))
  return {
    words,
    intent: first ? { id: first.id, by: first.words } : null,
    filters: filtersOf(refining, kinds),
    kinds: kinds.map(({ id }) => id),
    kindWords: kinds.flatMap(({ words: own }) => own),
    places: places.map(({ name, key }) => ({ name, key })),
    isBySand: places.length === 0 && words.some((word) => SAND.has(word)),
    when: { day: when.day, lastDay: when.lastDay, minute: when.minute },
    rest: words.filter((word) => !refiningWords.has(word) && !isSaid(word)),
  }
}

/** "Cachorro quente" is eaten. */
function filtersOf(refining: readonly Phrase[], [kind]: readonly Phrase[]): string[] {
  const filters = refining.filter(
    ({ id, words }) =>
      id.startsWith('filter:') &&
      !(
        kind &&
        kind.words.length > words.length &&
        words.every((word) => kind.words.includes(word))
      ),
  )
  return [...new Set(filters.map(({ id }) => id))]
}

/** Its own words are words of the rule too: "festa" is a kind of house and something that happens. */
const isAbout = (id: string, kinds: readonly Phrase[], { ofRule }: Ear) =>
  kinds.every(({ words }) => words.some((word) => ofRule.get(id)?.has(word)))

const BROAD = new Set(['kind:onde-comer', 'kind:onde-ficar', 'kind:bares-e-festas'])
/** "Onde comer peixe" is about fish. */
const LESS_WHERE_BROAD = 6

/** Of several kinds the one most was said of. */
function best(phrases: readonly Phrase[]): Phrase[] {
  const worth = ({ id, letters }: Phrase) => letters - (BROAD.has(id) ? LESS_WHERE_BROAD : 0)
  return phrases.toSorted((a, b) => worth(b) - worth(a)).slice(0, 1)
}

function understood(
  typed: string,
  { known, correctable }: Ear,
  isWord: (word: string) => boolean,
): string {
  const word = base(typed)
  if (known.has(typed)) return typed
  if (known.has(word)) return word
  if (isWord(typed) || isLittle(typed) || /\d/.test(typed) || word.length < SHORTEST_CORRECTED - 1)
    return typed
  const near = (correctable.get(word.charAt(0)) ?? []).find(
    (other) =>
      Math.abs(other.length - word.length) <= 1 && slips(word, other) === 1 && isSlip(word, other),
  )
  return near ?? word
}

const KEYBOARD = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
/** Letters that sound alike. */
const ALIKE = ['sczx', 'iey', 'oul', 'gj', 'kqc', 'vbf', 'mn', 'td']

/** One letter for another is a slip where they lie or sound close: "chaveiro" is no "chuveiro". */
function isSlip(word: string, other: string): boolean {
  if (word.length !== other.length) return true
  const at = [...word].findIndex((letter, n) => letter !== other[n])
  const pair = [word[at] ?? '', other[at] ?? ''] as const
  if (word.slice(at + 1) !== other.slice(at + 1)) return true
  return ALIKE.some((letters) => pair.every((one) => letters.includes(one))) || areBeside(...pair)
}

function areBeside(one: string, other: string): boolean {
  const [a, b] = [one, other].map((letter) => {
    const row = KEYBOARD.findIndex((keys) => keys.includes(letter))
    // Each row lies half a key further in than the one above it.
    return { row, x: (KEYBOARD[row]?.indexOf(letter) ?? 0) + row / 2 }
  })
  return (
    a !== undefined && b !== undefined && Math.abs(a.row - b.row) <= 1 && Math.abs(a.x - b.x) <= 1
  )
}

function placesIn(said: ReadonlySet<string>, { places }: Ear) {
  const found: typeof places = []
  const taken = new Set<string>()
  for (const place of places) {
    if (!place.words.every((word) => said.has(word) && !taken.has(word))) continue
    found.push(place)
    for (const word of place.words) taken.add(word)
  }
  return found
}

/** The day that was said, on the city's calendar: the next of its name, today counted. */
function whenOf(words: readonly string[], today: number): When & { by: ReadonlySet<string> } {
  const has = (word: string) => words.includes(word) || words.includes(base(word))
  const part = Object.entries(HOURS).find(
    ([word]) => has(word) && !(word === 'manha' && has('cafe')),
  )
  const minute = has('madrugada') ? SMALL_HOURS : (part?.[1] ?? null)
  const told = (day: number | null, lastDay: number | null, ...by: string[]) => ({
    ...{ day, lastDay, minute },
    by: new Set(by),
  })
  if (has('amanha')) {
    const day = has('depois') ? today + 2 : today + 1
    return told(day, day, 'amanha', 'depois')
  }
  if (has('fim') && has('semana')) {
    const weekday = weekdayOfDay(today)
    const saturday = weekday === 0 ? today - 1 : today + 6 - weekday
    return told(Math.max(today, saturday), saturday + 1, 'fim', 'semana')
  }
  const month = MONTHS.findIndex((name) => has(base(name)))
  const year = Number(words.find((word) => /^20\d\d$/.test(word))) || null
  const numbered = dayOfMonth(words, today, { month, year })
  if (numbered !== null) return told(numbered, numbered, 'dia')
  if (month >= 0)
    return { ...told(null, null, base(MONTHS[month] ?? '')), ...monthOf({ month, year }, today) }
  const weekday = WEEKDAYS.findIndex((name) => has(base(name)))
  if (weekday >= 0) {
    const ahead = (weekday - weekdayOfDay(today) + 7) % 7
    return told(today + ahead, today + ahead, base(WEEKDAYS[weekday] ?? ''), 'feira')
  }
  if (has('hoje') || has('agora')) return told(today, today, 'hoje', 'agora')
  return told(null, null)
}

const dayIn = (year: number, month: number, day: number) =>
  dayOfIsoDate(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`)

/** The month counts from zero, and is below it where none was said. */
type Said = { month: number; year: number | null }

/** "dia 20", "20 de julho": this month's, or the next that has one; or that of the year that was said. */
function dayOfMonth(words: readonly string[], today: number, { month, year: saidYear }: Said) {
  const place = words.indexOf('dia')
  const number = Number(
    place >= 0
      ? words[place + 1]
      : month >= 0
        ? words.find((word) => /^\d{1,2}$/.test(word))
        : Number.NaN,
  )
  if (!Number.isInteger(number) || number < 1 || number > 31) return null
  if (saidYear !== null && month >= 0) return dayIn(saidYear, month + 1, number)
  const { year, month: thisMonth } = civilDateOfDay(today)
  const months = month >= 0 ? [month + 1, month + 13] : [0, 1, 2].map((n) => thisMonth + n)
  for (const one of months) {
    const found = dayIn(year + Math.floor((one - 1) / 12), ((one - 1) % 12) + 1, number)
    if (found !== null && found >= today) return found
  }
  return null
}

function monthOf(
  { month, year: said }: Said,
  today: number,
): { day: number | null; lastDay: number | null } {
  const now = civilDateOfDay(today)
  const year = said ?? (month + 1 < now.month ? now.year + 1 : now.year)
  const first = dayIn(year, month + 1, 1)
  const next = month === 11 ? dayIn(year + 1, 1, 1) : dayIn(year, month + 2, 1)
  if (first === null || next === null) return { day: null, lastDay: null }
  // A month that is over is told of whole.
  return { day: next <= today ? first : Math.max(first, today), lastDay: next - 1 }
}
