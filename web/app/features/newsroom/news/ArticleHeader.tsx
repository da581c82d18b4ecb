import type { Article } from '@portal/contract/newsroom/news/article'
import { NEWS_PATH } from '@portal/contract/newsroom/news/news.texts'
import { Share2 } from 'lucide-react'
import { cityDay, dayText, hourText } from '~/platform/moments.ts'
import { Badge } from '~/ui/Badge.tsx'
import { Breadcrumb } from '~/ui/Breadcrumb.tsx'
import { Button } from '~/ui/Button.tsx'
import { WhatsappIcon } from '~/ui/brand-icons.tsx'
import { buttonStyle } from '~/ui/button-style.ts'
import { useShare } from '~/ui/use-share.ts'
import { newsTexts as texts } from './news.texts.ts'
import { newsAddress, whatsappShare } from './news-address.rules.ts'

type ArticleHeaderProps = {
  article: Article
  /** The whole address of the page; none for a preview, which is not shared. */
  url: string | null
}

/** The headline, who wrote it and when: everything one judges a text by, before its picture. */
export function ArticleHeader({ article, url }: ArticleHeaderProps) {
  const { category, sponsor } = article
  return (
    <header className="mx-auto max-w-[52rem]">
      <Breadcrumb
        steps={[
          { label: texts.title, to: NEWS_PATH },
          ...(category.slug ? [{ label: category.name, to: newsAddress(category.slug) }] : []),
        ]}
      />
      {sponsor === null ? null : (
        <p className="mt-3 mb-5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <Badge tone="sol">{texts.sponsored}</Badge>
          <span className="text-muted">{texts.sponsoredBy(sponsor)}</span>
        </p>
      )}
      <h1 className="mt-3 text-balance wrap-break-word">{article.title}</h1>
      <p className="mt-4 text-lead text-muted">{article.summary}</p>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-line border-y py-3.5">
        <Byline article={article} />
        {url === null ? null : <Share title={article.title} url={url} />}
      </div>
    </header>
  )
}

function Byline({
  article: { author, published_at, revised_at, reading_minutes },
}: {
  article: Article
}) {
  const published = new Date(published_at)
  const revised = revised_at === null ? null : new Date(revised_at)
  return (
    <div className="text-sm">
      <p className="font-semibold">{texts.by(author)}</p>
      <p className="num text-muted">
        <time dateTime={published_at}>{moment(published)}</time>
        {` · ${texts.reading(reading_minutes)}`}
      </p>
      {revised ? (
        <p className="num text-muted">
          <time dateTime={revised.toISOString()}>
            {cityDay(revised) === cityDay(published)
              ? texts.revisedAt(hourText(revised))
              : texts.revised(dayText(revised), hourText(revised))}
          </time>
        </p>
      ) : null}
    </div>
  )
}

const moment = (date: Date) => texts.at(dayText(date), hourText(date))

function Share({ title, url }: { title: string; url: string }) {
  const share = useShare(title)
  return (
    <div className="flex flex-wrap gap-2">
      <a
        href={whatsappShare(title, url)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={texts.shareWhatsapp}
        className={buttonStyle({ look: 'line', size: 'sm' })}
      >
        <WhatsappIcon />
        {texts.whatsapp}
      </a>
      <Button look="line" size="sm" onClick={share}>
        <Share2 aria-hidden="true" />
        {texts.share}
      </Button>
    </div>
  )
}
