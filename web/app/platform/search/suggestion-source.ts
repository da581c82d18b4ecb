import type { Suggestion } from '@portal/contract/portal/search/search'
import {
  SEARCH_KIND_WORDS,
  STREET_KIND,
  STREET_WORDS,
} from '@portal/contract/portal/search/search.texts'
import { Search, Signpost } from 'lucide-react'
import { KIND_ICONS } from './kind-icons.ts'
import { forgetSearch, forgetSearches, readRecent } from './recent-searches.ts'

const SEARCH_PATH = '/buscar'
/** Letters that follow each other closely make one question. */
const PAUSE_MS = 180
/** Where every request is slow or paid for by the byte. */
const DEAR_PAUSE_MS = 600
/** As long as the portal itself remembers such an answer. */
const REMEMBERED_MS = 5 * 60_000
const MOST_REMEMBERED = 60

type Shown = ReturnType<typeof shown>
const remembered = new Map<string, { at: number; items: Shown[] }>()

const keyOf = (typed: string) => typed.toLocaleLowerCase('pt-BR').replace(/\s+/g, ' ')

/** What every search box of the portal suggests. */
export const suggestionSource = {
  known(typed: string): Shown[] | undefined {
    const entry = remembered.get(keyOf(typed))
    return entry && Date.now() - entry.at < REMEMBERED_MS ? entry.items : undefined
  },

  /** Straight from the portal: an answer that nobody waits for any more is given up. */
  async ask(typed: string, signal: AbortSignal): Promise<Shown[]> {
    const answer = await fetch(`/api/v1/suggest?${new URLSearchParams({ q: typed })}`, {
      signal,
      headers: { accept: 'application/json' },
    })
    if (!answer.ok) throw new Error(`Suggestions answered ${answer.status}`)
    const items = ((await answer.json()) as Suggestion[]).map(shown)
    remember(keyOf(typed), items)
    return items
  },

  pauseMs: () => (isDear(connectionOf(navigator)) ? DEAR_PAUSE_MS : PAUSE_MS),

  recent: { read: readRecent, remove: forgetSearch, clear: forgetSearches },

  /** A box that searches a part of the portal leads to the whole of it too. */
  wider: (typed: string, action: string) =>
    action === SEARCH_PATH
      ? null
      : {
          text: `Buscar “${typed}” no portal inteiro`,
          hint: '',
          path: `${SEARCH_PATH}?${new URLSearchParams({ q: typed })}`,
          group: '',
          icon: Search,
        },
}

const shown = ({ text, hint, path, kind }: Suggestion) => ({
  text,
  hint,
  path,
  ...faceOf(kind),
})

function faceOf(kind: Suggestion['kind']) {
  if (kind === null) return { group: '', icon: null }
  if (kind === STREET_KIND) return { group: STREET_WORDS.many, icon: Signpost }
  return { group: SEARCH_KIND_WORDS[kind].many, icon: KIND_ICONS[kind] }
}

function remember(key: string, items: Shown[]) {
  remembered.delete(key)
  remembered.set(key, { at: Date.now(), items })
  const [oldest] = remembered.keys()
  if (remembered.size > MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest)
}

type Connection = { saveData?: boolean; effectiveType?: string }

/** Told by some browsers only. */
const connectionOf = (from: Navigator & { connection?: Connection }) => from.connection ?? {}

const isDear = ({ saveData, effectiveType = '' }: Connection) =>
  saveData === true || effectiveType.endsWith('2g')
