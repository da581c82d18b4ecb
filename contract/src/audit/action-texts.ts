import type { AuditEntry } from './audit-entry.ts'

export type Details = AuditEntry['details']

/** The words of audit actions. */
export type ActionTexts = Record<
  string,
  {
    /** For the filter: what kind of thing it is. */
    name: string
    /** After the actor's name: what they did. `title` is what the subject is called today. */
    did: (details: Details) => string
  }
>

export const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)
export const quoted = (value: unknown) => (text(value) ? ` “${text(value)}”` : '')
export const always = (did: string) => () => did
