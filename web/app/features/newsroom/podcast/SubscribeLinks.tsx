import type { PodcastShow } from '@portal/contract/newsroom/podcast/podcast'
import { Copy, ExternalLink, Rss } from 'lucide-react'
import { copyText } from '~/platform/copy-text.ts'
import { Button } from '~/ui/Button.tsx'
import { buttonStyle } from '~/ui/button-style.ts'
import { toast } from '~/ui/toast.ts'
import { podcastTexts } from './podcast.texts.ts'

const texts = podcastTexts.subscribe

/** Any app can read the feed; those with a page of their own are named where there is one. */
export function SubscribeLinks({ show, origin }: { show: PodcastShow; origin: string }) {
  const apps = [
    [texts.apple, show.apple_url],
    [texts.spotify, show.spotify_url],
    [texts.youtube, show.youtube_url],
  ] as const
  async function copy() {
    const isCopied = await copyText(new URL(show.feed, origin).href)
    toast(
      isCopied
        ? { title: texts.copied, description: texts.copiedText, variant: 'success' }
        : { title: texts.copyFailed, description: texts.copyFailedText, variant: 'destructive' },
    )
  }
  return (
    <section aria-labelledby="assine" className="rounded-card bg-areia-100 p-6 lg:p-8">
      <h2 id="assine" className="text-h3">
        {texts.title}
      </h2>
      <p className="mt-2 max-w-[60ch] text-muted">{texts.text}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <span className="hidden in-data-hydrated:block">
          <Button size="sm" onClick={() => void copy()}>
            <Copy aria-hidden="true" />
            {texts.copy}
          </Button>
        </span>
        <a href={show.feed} className={buttonStyle({ look: 'line', size: 'sm' })}>
          <Rss aria-hidden="true" />
          {texts.open}
        </a>
        {apps.map(([name, address]) =>
          address ? (
            <a
              key={name}
              href={address}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonStyle({ look: 'line', size: 'sm' })}
            >
              <ExternalLink aria-hidden="true" />
              {name}
            </a>
          ) : null,
        )}
      </div>
    </section>
  )
}
