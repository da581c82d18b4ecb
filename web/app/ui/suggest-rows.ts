import type { ComponentType } from 'react'
import { foldText } from './fold-text.ts'
import { suggestTexts as texts } from './suggest.texts.ts'

/** `path` leads to a page; without it the text is something to search for. */
export type SearchSuggestion = {
  text: string
  hint: string
  path: string | null
  /** What such pages are called together: "Praias". */
  group: string
  icon: ComponentType<{ className?: string }> | null
}

/** Where a box has what it suggests from. */
export type SuggestionSource = {
  /** What was asked not long ago and need not be asked again. */
  known: (typed: string) => SearchSuggestion[] | undefined
  ask: (typed: string, signal: AbortSignal) => Promise<SearchSuggestion[]>
  /** How long a pause in writing is before somebody is asked. */
  pauseMs: () => number
  recent: {
    read: () => string[]
    remove: (text: string) => string[]
    clear: () => string[]
  }
  /** The same words elsewhere, for a box whose form leads to a part of everything. */
  wider: (typed: string, action: string) => SearchSuggestion | null
}

export type Row =
  /** Sends the box with this text. */
  | { act: 'search'; text: string; label: string; isRecent: boolean }
  | { act: 'open'; label: string; hint: string; path: string; icon: SearchSuggestion['icon'] }
  | { act: 'forget'; label: string }

/** Without a label its rows need none: they say what they do. */
export type RowGroup = { key: string; label: string; rows: Row[] }

const RECENT_WHILE_TYPING = 2

type Material = {
  typed: string
  found: readonly SearchSuggestion[]
  recent: readonly string[]
  wider: SearchSuggestion | null
}

/** What the list shows: what was typed itself, how it may go on, and pages by what they are. */
export function rowGroups({ typed, found, recent, wider }: Material): RowGroup[] {
  if (!typed) return recent.length > 0 ? [recentGroup(recent)] : []
  const folded = foldText(typed)
  const again = recent
    .filter((text) => foldText(text).startsWith(folded) && foldText(text) !== folded)
    .slice(0, RECENT_WHILE_TYPING)
  const shown = new Set([typed, ...again].map(foldText))
  const words = found.filter(({ text, path }) => path === null && !shown.has(foldText(text)))
  return [
    {
      key: 'words',
      label: '',
      rows: [
        { act: 'search', text: typed, label: texts.searchFor(typed), isRecent: false },
        ...again.map((text) => searchRow(text, true)),
        ...words.map(({ text }) => searchRow(text, false)),
      ],
    },
    ...pageGroups(found),
    ...(wider ? [{ key: 'wider', label: '', rows: pageRows([wider]) }] : []),
  ]
}

/** Until the next answer comes: what of the last one still begins as it is typed. */
export const stillFitting = (found: readonly SearchSuggestion[], typed: string) =>
  found.filter(({ text }) => foldText(text).includes(foldText(typed)))

const searchRow = (text: string, isRecent: boolean): Row => ({
  act: 'search',
  text,
  label: text,
  isRecent,
})

const recentGroup = (recent: readonly string[]): RowGroup => ({
  key: 'recent',
  label: texts.recent,
  rows: [...recent.map((text) => searchRow(text, true)), { act: 'forget', label: texts.forgetAll }],
})

/** In the order in which the best of each came. */
function pageGroups(found: readonly SearchSuggestion[]): RowGroup[] {
  const pages = found.filter(({ path }) => path !== null)
  const labels = [...new Set(pages.map(({ group }) => group))]
  return labels.map((label) => ({
    key: label,
    label,
    rows: pageRows(pages.filter(({ group }) => group === label)),
  }))
}

const pageRows = (items: readonly SearchSuggestion[]): Row[] =>
  items.flatMap(({ text, hint, path, icon }) =>
    path === null ? [] : [{ act: 'open', label: text, hint, path, icon }],
  )
