import type { ArticleContent } from '@portal/contract/newsroom/news/article-content'
import { tidyRichText } from '@portal/contract/rich-text/tidy-rich-text'
import { partsOf } from '@portal/contract/shared/records'

/** Whether two texts say the same, whatever the order in which their parts were written down. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const left = known(a)
  const right = known(b)
  if (left.size !== right.size) return false
  return [...left].every(([name, value]) => right.has(name) && isSame(value, right.get(name)))
}

const known = (value: object) =>
  new Map(Object.entries(value).filter(([, part]) => part !== undefined))

/** What a path of the body such as `content.cover.credit` leads to. */
const valueAt = (content: ArticleContent, path: string) =>
  path.split('.').reduce<unknown>((value, name) => partsOf(value)[name], {
    content,
  })

/** What was mended since is no longer held against the text. */
export const stillWrong = <Problem extends { path: string }>(
  problems: readonly Problem[],
  then: ArticleContent,
  now: ArticleContent,
): Problem[] => problems.filter(({ path }) => isSame(valueAt(then, path), valueAt(now, path)))

/** As the server would keep it: it takes the spaces around words away. */
export function trimmed(content: ArticleContent): ArticleContent {
  const { cover, correction, sponsor } = content
  return {
    ...content,
    title: content.title.trim(),
    slug: content.slug.trim(),
    summary: content.summary.trim(),
    author: content.author.trim(),
    cover: cover && { ...cover, credit: cover.credit.trim() },
    correction: correction && { ...correction, text: correction.text.trim() },
    sponsor: sponsor?.trim() ?? null,
    body: tidyRichText(content.body),
  }
}

/** An unfinished note is not sent: the server would refuse all of it for that. */
export function sendable(content: ArticleContent): ArticleContent {
  const clean = trimmed(content)
  const { correction, sponsor } = clean
  return {
    ...clean,
    correction: correction && correction.text.length >= 3 && correction.date ? correction : null,
    sponsor: sponsor !== null && sponsor.length >= 2 ? sponsor : null,
  }
}
