import type { MarkedText, SearchResult } from '@portal/contract/portal/search/search'
import { distanceOf } from '@portal/contract/shared/distance-text'
import { Link } from 'react-router'
import { momentText, shortDayText } from '~/platform/moments.ts'
import { KIND_ICONS } from '~/platform/search/kind-icons.ts'
import { Badge } from '~/ui/Badge.tsx'
import { OpenState } from '~/ui/OpenState.tsx'
import { Picture } from '~/ui/Picture.tsx'
import { Rating } from '~/ui/Rating.tsx'
import { searchTexts as texts } from './search.texts.ts'

/** One thing that was found. The title's link covers the row. */
export function ResultRow({ result, isFirst }: { result: SearchResult; isFirst: boolean }) {
  const Icon = KIND_ICONS[result.kind]
  return (
    <article className="group/card relative grid grid-cols-[72px_minmax(0,1fr)] gap-x-4 py-4 md:grid-cols-[104px_minmax(0,1fr)] md:gap-x-5">
      <Picture
        picture={result.photo}
        alt=""
        ratio="1/1"
        sizes="104px"
        loading={isFirst ? 'eager' : 'lazy'}
      >
        <span className="grid place-items-center text-mar-700">
          <Icon aria-hidden="true" className="size-8!" />
        </span>
      </Picture>
      <div className="min-w-0">
        <div className="flex items-start justify-between gap-3">
          <h3 className="min-w-0 text-[1.125rem] leading-[1.2] wrap-break-word">
            <Link
              to={result.path}
              className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-mar-600"
            >
              <Marked value={result.title} />
            </Link>
          </h3>
          {result.is_featured ? (
            <Badge tone="sol-soft" className="flex-none">
              {texts.featured}
            </Badge>
          ) : null}
        </div>
        <Facts result={result} />
        {/* Of a place one line of facts says enough; of something written its words do. */}
        {result.excerpt && result.kind !== 'establishment' ? (
          <p className="mt-1.5 line-clamp-2 text-muted text-sm">
            <Marked value={result.excerpt} />
          </p>
        ) : null}
      </div>
    </article>
  )
}

function Facts({ result }: { result: SearchResult }) {
  const words = [
    result.label,
    result.neighbourhood,
    distanceOf(result),
    whenText(result),
    ...(result.facts ?? []),
  ].filter(Boolean)
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
      <span>{words.join(' · ')}</span>
      {result.rating ? <Rating score={result.rating.mean} count={result.rating.count} /> : null}
      {result.is_open === null || result.facts ? null : (
        <OpenState state={result.is_open ? 'open' : 'closed'}>
          {result.is_open ? texts.open : texts.closed}
        </OpenState>
      )}
    </p>
  )
}

function whenText({ kind, starts_at, ends_at, published_at }: SearchResult): string | null {
  // Whoever needs a pharmacy on duty, or reads a notice, asks how long it lasts.
  if (kind === 'utility' && ends_at) return texts.until(momentText(new Date(ends_at)))
  if (starts_at) return momentText(new Date(starts_at))
  return published_at ? shortDayText(new Date(published_at)) : null
}

/** A text with what was asked for set off; the words themselves are never read as markup. */
function Marked({ value: { text, marks } }: { value: MarkedText }) {
  const pieces = []
  let from = 0
  for (const [start, end] of marks) {
    if (start > from) pieces.push(text.slice(from, start))
    pieces.push(
      <mark key={start} className="rounded-[3px] bg-sol-100 text-inherit">
        {text.slice(start, end)}
      </mark>,
    )
    from = end
  }
  pieces.push(text.slice(from))
  return pieces
}
