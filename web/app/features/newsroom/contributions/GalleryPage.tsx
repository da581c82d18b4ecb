import type { ContributionCard } from '@portal/contract/newsroom/contributions/contribution'
import {
  CONTRIBUTION_KINDS,
  type ContributionKind,
} from '@portal/contract/newsroom/contributions/contribution.texts'
import { Camera } from 'lucide-react'
import { CursorPagination } from '~/ui/CursorPagination.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { LinkTabs } from '~/ui/LinkTabs.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { ContributionTile } from './ContributionTile.tsx'
import { FOLLOW, SEND } from './contributions.constants.ts'
import { contributionsTexts as texts } from './contributions.texts.ts'
import { galleryAddress } from './gallery-address.rules.ts'

type GalleryPageProps = {
  /** Null where the list could not be read. */
  contributions: readonly ContributionCard[] | null
  kind: ContributionKind | null
  city: string
  previous: string | null
  next: string | null
}

/** The first screenful on a phone and on a desk. */
const FIRST_SCREEN = 3

export function GalleryPage({ contributions, kind, city, previous, next }: GalleryPageProps) {
  return (
    <div className="wrap pt-10 pb-16 lg:pt-16">
      <header className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
        <div>
          <h1>{texts.title}</h1>
          <p className="mt-3 max-w-[52ch] text-lead text-muted">{texts.lead(city)}</p>
        </div>
        <div className="grid gap-1 max-md:w-full">
          <LinkButton to={SEND} look="primary" className="max-md:w-full">
            <Camera aria-hidden="true" />
            {texts.send}
          </LinkButton>
          <p className="text-center text-sm text-muted">{texts.sendLead}</p>
        </div>
      </header>
      <LinkTabs
        label={texts.filters}
        className="mt-8"
        links={[
          { label: texts.all, to: galleryAddress(null), current: kind === null },
          ...CONTRIBUTION_KINDS.map((one) => ({
            label: texts.kinds[one],
            to: galleryAddress(one),
            current: kind === one,
          })),
        ]}
      />
      {contributions ? (
        <Mosaic contributions={contributions} />
      ) : (
        <p className="mt-8">{texts.failed}</p>
      )}
      <div className="mt-10 grid gap-6">
        <CursorPagination previous={previous} next={next} label={texts.pages} />
        <div className="flex flex-wrap gap-x-8">
          <TextLink to={FOLLOW} block>
            {texts.mine}
          </TextLink>
          <TextLink to="/solicitar-cobertura" block>
            {texts.coverage}
          </TextLink>
        </div>
      </div>
    </div>
  )
}

function Mosaic({ contributions }: { contributions: readonly ContributionCard[] }) {
  if (contributions.length === 0) {
    return (
      <div className="mt-8">
        <EmptyState
          icon={<Camera />}
          title={texts.empty}
          level="h2"
          action={<LinkButton to={SEND}>{texts.send}</LinkButton>}
        >
          {texts.emptyText}
        </EmptyState>
      </div>
    )
  }
  return (
    <ul className="mt-8 gap-5 md:columns-2 lg:columns-3">
      {contributions.map((contribution, index) => (
        <li key={contribution.id} className="mb-5 break-inside-avoid">
          <ContributionTile
            contribution={contribution}
            loading={index < FIRST_SCREEN ? 'eager' : 'lazy'}
          />
        </li>
      ))}
    </ul>
  )
}
