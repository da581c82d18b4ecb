import type { Article, ArticleCard, ArticleEvent } from '@portal/contract/newsroom/news/article'
import { NEWS_PATH } from '@portal/contract/newsroom/news/news.texts'
import { CalendarDays } from 'lucide-react'
import { Link } from 'react-router'
import { momentText } from '~/platform/moments.ts'
import { Picture } from '~/ui/Picture.tsx'
import { SectionHead } from '~/ui/SectionHead.tsx'
import { MediumArticleCard } from './ArticleCard.tsx'
import { newsTexts as texts } from './news.texts.ts'

/** Events that the text speaks of, with their next date. */
export function ArticleEvents({ events }: { events: Article['events'] }) {
  if (events.length === 0) return null
  return (
    <section aria-labelledby="na-agenda" className="mx-auto mt-12 max-w-[44rem]">
      <h2 id="na-agenda" className="text-h3">
        {texts.events}
      </h2>
      <ul className="mt-3 grid gap-3">
        {events.map((event) => (
          <li key={event.id}>
            <EventLine event={event} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function EventLine({ event: { slug, title, photo, starts_at } }: { event: ArticleEvent }) {
  return (
    <article className="group/card relative grid grid-cols-[5rem_1fr] items-center gap-4 rounded-card bg-areia-100 p-3">
      <Picture picture={photo} alt="" ratio="1/1" sizes="80px">
        <span className="grid place-items-center text-mar-700">
          <CalendarDays aria-hidden="true" className="size-7" />
        </span>
      </Picture>
      <div className="min-w-0">
        <h3 className="text-base wrap-break-word">
          <Link
            to={`/eventos/${slug}`}
            className="after:absolute after:inset-0 group-hover/card:text-mar-600"
          >
            {title}
          </Link>
        </h3>
        {starts_at ? (
          <p className="num mt-1 text-muted text-sm">
            <time dateTime={starts_at}>{momentText(new Date(starts_at))}</time>
          </p>
        ) : null}
      </div>
    </article>
  )
}

/** What to read next. */
export function RelatedArticles({
  articles,
  now,
}: {
  articles: readonly ArticleCard[]
  now: Date
}) {
  if (articles.length === 0) return null
  return (
    <section aria-labelledby="leia-tambem" className="wrap pt-14 pb-16 lg:pt-20 lg:pb-24">
      <SectionHead
        id="leia-tambem"
        title={texts.related}
        more={{ to: NEWS_PATH, label: texts.seeAll }}
      />
      <ul className="grid gap-x-6 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
        {articles.map((article) => (
          <li key={article.id}>
            <MediumArticleCard article={article} now={now} />
          </li>
        ))}
      </ul>
    </section>
  )
}
