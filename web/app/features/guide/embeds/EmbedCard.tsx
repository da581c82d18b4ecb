import type { Establishment } from '@portal/contract/guide/establishments/establishment'
import { openStateLine } from '@portal/contract/guide/establishments/hours.texts'
import { ratingText } from '@portal/contract/guide/establishments/rating-rules'
import { PhotoImage } from '~/ui/PhotoImage.tsx'
import { embedsTexts } from './embeds.texts.ts'

const texts = embedsTexts.card
const elsewhere = { target: '_blank', rel: 'noopener' } as const

type Site = { origin: string; siteName: string }

/** A business in a frame of somebody else's page. Nothing of it runs: it is true when it is asked for. */
export function EmbedCard({ place, site, now }: { place: Establishment; site: Site; now: Date }) {
  const state = openStateLine(place.hours, now)
  const { rating } = place
  const kind = (place.subcategory ?? place.category).name
  return (
    <article className="embed">
      {place.photo ? (
        <div className="embed-photo">
          <PhotoImage picture={place.photo} sizes="360px" loading="eager" />
        </div>
      ) : null}
      <div className="embed-words">
        <h1>{place.name}</h1>
        <p className="embed-kind">{[kind, place.neighbourhood].filter(Boolean).join(' · ')}</p>
        {place.facts ? (
          <p className="embed-kind">{place.facts.join(' · ')}</p>
        ) : (
          <p className={`embed-state embed-${state.look}`}>{state.text}</p>
        )}
        <p className="embed-rating">
          {rating ? (
            <>
              <span aria-hidden="true">★</span>{' '}
              {ratingText({ count: rating.count, sum: rating.mean * rating.count })}
            </>
          ) : (
            texts.unrated
          )}
        </p>
        <a
          {...elsewhere}
          href={`${site.origin}/guia/${place.slug}`}
          aria-label={texts.openOf(place.name)}
          className="embed-action"
        >
          {texts.open}
        </a>
      </div>
      <Mark {...site} />
    </article>
  )
}

type Gone = 'gone' | 'away'

/** What stands where a card would: a place that left the guide, or a guide that is away. */
export function EmbedNotice({ kind, site }: { kind: Gone; site: Site }) {
  const [title, text] =
    kind === 'gone' ? [texts.goneTitle, texts.goneText] : [texts.awayTitle, texts.awayText]
  return (
    <article className="embed">
      <div className="embed-words">
        <h1>{title}</h1>
        <p className="embed-kind">{text}</p>
        <a {...elsewhere} href={`${site.origin}/guia-comercial`} className="embed-action">
          {texts.toGuide}
        </a>
      </div>
      <Mark {...site} />
    </article>
  )
}

function Mark({ origin, siteName }: Site) {
  return (
    <a
      {...elsewhere}
      href={`${origin}/`}
      aria-label={texts.markOf(siteName)}
      className="embed-mark"
    >
      <img src="/icon-192.png" alt="" width={24} height={24} />
      <span>{texts.mark(siteName)}</span>
    </a>
  )
}
