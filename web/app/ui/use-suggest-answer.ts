import { useEffect, useState } from 'react'
import { type SearchSuggestion, type SuggestionSource, stillFitting } from './suggest-rows.ts'

/** Fewer letters begin too many words. */
const SHORTEST = 2

type Answer = { typed: string; items: SearchSuggestion[]; hasFailed: boolean }
const NOTHING: Answer = { typed: '', items: [], hasFailed: false }

/** One question at a time, after a pause; what is known needs none. */
export function useSuggestAnswer(typed: string, isWanted: boolean, source: SuggestionSource) {
  const [answer, setAnswer] = useState(NOTHING)
  const isLongEnough = typed.length >= SHORTEST
  useEffect(() => {
    if (!isWanted || !isLongEnough) return
    const known = source.known(typed)
    if (known) {
      setAnswer({ typed, items: known, hasFailed: false })
      return
    }
    const asked = new AbortController()
    const tell = (next: Answer) => {
      if (!asked.signal.aborted) setAnswer(next)
    }
    const timer = setTimeout(() => {
      source.ask(typed, asked.signal).then(
        (items) => tell({ typed, items, hasFailed: false }),
        // Typing on or sending the box still works.
        () => tell({ typed, items: [], hasFailed: true }),
      )
    }, source.pauseMs())
    return () => {
      clearTimeout(timer)
      asked.abort()
    }
  }, [typed, isWanted, isLongEnough, source])
  if (!isLongEnough) return { found: [], hasFailed: false }
  return {
    found: answer.typed === typed ? answer.items : stillFitting(answer.items, typed),
    hasFailed: answer.hasFailed,
  }
}
