import type { Episode } from '@portal/contract/newsroom/podcast/podcast'
import { clockText } from '~/platform/clock-text.ts'
import { playTrack } from '~/platform/player/player.ts'
import { startSearch } from './duration.rules.ts'
import { podcastTexts } from './podcast.texts.ts'
import { trackOf } from './track.rules.ts'

const texts = podcastTexts.episode

/** Each begins the sound where it begins; without scripts it is an address that says the same. */
export function Chapters({ episode }: { episode: Episode }) {
  const track = trackOf(episode)
  if (episode.chapters.length === 0) return null
  return (
    <section aria-labelledby="capitulos">
      <h2 id="capitulos" className="text-h3">
        {texts.chapters}
      </h2>
      <ol className="mt-3 divide-y divide-line">
        {episode.chapters.map(({ start_s, title, url }) => (
          <li key={start_s} className="flex flex-wrap items-center justify-between gap-x-4">
            <a
              href={startSearch(start_s)}
              onClick={(event) => {
                if (!track) return
                event.preventDefault()
                playTrack(track, start_s)
              }}
              className="flex min-h-12 min-w-0 flex-1 items-center gap-4 hover:text-mar-600"
            >
              <span className="sr-only">{texts.playFrom}</span>
              <span className="num w-14 flex-none font-semibold text-mar-600">
                {clockText(start_s)}
              </span>
              <span className="min-w-0 wrap-break-word">{title}</span>
            </a>
            {url ? (
              <a
                href={url}
                target="_blank"
                rel="noopener noreferrer nofollow"
                className="inline-flex min-h-11 items-center font-semibold text-mar-600 text-sm underline underline-offset-4"
              >
                {texts.link}
                <span className="sr-only">: {title}</span>
              </a>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  )
}
