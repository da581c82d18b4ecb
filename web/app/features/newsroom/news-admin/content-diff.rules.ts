import type { ArticleContent } from '@portal/contract/newsroom/news/article-content'
import {
  type BlockChange,
  diffRichText,
  diffWords,
  type WordChange,
} from '@portal/contract/rich-text/diff-rich-text'
import { tidyRichText } from '@portal/contract/rich-text/tidy-rich-text'
import { namesOf } from '@portal/contract/shared/names-of'
import { isSame } from './article-content.rules.ts'
import { newsAdminTexts } from './news-admin.texts.ts'

const texts = newsAdminTexts.diff
type FieldName = keyof typeof texts.fields

export type FieldChange = { name: FieldName; words: WordChange[] }
/** Unchanged blocks in a row are only counted. */
export type BodyPart = BlockChange | { kind: 'unchanged'; blocks: number }
export type ContentDiff = { fields: FieldChange[]; notes: string[]; body: BodyPart[] }

/** What changed from one text to another, in the order in which an editor reads it. */
export function diffContents(before: ArticleContent, after: ArticleContent): ContentDiff {
  const blocks = diffRichText(tidyRichText(before.body), tidyRichText(after.body))
  const isRelated = ({ establishment_ids, event_ids }: ArticleContent) => [
    establishment_ids,
    event_ids,
  ]
  return {
    fields: namesOf(texts.fields)
      .filter((name) => fieldText(before, name) !== fieldText(after, name))
      .map((name) => ({ name, words: diffWords(fieldText(before, name), fieldText(after, name)) })),
    notes: [
      before.cover?.photo_id === after.cover?.photo_id ? null : texts.cover,
      before.category_id === after.category_id ? null : texts.category,
      isSame(isRelated(before), isRelated(after)) ? null : texts.related,
    ].filter((note) => note !== null),
    body: blocks.every(({ kind }) => kind === 'same') ? [] : folded(blocks),
  }
}

export const isNothing = ({ fields, notes, body }: ContentDiff) =>
  fields.length + notes.length + body.length === 0

function fieldText(content: ArticleContent, name: FieldName): string {
  switch (name) {
    case 'credit':
      return content.cover?.credit ?? ''
    case 'correction':
      return content.correction ? `${content.correction.date}: ${content.correction.text}` : ''
    case 'sponsor':
      return content.sponsor ?? ''
    default:
      return content[name]
  }
}

/** A neighbour on each side of a change stays in sight, so that one knows where it is. */
function folded(blocks: BlockChange[]): BodyPart[] {
  const isNear = (index: number) =>
    [index - 1, index, index + 1].some((at) => blocks[at] && blocks[at].kind !== 'same')
  const parts: BodyPart[] = []
  for (const [index, block] of blocks.entries()) {
    const last = parts.at(-1)
    if (isNear(index)) parts.push(block)
    else if (last?.kind === 'unchanged') last.blocks++
    else parts.push({ kind: 'unchanged', blocks: 1 })
  }
  return parts
}
