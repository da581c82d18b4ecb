import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'

/** `path` leads to a page; without it the text is something to search for. */
export type SearchSuggestion = { text: string; hint: string; path: string | null }
export type LoadSuggestions = (typed: string, signal: AbortSignal) => Promise<SearchSuggestion[]>

const PAUSE_MS = 120
const SHORTEST = 2
const NONE = -1

/** Hears what happens in the box; a text that comes too late or not at all changes nothing. */
export function useSuggestions(input: HTMLInputElement, load: LoadSuggestions, listId: string) {
  const navigate = useNavigate()
  const [items, setItems] = useState<SearchSuggestion[]>([])
  const [active, setActive] = useState(NONE)
  const [isWanted, setWanted] = useState(false)
  const isOpen = isWanted && items.length > 0

  function choose(item: SearchSuggestion) {
    setWanted(false)
    if (item.path) {
      void navigate(item.path)
      return
    }
    input.value = item.text
    input.form?.requestSubmit()
  }

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let asked = new AbortController()
    const ask = () => {
      clearTimeout(timer)
      asked.abort()
      const typed = input.value.trim()
      setActive(NONE)
      if (typed.length < SHORTEST) {
        setItems([])
        return
      }
      const own = new AbortController()
      asked = own
      timer = setTimeout(() => {
        load(typed, own.signal).then(
          (found) => {
            if (own.signal.aborted) return
            setItems(found)
            setWanted(document.activeElement === input)
          },
          // Typing on or sending the form still works.
          () => undefined,
        )
      }, PAUSE_MS)
    }
    const close = () => setWanted(false)
    input.addEventListener('input', ask)
    input.addEventListener('blur', close)
    input.form?.addEventListener('submit', close)
    if (input.value) ask()
    return () => {
      clearTimeout(timer)
      asked.abort()
      input.removeEventListener('input', ask)
      input.removeEventListener('blur', close)
      input.form?.removeEventListener('submit', close)
    }
  }, [input, load])

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const moves: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
      const step = moves[event.key]
      if (step && items.length > 0) {
        event.preventDefault()
        setWanted(true)
        // Past either end comes the box itself again.
        const places = items.length + 1
        setActive((now) =>
          isOpen ? ((now + 1 + step + places) % places) - 1 : step > 0 ? 0 : NONE,
        )
      } else if (event.key === 'Escape' && isOpen) {
        event.preventDefault()
        setWanted(false)
        setActive(NONE)
      } else if (event.key === 'Enter' && isOpen) {
        const item = items[active]
        if (!item) return
        event.preventDefault()
        choose(item)
      }
    }
    input.addEventListener('keydown', onKey)
    return () => input.removeEventListener('keydown', onKey)
  })

  useEffect(() => {
    const told: Record<string, string | null> = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isOpen),
      'aria-controls': isOpen ? listId : null,
      'aria-activedescendant': isOpen && active !== NONE ? `${listId}-${active}` : null,
    }
    for (const [name, value] of Object.entries(told)) {
      if (value === null) input.removeAttribute(name)
      else input.setAttribute(name, value)
    }
  }, [input, isOpen, active, listId])

  return { items, active, isOpen, choose, point: setActive }
}
