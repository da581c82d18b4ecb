import { plainTextOf } from '@portal/contract/rich-text/plain-text-of'
import type { RichTextDocument } from '@portal/contract/rich-text/rich-text-types'
import { isoToText } from '~/ui/date-text.ts'
import { conflictTexts } from './conflict.texts.ts'

const { empty, yes, no, filled } = conflictTexts

/** A value of a form as people read it, where its field says nothing better. */
export function shownValue(value: unknown): string {
  return wordsOf(value) || (hasContent(value) ? filled : empty)
}

function wordsOf(value: unknown): string {
  if (typeof value === 'string') return isoToText(value) || value.trim()
  if (typeof value === 'number') return Number.isFinite(value) ? value.toLocaleString('pt-BR') : ''
  if (typeof value === 'boolean') return value ? yes : no
  if (Array.isArray(value)) return value.map(wordsOf).filter(Boolean).join(' · ')
  if (typeof value !== 'object' || value === null) return ''
  if (isDocument(value)) return plainTextOf(value)
  // Of a row of a list, what was written in it; its ids and switches say nothing to a reader.
  const written = Object.entries(value).flatMap(([name, part]) =>
    typeof part === 'string' && !/(^|_)(id|key)$/.test(name) ? wordsOf(part) : [],
  )
  return written.filter(Boolean).join(', ')
}

const isDocument = (value: object): value is RichTextDocument =>
  'type' in value && value.type === 'doc'

const hasContent = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.values(value).length > 0
