import type { LegalVersionHead, LegalVersion as Shown } from '@portal/contract/people/legal/legal'
import type { EditedLegalDocument } from '@portal/contract/people/legal/legal-editor'
import type { RowOf } from '@portal/contract/shared/endpoint'
import {
  earliestDay,
  inForce,
  type LegalDocument,
  type LegalVersion,
  newestOf,
} from './legal.rules.ts'

const head = ({ number, effective_from, summary }: LegalVersion): LegalVersionHead => ({
  number,
  effective_from,
  summary,
})
const newestFirst = (document: LegalDocument) => [...document.versions].reverse()

export const presentVersion = (
  document: LegalDocument,
  version: LegalVersion,
  today: string,
): Shown => ({
  ...head(version),
  kind: document.kind,
  body: version.body,
  in_force: inForce(document, today).number,
  versions: newestFirst(document).map(head),
})

export const presentEdited = (
  document: LegalDocument,
  today: string,
): RowOf<typeof EditedLegalDocument> => ({
  kind: document.kind,
  draft: document.draft,
  version: document.version,
  updated_at: document.updatedAt,
  newest: { ...head(newestOf(document)), body: newestOf(document).body },
  in_force: inForce(document, today).number,
  versions: newestFirst(document).map((version) => ({
    ...head(version),
    published_at: version.publishedAt,
  })),
  earliest: earliestDay(document, today),
})
