import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { type Row, rowGroups, type SuggestionSource } from './suggest-rows.ts'
import { useSuggestAnswer } from './use-suggest-answer.ts'

const NONE = -1

/** Hears what happens in the box; an answer that comes too late or not at all changes nothing. */
export function useSuggestions(
  input: HTMLInputElement,
  source: SuggestionSource,
  listId: string,
  place: 'over' | 'inside',
) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState(() => input.value.trim())
  const [recent, setRecent] = useState(source.recent.read)
  const [isWanted, setWanted] = useState(() => isBegun(input))
  const [active, setActive] = useState(NONE)
  const { found, hasFailed } = useSuggestAnswer(typed, isWanted, source)

  const wider = source.wider(typed, actionOf(input))
  const groups = rowGroups({ typed, found, recent, wider })
  const rows = groups.flatMap((group) => group.rows)
  const isOpen = isWanted && rows.length > 0

  function choose(row: Row) {
    if (row.act === 'forget') {
      setRecent(source.recent.clear())
      setActive(NONE)
      return
    }
    setWanted(false)
    if (row.act === 'open') {
      void navigate(row.path)
      return
    }
    input.value = row.text
    setTyped(row.text)
    input.form?.requestSubmit()
  }

  function forget(row: Row | undefined) {
    if (row?.act !== 'search' || !row.isRecent) return
    setRecent(source.recent.remove(row.text))
    setActive(NONE)
  }

  useEffect(() => {
    const over = new AbortController()
    const { signal } = over
    const close = () => {
      setWanted(false)
      setActive(NONE)
    }
    const type = () => {
      setTyped(input.value.trim())
      setWanted(true)
      setActive(NONE)
    }
    // A box that was sent shows what it asked: the list would cover the answer.
    const enter = () => {
      setTyped(input.value.trim())
      setRecent(source.recent.read())
      if (isBegun(input)) setWanted(true)
    }
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && Boolean(input.form?.contains(target))
    input.addEventListener('input', type, { signal })
    input.addEventListener('focus', enter, { signal })
    input.addEventListener('click', enter, { signal })
    // A phone that puts its keyboard away takes the focus with it, and the list is to stay for the
    // finger: only a focus or a press elsewhere closes it.
    input.addEventListener(
      'blur',
      ({ relatedTarget }) => {
        if (relatedTarget && !isInside(relatedTarget)) close()
      },
      { signal },
    )
    document.addEventListener('pointerdown', ({ target }) => isInside(target) || close(), {
      signal,
    })
    input.form?.addEventListener(
      'submit',
      (event) => {
        close()
        // A second tap asks for what is shown already: it would only be one more step to go back.
        if (isHere(input.form)) event.preventDefault()
      },
      { signal },
    )
    return () => over.abort()
  }, [input, source])

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.isComposing) return
      const step = STEPS[event.key]
      if (step && rows.length > 0) {
        event.preventDefault()
        setWanted(true)
        setActive((now) => (isOpen ? stepped(now, step, rows.length) : step > 0 ? 0 : NONE))
      } else if (event.key === 'Escape' && isOpen && place === 'over') {
        // A drawer that the box lies in stays for the next one.
        event.preventDefault()
        event.stopPropagation()
        setWanted(false)
        setActive(NONE)
      } else if (event.key === 'Delete' && isOpen) {
        forget(rows[active])
      } else if (event.key === 'Enter' && isOpen) {
        const row = rows[active]
        if (!row) return
        event.preventDefault()
        choose(row)
      }
    }
    input.addEventListener('keydown', onKey)
    return () => input.removeEventListener('keydown', onKey)
  })

  useEffect(() => {
    const activeId = isOpen && active !== NONE ? `${listId}-${active}` : null
    const told: Record<string, string | null> = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isOpen),
      'aria-controls': isOpen ? listId : null,
      'aria-activedescendant': activeId,
    }
    for (const [name, value] of Object.entries(told)) {
      if (value === null) input.removeAttribute(name)
      else input.setAttribute(name, value)
    }
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' })
  }, [input, isOpen, active, listId])

  return { typed, groups, rows, active, isOpen, hasFailed, choose, forget, point: setActive }
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** Past either end comes the box itself again. */
const stepped = (now: number, step: number, count: number) =>
  ((now + 1 + step + count + 1) % (count + 1)) - 1

/** Empty, or written in and not sent yet. */
const isBegun = (input: HTMLInputElement) =>
  document.activeElement === input && (!input.value || input.value !== input.defaultValue)

const actionOf = ({ form }: HTMLInputElement) =>
  form ? new URL(form.action, window.location.href).pathname : ''

function isHere(form: HTMLFormElement | null) {
  if (!form) return false
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  const { pathname, search } = window.location
  return (
    `${pathname}${search}` === `${new URL(form.action).pathname}?${new URLSearchParams(fields)}`
  )
}
