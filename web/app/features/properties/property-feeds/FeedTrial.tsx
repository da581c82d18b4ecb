import type { PropertyFeed } from '@portal/contract/properties/property-feeds/property-feed'
import { Button } from '~/ui/Button.tsx'
import type { FeedWrites } from './feeds.queries.ts'
import { feedsTexts } from './feeds.texts.ts'

const { trial: texts } = feedsTexts

type Trial = NonNullable<PropertyFeed['trial']>
type FeedTrialProps = { trial: Trial; writes: FeedWrites; mayEdit: boolean }

/** What would come, what is refused and why. Nothing of it is stored until somebody says so. */
export function FeedTrial({ trial, writes, mayEdit }: FeedTrialProps) {
  const { reading, hash, warnings, listings } = trial
  const { counts } = reading
  const taken = counts.added + counts.changed + counts.unchanged
  return (
    <section
      aria-labelledby="viria-do-feed"
      className="grid gap-3 rounded-card border border-line p-4"
    >
      <h3 id="viria-do-feed" className="font-semibold">
        {texts.title}
      </h3>
      {reading.sentence ? (
        <p role="status" className="text-vermelho-700">
          {texts.refused(reading.sentence)}
        </p>
      ) : (
        <p role="status">{texts.counts(counts)}</p>
      )}
      {warnings.map((warning) => (
        <p key={warning} className="text-sm">
          {warning}
        </p>
      ))}
      {listings.length > 0 ? <Listings listings={listings} found={counts.found} /> : null}
      {hash && mayEdit ? (
        <Button
          className="justify-self-start"
          pending={writes.isSaving}
          onClick={() => void writes.confirm(hash)}
        >
          {texts.confirm(taken)}
        </Button>
      ) : null}
      {!hash && !reading.sentence ? <p>{texts.nothing}</p> : null}
    </section>
  )
}

function Listings({ listings, found }: { listings: Trial['listings']; found: number }) {
  return (
    <>
      {listings.length < found ? (
        <p className="text-muted text-sm">{texts.first(listings.length)}</p>
      ) : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by the keyboard */}
      <ul className="grid max-h-96 overflow-y-auto text-sm" tabIndex={0} aria-label={texts.list}>
        {listings.map((listing, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of one answer, never reordered
            key={index}
            className="grid gap-x-3 border-line border-t py-2 md:grid-cols-[minmax(0,1fr)_6rem]"
          >
            <span className="min-w-0 wrap-anywhere">
              <b className="font-semibold">{listing.title}</b>{' '}
              <span className="text-muted">{listing.code}</span>
            </span>
            <span>{texts.outcomes[listing.outcome]}</span>
            {listing.sentences.map((sentence) => (
              <span
                key={sentence}
                className={
                  listing.outcome === 'refused'
                    ? 'text-vermelho-700 md:col-span-2'
                    : 'text-muted md:col-span-2'
                }
              >
                {sentence}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </>
  )
}
