import type {
  Contribution,
  ContributionCard,
} from '@portal/contract/newsroom/contributions/contribution'
import { CONTRIBUTION_KIND_WORDS } from '@portal/contract/newsroom/contributions/contribution.texts'
import { Share2 } from 'lucide-react'
import { dayText } from '~/platform/moments.ts'
import { Badge } from '~/ui/Badge.tsx'
import { Breadcrumb } from '~/ui/Breadcrumb.tsx'
import { Button } from '~/ui/Button.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { PhotoImage } from '~/ui/PhotoImage.tsx'
import { placeholderColour } from '~/ui/photo-sources.ts'
import { TextLink } from '~/ui/TextLink.tsx'
import { useShare } from '~/ui/use-share.ts'
import { ContributionTile } from './ContributionTile.tsx'
import { GALLERY, SEND } from './contributions.constants.ts'
import { contributionsTexts as texts } from './contributions.texts.ts'
import { galleryAddress } from './gallery-address.rules.ts'
import { LikeButton } from './LikeButton.tsx'

type ContributionPageProps = { contribution: Contribution; others: readonly ContributionCard[] }

export function ContributionPage({ contribution, others }: ContributionPageProps) {
  const share = useShare(contribution.title)
  const { id, kind, title, text, photos, likes, answer } = contribution
  return (
    <div className="wrap pt-6 pb-16 lg:pt-10">
      <Breadcrumb
        steps={[
          { label: texts.title, to: GALLERY },
          { label: texts.kinds[kind], to: galleryAddress(kind) },
        ]}
      />
      <article className="mt-5 grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <div className="min-w-0">
          <Heading kind={kind} title={title} />
          {photos.length > 0 ? <Photos contribution={contribution} /> : null}
          {text ? (
            <p className="mt-6 max-w-[68ch] text-lead whitespace-pre-line wrap-anywhere">{text}</p>
          ) : null}
          {answer ? (
            <section aria-labelledby="resposta" className="mt-8 rounded-card bg-mar-100 p-6">
              <h2 id="resposta" className="text-h3">
                {texts.answer}
              </h2>
              <p className="mt-2 whitespace-pre-line wrap-anywhere">{answer.text}</p>
              <p className="mt-2 text-sm text-muted">{dayText(new Date(answer.answered_at))}</p>
            </section>
          ) : null}
        </div>
        <aside className="grid content-start gap-6">
          <Facts contribution={contribution} />
          <div className="flex flex-wrap gap-3">
            <LikeButton key={id} id={id} count={likes} />
            <Button look="line" onClick={() => void share()}>
              <Share2 aria-hidden="true" />
              {texts.share}
            </Button>
          </div>
          <div className="grid gap-3 rounded-card bg-areia-100 p-5">
            <p className="font-semibold">{texts.yours}</p>
            <div>
              <LinkButton to={SEND} look="line" size="sm">
                {texts.send}
              </LinkButton>
            </div>
          </div>
        </aside>
      </article>
      <Others others={others} />
    </div>
  )
}

function Heading({ kind, title }: Pick<Contribution, 'kind' | 'title'>) {
  return (
    <header>
      <Badge tone={kind === 'complaint' ? 'sol' : 'mar'}>{CONTRIBUTION_KIND_WORDS[kind]}</Badge>
      <h1 className="mt-3 text-h2 wrap-anywhere">{title}</h1>
    </header>
  )
}

/** Whole, as they were taken: a mosaic crops, the page of a photo does not. */
function Photos({ contribution: { photos, title } }: { contribution: Contribution }) {
  return (
    <ul aria-label={texts.photos} className="mt-6 grid gap-4">
      {photos.map((photo, index) => (
        <li
          key={photo.id}
          className="overflow-hidden rounded-card bg-areia-200"
          style={{ backgroundColor: placeholderColour(photo.thumbhash) }}
        >
          <PhotoImage
            picture={photo}
            alt={photo.alt || `${texts.photo(index + 1)}: ${title}`}
            sizes="(min-width: 64rem) 720px, 100vw"
            loading={index === 0 ? 'priority' : 'lazy'}
            className="h-auto max-h-[80dvh] w-full object-contain"
          />
        </li>
      ))}
    </ul>
  )
}

function Facts({ contribution }: { contribution: Contribution }) {
  const { credit_name: credit, place, happened_on: day, published_at: published } = contribution
  const at = place?.sight
  const facts = [
    [texts.credit, credit ?? texts.anonymous],
    [
      texts.place,
      place && at ? (
        <TextLink key="place" to={`/${at.kind === 'beach' ? 'praia' : 'atracao'}/${at.slug}`}>
          {place.name}
        </TextLink>
      ) : (
        place?.name
      ),
    ],
    [texts.happened, day ? dayText(new Date(`${day}T12:00Z`)) : null],
    [texts.published, dayText(new Date(published))],
  ] as const
  return (
    <dl className="grid gap-3">
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name} className="border-line border-t pt-3">
            <dt className="text-xs text-muted">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
    </dl>
  )
}

function Others({ others }: { others: readonly ContributionCard[] }) {
  if (others.length === 0) return null
  return (
    <section aria-labelledby="mais" className="mt-14">
      <h2 id="mais">{texts.more}</h2>
      <ul className="mt-6 grid gap-5 md:grid-cols-2 lg:grid-cols-4">
        {others.map((one) => (
          <li key={one.id}>
            <ContributionTile
              contribution={one}
              shape="square"
              level="h3"
              sizes="(min-width: 64rem) 280px, (min-width: 48rem) 50vw, 100vw"
            />
          </li>
        ))}
      </ul>
      <TextLink to={GALLERY} block className="mt-4">
        {texts.back}
      </TextLink>
    </section>
  )
}
