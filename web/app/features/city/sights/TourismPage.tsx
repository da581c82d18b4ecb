import type { SightCard as Listed } from '@portal/contract/city/sights/sight'
import { SIGHT_KINDS, SIGHT_TAG_WORDS } from '@portal/contract/city/sights/sight.texts'
import { MapPin, Palmtree } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '~/ui/Card.tsx'
import { ChipRow } from '~/ui/ChipRow.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { LinkChip } from '~/ui/LinkChip.tsx'
import { LinkTabs } from '~/ui/LinkTabs.tsx'
import { Picture } from '~/ui/Picture.tsx'
import { type SightFilter, sightAddress, TOURISM, tourismAddress } from './sight-address.rules.ts'
import { filterSights, usefulTags } from './sight-filter.rules.ts'
import { sightsTexts } from './sights.texts.ts'
import { tourismTexts as texts } from './tourism.texts.ts'

type TourismPageProps = {
  /** Null where the list could not be read. */
  sights: readonly Listed[] | null
  filter: SightFilter
  city: string
  /** "Praia agora". */
  tide?: ReactNode
  /** Leads to the plan. */
  plan?: ReactNode
}

export function TourismPage({ sights, filter, city, tide, plan }: TourismPageProps) {
  return (
    <>
      <div className="wrap pt-10 pb-8 lg:pt-16">
        <h1>{texts.title}</h1>
        <p className="mt-3 max-w-[56ch] text-lead text-muted">{texts.lead(city)}</p>
        {plan}
        {tide ? <div className="mt-8">{tide}</div> : null}
      </div>
      <div className="wrap pb-16">
        {sights ? <List sights={sights} filter={filter} /> : <p>{texts.failed}</p>}
      </div>
    </>
  )
}

function List({ sights, filter }: { sights: readonly Listed[]; filter: SightFilter }) {
  const shown = filterSights(sights, filter)
  if (sights.length === 0) {
    return (
      <EmptyState icon={<Palmtree />} title={texts.none} level="h2">
        {texts.noneText}
      </EmptyState>
    )
  }
  return (
    <>
      <Filters sights={sights} filter={filter} />
      <p role="status" className="num mt-5 text-muted text-sm">
        {texts.count(shown.length)}
      </p>
      {shown.length === 0 ? (
        <EmptyState
          icon={<Palmtree />}
          title={texts.empty}
          level="h2"
          action={<LinkButton to={TOURISM}>{texts.clear}</LinkButton>}
        >
          {texts.emptyText}
        </EmptyState>
      ) : (
        <ul className="mt-5 grid gap-x-6 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
          {shown.map((sight, index) => (
            <li key={sight.id}>
              <SightCard sight={sight} isFirst={index < 2} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Filters({ sights, filter }: { sights: readonly Listed[]; filter: SightFilter }) {
  const { kind, tag } = filter
  return (
    <>
      <LinkTabs
        label={texts.kind}
        links={[
          {
            label: texts.all,
            to: tourismAddress({ kind: null, tag: null }),
            current: kind === null,
          },
          ...SIGHT_KINDS.map((one) => ({
            label: sightsTexts.kinds[one],
            to: tourismAddress({ kind: one, tag: null }),
            current: kind === one,
          })),
        ]}
      />
      <nav aria-label={texts.filters} className="mt-3">
        <ChipRow>
          {usefulTags(sights, kind).map((one) => (
            <LinkChip
              key={one}
              to={tourismAddress({ kind, tag: one === tag ? null : one })}
              preventScrollReset
              aria-current={one === tag ? 'true' : undefined}
            >
              {SIGHT_TAG_WORDS[one]}
            </LinkChip>
          ))}
        </ChipRow>
      </nav>
    </>
  )
}

function SightCard({ sight, isFirst }: { sight: Listed; isFirst: boolean }) {
  return (
    <Card
      title={sight.name}
      to={sightAddress(sight)}
      level="h2"
      meta={sight.summary}
      picture={
        <Picture
          picture={sight.photo}
          alt=""
          ratio="3/2"
          sizes="(min-width: 64rem) 384px, (min-width: 48rem) 50vw, 100vw"
          loading={isFirst ? 'eager' : 'lazy'}
        >
          <span className="grid place-items-center text-mar-700">
            <MapPin aria-hidden="true" className="size-10" />
          </span>
        </Picture>
      }
    />
  )
}
