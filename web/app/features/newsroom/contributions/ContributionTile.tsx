import type { ContributionCard } from '@portal/contract/newsroom/contributions/contribution'
import { CONTRIBUTION_KIND_WORDS } from '@portal/contract/newsroom/contributions/contribution.texts'
import { Heart, MapPin } from 'lucide-react'
import { Link } from 'react-router'
import { Badge } from '~/ui/Badge.tsx'
import { Picture } from '~/ui/Picture.tsx'
import { contributionsTexts as texts } from './contributions.texts.ts'
import { contributionAddress } from './gallery-address.rules.ts'

type TileProps = {
  contribution: ContributionCard
  /** In a mosaic a photo keeps its own shape within reason; in a row all are square. */
  shape?: 'own' | 'square'
  sizes?: string
  loading?: 'eager' | 'lazy'
  level?: 'h2' | 'h3'
}

/** One of the mosaic: a photo with its name on it, or words on sand. The whole of it is the link. */
export function ContributionTile({
  contribution,
  shape = 'own',
  sizes = '(min-width: 64rem) 384px, (min-width: 48rem) 50vw, 100vw',
  loading = 'lazy',
  level = 'h2',
}: TileProps) {
  const { photo } = contribution
  return (
    <article className="group/card relative">
      {photo ? (
        <Picture
          picture={photo}
          alt={photo.alt}
          ratio={shape === 'square' ? '1/1' : ratioOf(photo)}
          sizes={sizes}
          loading={loading}
          topLeft={contribution.kind === 'photo' ? null : <Kind contribution={contribution} />}
          caption={<Words contribution={contribution} level={level} isOnPhoto />}
        />
      ) : (
        <div
          className={`grid content-between gap-4 rounded-card bg-areia-100 p-5 ${shape === 'square' ? 'aspect-square overflow-hidden' : ''}`}
        >
          <Kind contribution={contribution} />
          <Words
            contribution={contribution}
            level={level}
            isOnPhoto={false}
            isShort={shape === 'square'}
          />
        </div>
      )}
    </article>
  )
}

const Kind = ({ contribution: { kind } }: Pick<TileProps, 'contribution'>) => (
  <span>
    <Badge tone={kind === 'complaint' ? 'sol' : 'mar'}>{CONTRIBUTION_KIND_WORDS[kind]}</Badge>
  </span>
)

type WordsProps = {
  contribution: ContributionCard
  level: 'h2' | 'h3'
  isOnPhoto: boolean
  isShort?: boolean
}

function Words({ contribution, level: Heading, isOnPhoto, isShort = false }: WordsProps) {
  const { title, summary, credit_name: credit, place, likes } = contribution
  return (
    <div>
      <Heading className="text-[1.125rem] leading-tight tracking-[-0.012em] wrap-anywhere">
        <Link
          to={contributionAddress(contribution)}
          className="after:absolute after:inset-0 after:z-1 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-3 focus-visible:after:outline-mar-600"
        >
          {title}
        </Link>
      </Heading>
      {isOnPhoto || !summary ? null : (
        <p className={`mt-2 wrap-anywhere ${isShort ? 'line-clamp-3' : 'line-clamp-6'}`}>
          {summary}
        </p>
      )}
      <p
        className={`mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm ${isOnPhoto ? '' : 'text-muted'}`}
      >
        <span className="basis-full wrap-anywhere">
          {credit ? texts.by(credit) : texts.anonymous}
        </span>
        {place ? (
          <span className="inline-flex min-w-0 items-center gap-1">
            <MapPin aria-hidden="true" className="size-4 flex-none" />
            <span className="wrap-anywhere">{place.name}</span>
          </span>
        ) : null}
        {likes > 0 ? (
          <span className="num inline-flex items-center gap-1">
            <Heart aria-hidden="true" className="size-4 flex-none fill-current" />
            <span className="sr-only">{texts.likes(likes)}</span>
            <span aria-hidden="true">{likes}</span>
          </span>
        ) : null}
      </p>
    </div>
  )
}

/** Near enough to its own shape, from a small set: an endless panorama would be a thread. */
function ratioOf({ width, height }: { width: number; height: number }) {
  const ratio = width / height
  if (ratio > 1.4) return '3/2'
  if (ratio > 1.15) return '4/3'
  return ratio > 0.9 ? '1/1' : '4/5'
}
