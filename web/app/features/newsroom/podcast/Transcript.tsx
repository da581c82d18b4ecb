import type { Episode } from '@portal/contract/newsroom/podcast/podcast'
import { readTranscript } from '@portal/contract/newsroom/podcast/transcript'
import { ChevronDown } from 'lucide-react'
import { useMemo, useState } from 'react'
import { clockText } from '~/platform/clock-text.ts'
import { playTrack } from '~/platform/player/player.ts'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { startSearch } from './duration.rules.ts'
import { podcastTexts } from './podcast.texts.ts'
import { trackOf } from './track.rules.ts'
import { findWords } from './transcript-search.rules.ts'

const texts = podcastTexts.episode

/** Folded, but written out on the page: search engines and "find on this page" read it too. */
export function Transcript({ episode }: { episode: Episode }) {
  const [wanted, setWanted] = useState('')
  const parts = useMemo(() => readTranscript(episode.transcript), [episode.transcript])
  const track = trackOf(episode)
  if (parts.length === 0) return null
  const marked = parts.map((part) => ({ ...part, pieces: findWords(part.text, wanted) }))
  const found = marked.filter(({ pieces }) => pieces.some(({ isFound }) => isFound)).length
  return (
    <section aria-labelledby="transcricao">
      <h2 id="transcricao" className="text-h3">
        {texts.transcript}
      </h2>
      <details className="group mt-2">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold text-mar-600 [&::-webkit-details-marker]:hidden">
          {texts.showTranscript}
          <ChevronDown
            aria-hidden="true"
            className="size-5 flex-none transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="mt-3 grid max-w-[70ch] gap-4">
          <div className="hidden in-data-live:block">
            <Field label={texts.search}>
              <Input
                type="search"
                value={wanted}
                maxLength={80}
                onChange={({ target }) => setWanted(target.value)}
              />
            </Field>
            <p role="status" className="mt-1 min-h-6 text-muted text-sm">
              {wanted.trim().length > 1 ? texts.found(found) : null}
            </p>
          </div>
          {marked.map(({ start_s, text, pieces }) => (
            <p key={`${start_s} ${text}`} className="flex gap-4">
              {start_s === null ? null : (
                <a
                  href={startSearch(start_s)}
                  aria-label={texts.startFrom(clockText(start_s))}
                  onClick={(event) => {
                    if (!track) return
                    event.preventDefault()
                    playTrack(track, start_s)
                  }}
                  className="num inline-flex min-h-6 min-w-11 flex-none font-semibold text-mar-600 text-sm hover:underline"
                >
                  {clockText(start_s)}
                </a>
              )}
              <span>
                {pieces.length === 0
                  ? text
                  : pieces.map(({ words, isFound }, place) =>
                      isFound ? (
                        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text in their order
                        <mark key={place} className="bg-sol-400">
                          {words}
                        </mark>
                      ) : (
                        words
                      ),
                    )}
              </span>
            </p>
          ))}
        </div>
      </details>
    </section>
  )
}
