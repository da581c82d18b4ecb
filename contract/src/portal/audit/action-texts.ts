import { dayWords } from '../../shared/moment-words.ts'
import { MINUTES_PER_DAY, wallMinuteAt } from '../../shared/time-zones.ts'
import type { AuditEntry } from './audit-entry.ts'
import type { ThingKind, ThingText } from './things.ts'

export type Details = AuditEntry['details']

/** What was and what became of a field, as people read it; without values the record kept none. */
export type Change = { field: string; values: { from: string; to: string } | null }

/** The words of audit actions. */
export type ActionTexts = Record<
  string,
  {
    /** For the filter: what happened. */
    name: string
    /** For the filter: what it is done to. */
    kind: ThingKind
    /** After the actor's name: what they did. `thing` is what they did it to. */
    did: (details: Details, thing: ThingText) => string
    /** Where the record keeps one value before and after. */
    change?: (details: Details) => Change | null
  }
>

export const EMPTY = 'vazio'

export const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)
export const quoted = (value: unknown) => (text(value) ? ` “${text(value)}”` : '')
export const always = (did: string) => () => did

/** The word for a value of a record, which may be of another release. */
export const wordIn = (words: Record<string, string>, value: unknown): string | undefined =>
  Object.hasOwn(words, String(value)) ? words[String(value)] : undefined

/** `became('Situação', WORDS)`: of a record that keeps `from` and `to`. */
export const became =
  (field: string, words: Record<string, string> = {}) =>
  ({ from, to }: Details): Change | null => {
    const say = (value: unknown) => (text(value) ? (wordIn(words, value) ?? String(value)) : EMPTY)
    return from === to || to === undefined
      ? null
      : { field, values: { from: say(from), to: say(to) } }
  }

export const STATE_WORDS: Record<string, string> = {
  draft: 'Rascunho',
  pending: 'Em análise',
  scheduled: 'Agendado',
  published: 'Publicado',
  rejected: 'Recusado',
  suspended: 'Suspenso',
  archived: 'Arquivado',
}

const STATE_VERBS: Record<string, string> = {
  draft: 'recolheu para rascunho',
  pending: 'devolveu à análise',
  scheduled: 'agendou',
  published: 'publicou',
  rejected: 'recusou',
  suspended: 'tirou do ar',
  archived: 'arquivou',
}
export const stateVerb = (state: unknown) => wordIn(STATE_VERBS, state) ?? 'mudou'

/** Names of the fields a record lists, under whichever name its feature keeps them. */
export function listedFields({ changed, fields, parts }: Details): string[] {
  const list = [changed, fields, parts].find(Array.isArray) ?? []
  return list.filter((name) => typeof name === 'string')
}

/** "2 campos" */
export const fieldCount = (count: number) => (count === 1 ? '1 campo' : `${count} campos`)

const two = (number: number) => String(number).padStart(2, '0')

export function momentIn(value: unknown): Date | null {
  const moment = new Date(text(value) ?? Number.NaN)
  return Number.isNaN(moment.getTime()) ? null : moment
}

/** " para 18/07/2026, 19h42", and "6h" on the hour, as all sentences write it; nothing of what is no moment. */
export function forWhen(value: unknown): string {
  const moment = momentIn(value)
  if (!moment) return ''
  const minute = wallMinuteAt(moment) % MINUTES_PER_DAY
  const past = minute % 60
  const hour = `${Math.floor(minute / 60)}h${past === 0 ? '' : two(past)}`
  return ` para ${dayWords(moment)}, ${hour}`
}

/** "a versão 3", as far as the record tells. */
export const versionWords = (number: unknown) =>
  typeof number === 'number' ? `a versão ${number}` : 'uma versão'
