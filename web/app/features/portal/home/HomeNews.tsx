import type { HomeArticle } from '@portal/contract/portal/home/home'
import { Newspaper } from 'lucide-react'
import { Link } from 'react-router'
import { dayAgoText } from '~/platform/moments.ts'
import { Picture } from '~/ui/Picture.tsx'
import { SectionHead } from '~/ui/SectionHead.tsx'
import { homeRestTexts } from './home-rest.texts.ts'

const texts = homeRestTexts.news

/** One large, three small; nothing where nothing was published yet. */
export function HomeNews({ articles, now }: { articles: readonly HomeArticle[]; now: Date }) {
  const [first, ...others] = articles
  if (!first) return null
  return (
    <section aria-labelledby="noticias" className="section">
      <div className="wrap">
        <SectionHead
          id="noticias"
          title={texts.title}
          more={{ to: '/noticias', label: texts.more }}
        />
        <div className="grid gap-7 lg:grid-cols-[7fr_5fr] lg:gap-14">
          <Large article={first} now={now} />
          <ul className="grid content-start">
            {others.map((article) => (
              <li
                key={article.slug}
                className="border-line border-t py-5 lg:py-6 lg:first:border-t-0 lg:first:pt-0"
              >
                <Small article={article} now={now} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

type ArticleProps = { article: HomeArticle; now: Date }

function Large({ article, now }: ArticleProps) {
  const facts = [article.category, when(article, now), texts.reading(article.reading_minutes)]
  return (
    <article className="group/card relative">
      <Cover article={article} ratio="3/2" sizes="(min-width: 64rem) 668px, 100vw" />
      <h3 className="mt-4.5 text-[clamp(1.5rem,1.2rem+1.3vw,2.25rem)] leading-[1.1]">
        <ArticleLink article={article} />
      </h3>
      <p className="mt-2.5 text-muted">{article.summary}</p>
      <p className="num mt-3 text-muted text-xs">{facts.filter(Boolean).join(' · ')}</p>
    </article>
  )
}

function Small({ article, now }: ArticleProps) {
  return (
    <article className="group/card relative grid grid-cols-[1fr_6.5rem] items-start gap-4 lg:grid-cols-[1fr_9.5rem] lg:gap-6">
      <div>
        {article.category ? (
          <p className="font-semibold text-mar-600 text-xs">{article.category}</p>
        ) : null}
        <h3 className="mt-1.5">
          <ArticleLink article={article} />
        </h3>
        <p className="num mt-2 text-muted text-xs">{when(article, now)}</p>
      </div>
      <Cover article={article} ratio="1/1" sizes="(min-width: 64rem) 152px, 104px" />
    </article>
  )
}

function ArticleLink({ article: { slug, title } }: { article: HomeArticle }) {
  return (
    <Link
      to={`/noticias/${slug}`}
      className="after:absolute after:inset-0 group-hover/card:text-mar-600"
    >
      {title}
    </Link>
  )
}

type CoverProps = { article: HomeArticle; ratio: '3/2' | '1/1'; sizes: string }

function Cover({ article, ratio, sizes }: CoverProps) {
  return (
    <Picture picture={article.photo} alt="" ratio={ratio} sizes={sizes}>
      <span className="grid place-items-center text-mar-700">
        <Newspaper aria-hidden="true" className="size-8" />
      </span>
    </Picture>
  )
}

const when = ({ published_at }: HomeArticle, now: Date) => dayAgoText(new Date(published_at), now)
