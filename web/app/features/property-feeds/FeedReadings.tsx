import type { FeedReading } from '@portal/contract/property-feeds/property-feed'
import { READING_OUTCOME_WORDS } from '@portal/contract/property-feeds/property-feeds.texts'
import { momentText } from '~/platform/moments.ts'
import { feedsTexts } from './feeds.texts.ts'

const { readings: texts } = feedsTexts

/** The newest first: when, what came of it, and why not. */
export function FeedReadings({ readings }: { readings: readonly FeedReading[] }) {
  return (
    <section aria-labelledby="leituras-do-feed" className="grid gap-2 border-line border-t pt-4">
      <h3 id="leituras-do-feed" className="font-semibold">
        {texts.title}
      </h3>
      {readings.length === 0 ? <p className="text-muted text-sm">{texts.none}</p> : null}
      <ol className="grid gap-2 text-sm">
        {readings.map(({ id, at, outcome, sentence, counts }) => (
          <li key={id} className="grid gap-x-3 md:grid-cols-[12rem_7rem_minmax(0,1fr)]">
            <time dateTime={at}>{momentText(new Date(at))}</time>
            <span className="font-semibold">{READING_OUTCOME_WORDS[outcome]}</span>
            <span className="wrap-anywhere">{sentence ?? texts.counts(counts)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
