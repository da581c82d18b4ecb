import { isDeepStrictEqual } from 'node:util'
import type { LegalKind } from '@portal/contract/people/legal/legal.texts'
import { versionInForce } from '@portal/contract/people/legal/legal.texts'
import { isEmptyRichText } from '@portal/contract/rich-text/plain-text-of'
import type { RichTextDocument } from '@portal/contract/rich-text/rich-text-types'
import { dayOfKnownDate } from '@portal/contract/shared/calendar-days'
import { instantOfWallMinute, MINUTES_PER_DAY } from '@portal/contract/shared/time-zones'
import { Conflict, Invalid, requireSameVersion } from '../../../platform/errors/domain-errors.ts'
import { defineTag } from '../../../platform/live/tags.ts'
import { legalTexts } from './legal.texts.ts'

export const LEGAL_TAG = defineTag('legal')

export type LegalVersion = {
  number: number
  effective_from: string
  summary: string
  body: RichTextDocument
  publishedAt: Date
}

export type LegalDocument = {
  kind: LegalKind
  draft: { body: RichTextDocument; summary: string } | null
  version: number
  updatedAt: Date
  /** Oldest first; there is always one. */
  versions: readonly [LegalVersion, ...LegalVersion[]]
}

export const newestOf = ({ versions }: LegalDocument): LegalVersion =>
  versions.at(-1) ?? versions[0]

export const inForce = ({ versions }: LegalDocument, today: string): LegalVersion =>
  versionInForce(versions, today) ?? versions[0]

/** When another version begins to count; null while none waits. */
export function nextBeginning({ versions }: LegalDocument, now: Date): Date | null {
  const beginnings = versions
    .map(({ effective_from }) =>
      instantOfWallMinute(dayOfKnownDate(effective_from) * MINUTES_PER_DAY),
    )
    .filter((moment) => moment > now)
  return beginnings.sort((a, b) => a.getTime() - b.getTime())[0] ?? null
}

/** Not in the past, and not before what is already promised. */
export function earliestDay(document: LegalDocument, today: string): string {
  const { effective_from } = newestOf(document)
  return effective_from > today ? effective_from : today
}

export const requireSameDocument = (document: LegalDocument, version: number) =>
  requireSameVersion(document, version, legalTexts.stale)

export function requirePublishable(
  document: LegalDocument,
  effectiveFrom: string,
  today: string,
): { body: RichTextDocument; summary: string } {
  const { draft } = document
  if (!draft) throw new Conflict('legal.no-draft', 'nothing to publish', legalTexts.noDraft)
  if (isEmptyRichText(draft.body)) refuse('legal.empty', 'body', legalTexts.empty)
  if (draft.summary === '') refuse('legal.no-summary', 'summary', legalTexts.noSummary)
  if (isDeepStrictEqual(draft.body, newestOf(document).body)) {
    refuse('legal.unchanged', 'body', legalTexts.unchanged)
  }
  const earliest = earliestDay(document, today)
  if (effectiveFrom < earliest) {
    const shown = earliest.split('-').reverse().join('/')
    refuse('legal.too-early', 'effective_from', legalTexts.tooEarly(shown))
  }
  return draft
}

function refuse(code: string, path: string, message: string): never {
  throw new Invalid(code, code, [{ path, message }], message)
}
