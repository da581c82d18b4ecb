import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { type EventForm, NEW_FORM } from './event-form.rules.ts'

const KEY = 'event-draft'

/** What was typed outlives a reload, and signing in on another page. Photos stay with their account. */
export function useDraft(form: UseFormReturn<EventForm>) {
  useEffect(() => {
    const kept = read()
    if (kept) form.reset({ ...NEW_FORM, ...kept, poster: [] })
    const { unsubscribe } = form.watch((values) => write(values))
    return unsubscribe
  }, [form])
}

export function forgetDraft() {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

function read(): Partial<EventForm> | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return typeof kept === 'object' ? (kept as Partial<EventForm> | null) : null
  } catch {
    return null
  }
}

function write(values: object) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...values, poster: [] }))
  } catch {
    // Full or forbidden: the form itself still has it.
  }
}
