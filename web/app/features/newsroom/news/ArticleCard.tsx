import type { ArticleCard as Listed } from '@portal/contract/newsroom/news/article'
import clsx from 'clsx'
import { Newspaper } from 'lucide-react'
import { Link } from 'react-router'
import { dayAgoText } from '~/platform/moments.ts'
import { Badge } from '~/ui/Badge.tsx'
import { Picture } from '~/ui/Picture.tsx'
import { newsTexts as texts } from './news.texts.ts'
import { articleAddress } from './news-address.rules.ts'

type ArticleCardProps = {
  article: Listed
  now: Date
  level?: 'h2' | 'h3'
  /** The first large one of a page: its picture is what one waits for. */
  isFirst?: boolean
}

/** The story of the day: its picture, its summary. */
export function LargeArticleCard({ article, now, level = 'h2', isFirst }: ArticleCardProps) {
  const Heading = level
  return (
    <article className="group/card relative">
      <Cover
        article={article}
        ratio="3/2"
        sizes="(min-width: 64rem) 668px, 100vw"
        isFirst={isFirst}
      />
      <Kicker article={article} className="mt-4.5" />
      <Heading className="mt-1.5 text-[clamp(1.5rem,1.2rem+1.3vw,2.25rem)] leading-[1.1] wrap-break-word">
        <ArticleLink article={article} />
      </Heading>
      <p className="mt-2.5 text-muted">{article.summary}</p>
      <Facts article={article} now={now} className="mt-3" />
    </article>
  )
}

/** A line of a list: words first, a small square picture beside them. */
export function SmallArticleCard({ article, now, level = 'h3' }: ArticleCardProps) {
  const Heading = level
  return (
    <article className="group/card relative grid grid-cols-[1fr_6.5rem] items-start gap-4 lg:grid-cols-[1fr_9.5rem] lg:gap-6">
      <div className="min-w-0">
        <Kicker article={article} />
        <Heading className="mt-1.5 text-h3 wrap-break-word">
          <ArticleLink article={article} />
        </Heading>
        <Facts article={article} now={now} className="mt-2" />
      </div>
      <Cover article={article} ratio="1/1" sizes="(min-width: 64rem) 152px, 104px" />
    </article>
  )
}

/** One of many, under its picture. */
export function MediumArticleCard({ article, now, level = 'h3' }: ArticleCardProps) {
  const Heading = level
  return (
    <article className="group/card relative">
      <Cover
        article={article}
        ratio="3/2"
        sizes="(min-width: 64rem) 384px, (min-width: 48rem) 50vw, 100vw"
      />
      <Kicker article={article} className="mt-3.5" />
      <Heading className="mt-1 text-h3 wrap-break-word">
        <ArticleLink article={article} />
      </Heading>
      <Facts article={article} now={now} className="mt-2" />
    </article>
  )
}

/** What it is about; for a paid text, first of all that it is one. */
function Kicker({ article, className }: { article: Listed; className?: string }) {
  if (article.sponsor !== null) {
    return (
      <p className={className}>
        <Badge tone="sol-soft">{texts.sponsored}</Badge>
      </p>
    )
  }
  return (
    <p className={clsx('font-semibold text-mar-600 text-xs', className)}>{article.category.name}</p>
  )
}

function ArticleLink({ article }: { article: Listed }) {
  return (
    <Link
      to={articleAddress(article)}
      className="after:absolute after:inset-0 after:rounded-card group-hover/card:text-mar-600 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-mar-600 focus-visible:after:outline-offset-3"
    >
      {article.title}
    </Link>
  )
}

function Facts({ article, now, className }: { article: Listed; now: Date; className: string }) {
  return (
    <p className={clsx('num text-muted text-xs', className)}>
      <time dateTime={article.published_at}>{dayAgoText(new Date(article.published_at), now)}</time>
      {` · ${texts.reading(article.reading_minutes)}`}
    </p>
  )
}

type CoverProps = {
  article: Listed
  ratio: '3/2' | '1/1'
  sizes: string
  isFirst?: boolean | undefined
}

function Cover({ article, ratio, sizes, isFirst }: CoverProps) {
  return (
    <Picture
      picture={article.photo}
      alt=""
      ratio={ratio}
      sizes={sizes}
      loading={isFirst ? 'priority' : 'lazy'}
    >
      <span className="grid place-items-center text-mar-700">
        <Newspaper aria-hidden="true" className="size-8" />
      </span>
    </Picture>
  )
}
