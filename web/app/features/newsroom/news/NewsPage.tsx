import type { ArticleCard } from '@portal/contract/newsroom/news/article'
import type { ArticleCategory } from '@portal/contract/newsroom/news/article-category'
import { NEWS_FEED_PATH, NEWS_PATH } from '@portal/contract/newsroom/news/news.texts'
import { Newspaper, Rss } from 'lucide-react'
import { ChipRow } from '~/ui/ChipRow.tsx'
import { CursorPagination } from '~/ui/CursorPagination.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { LinkChip } from '~/ui/LinkChip.tsx'
import { LargeArticleCard, MediumArticleCard, SmallArticleCard } from './ArticleCard.tsx'
import { newsTexts as texts } from './news.texts.ts'
import { newsAddress } from './news-address.rules.ts'

type NewsPageProps = {
  /** Null where the list could not be read. */
  articles: readonly ArticleCard[] | null
  categories: readonly ArticleCategory[]
  category: string | undefined
  city: string
  now: Date
  pages: { previous: string | null; next: string | null }
}

/** Beside the large one. */
const SMALL = 3

export function NewsPage({ articles, categories, category, city, now, pages }: NewsPageProps) {
  const current = categories.find(({ slug }) => slug === category)
  return (
    <>
      <header className="wrap pt-10 pb-6 lg:pt-16 lg:pb-8">
        <h1>{current ? texts.of(current.name) : texts.title}</h1>
        <p className="mt-3 max-w-[56ch] text-lead text-muted">{texts.lead(city)}</p>
        <Categories categories={categories} category={category} />
      </header>
      <div className="wrap pb-16 lg:pb-24">
        {articles ? (
          <>
            <List articles={articles} now={now} isFirstPage={!pages.previous} category={category} />
            <div className="mt-12">
              <CursorPagination {...pages} label={texts.list} />
            </div>
          </>
        ) : (
          <EmptyState icon={<Newspaper />} title={texts.failed} level="h2">
            {texts.failedText}
          </EmptyState>
        )}
        <p className="mt-12 border-line border-t pt-4">
          {/* A file, not a page of the portal: the browser goes there itself. */}
          <a
            href={NEWS_FEED_PATH}
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-mar-600 text-sm hover:text-mar-700"
          >
            <Rss aria-hidden="true" className="size-4.5" />
            {texts.feed}
          </a>
        </p>
      </div>
    </>
  )
}

function Categories({ categories, category }: Pick<NewsPageProps, 'categories' | 'category'>) {
  if (categories.length === 0) return null
  return (
    <nav aria-label={texts.categories} className="mt-6">
      <ChipRow>
        <LinkChip to={NEWS_PATH} aria-current={category === undefined ? 'page' : undefined}>
          {texts.all}
        </LinkChip>
        {categories.map(({ slug, name }) => (
          <LinkChip
            key={slug}
            to={newsAddress(slug)}
            aria-current={slug === category ? 'page' : undefined}
          >
            {name}
          </LinkChip>
        ))}
      </ChipRow>
    </nav>
  )
}

type ListProps = {
  articles: readonly ArticleCard[]
  now: Date
  isFirstPage: boolean
  category: string | undefined
}

function List({ articles, now, isFirstPage, category }: ListProps) {
  const [first, ...others] = articles
  if (!first) return <Nothing category={category} />
  if (!isFirstPage) return <Grid articles={articles} now={now} />
  return (
    <>
      <div className="grid gap-7 lg:grid-cols-[7fr_5fr] lg:gap-14">
        <LargeArticleCard article={first} now={now} isFirst />
        <ul className="grid content-start">
          {others.slice(0, SMALL).map((article) => (
            <li
              key={article.id}
              className="border-line border-t py-5 lg:py-6 lg:first:border-t-0 lg:first:pt-0"
            >
              <SmallArticleCard article={article} now={now} level="h2" />
            </li>
          ))}
        </ul>
      </div>
      {others.length > SMALL ? (
        <section aria-labelledby="mais" className="mt-10 lg:mt-14">
          <h2 id="mais" className="mb-6">
            {texts.more}
          </h2>
          <Grid articles={others.slice(SMALL)} now={now} />
        </section>
      ) : null}
    </>
  )
}

function Grid({ articles, now }: Pick<ListProps, 'articles' | 'now'>) {
  return (
    <ul className="grid gap-x-6 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
      {articles.map((article) => (
        <li key={article.id}>
          <MediumArticleCard article={article} now={now} />
        </li>
      ))}
    </ul>
  )
}

function Nothing({ category }: { category: string | undefined }) {
  if (category === undefined) {
    return (
      <EmptyState icon={<Newspaper />} title={texts.empty} level="h2">
        {texts.emptyText}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon={<Newspaper />}
      title={texts.emptyCategory}
      level="h2"
      action={<LinkButton to={NEWS_PATH}>{texts.seeAll}</LinkButton>}
    >
      {texts.emptyCategoryText}
    </EmptyState>
  )
}
