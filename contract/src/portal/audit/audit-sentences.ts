import { text } from './action-texts.ts'
import { wordsOf } from './audit-actions.ts'
import type { AuditEntry } from './audit-entry.ts'
import { NAME_MARK, type ThingKind, thingText } from './things.ts'

type Told = Pick<AuditEntry, 'action' | 'details' | 'thing'>

/** What was done, to follow the actor's name; the name of its thing apart, to be made a link. */
type Deed = { before: string; name: string; after: string }

const UNTITLED = 'sem título'

export function deedOf({ action, details, thing }: Told): Deed {
  const words = wordsOf(action)
  if (!words) return { before: `fez ${action}`, name: '', after: '' }
  const name = thing?.name ?? nameOnRecord(details)
  const kind = thing?.kind ?? words.kind
  const [before = '', ...after] = words
    .did(details, thingText(kind, name !== null))
    .split(NAME_MARK)
  if (after.length === 0) return { before, name: '', after: '' }
  return { before, name: name || UNTITLED, after: after.join(NAME_MARK) }
}

/** "publicou a notícia “Maré”" */
export function deedText(told: Told): string {
  const { before, name, after } = deedOf(told)
  return before + name + after
}

/** What is gone is still called as it was then, where the record says so; it never names a person. */
const nameOnRecord = ({ label, name, subject, key }: AuditEntry['details']) =>
  text(label) ?? text(name) ?? text(subject) ?? text(key)

export function actorName({
  actor_kind,
  actor_name,
}: Pick<AuditEntry, 'actor_kind' | 'actor_name'>) {
  if (actor_kind === 'system') return 'O portal'
  return actor_name ?? 'Uma conta já apagada'
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const idIn = (value: unknown) => (typeof value === 'string' && UUID.test(value) ? value : null)

/** What an entry is about. A review, a claim or a report is about the place it was made for. */
export function thingOf({
  action,
  subject_id,
  details,
}: Pick<AuditEntry, 'action' | 'subject_id' | 'details'>): { kind: ThingKind; id: string } | null {
  const place = idIn(details.establishment_id)
  if (place) return { kind: 'establishment', id: place }
  const sight = idIn(details.sight_id)
  if (sight) return { kind: 'sight', id: sight }
  const kind = wordsOf(action)?.kind
  if (kind === 'report') {
    const reported = details.subject_kind === 'establishment' ? idIn(details.subject_id) : null
    return reported ? { kind: 'establishment', id: reported } : null
  }
  return kind && subject_id ? { kind, id: subject_id } : null
}
