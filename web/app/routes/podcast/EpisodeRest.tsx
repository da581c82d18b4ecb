import type { Episode } from '@portal/contract/newsroom/podcast/podcast'
import { isEmptyRichText } from '@portal/contract/rich-text/plain-text-of'
import { podcastTexts } from '~/features/newsroom/podcast/podcast.texts.ts'
import { Transcript } from '~/features/newsroom/podcast/Transcript.tsx'
import { RichText } from '~/ui/rich-text/RichText.tsx'

/** What one reads of an episode, below what one hears. */
export function EpisodeRest({ episode }: { episode: Episode }) {
  return (
    <div className="grid content-start gap-10">
      {isEmptyRichText(episode.notes) ? null : (
        <section aria-labelledby="notas">
          <h2 id="notas" className="text-h3">
            {podcastTexts.episode.notes}
          </h2>
          <RichText document={episode.notes} headingFrom={3} className="mt-3 max-w-[70ch]" />
        </section>
      )}
      <Transcript episode={episode} />
    </div>
  )
}
