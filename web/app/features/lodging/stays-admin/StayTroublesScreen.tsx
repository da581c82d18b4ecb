import { FEED_FAULT_WORDS, STAY_TROUBLE_WORDS } from '@portal/contract/lodging/stays/stays.texts'
import { moneyText } from '@portal/contract/shared/plan-prices'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { SheetLink } from '~/lists/SheetLink.tsx'
import { browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { momentDayText, momentText } from '~/platform/moments.ts'
import { Loaded } from '~/ui/Loaded.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { staysAdminTexts as texts } from './stays-admin.texts.ts'

/** Trouble passes or grows by the minute. */
const EVERY_MS = 60_000
const dayText = (date: string) => momentDayText(new Date(`${date}T15:00:00Z`))

type House = { slug: string; name: string }

/** Nights sold twice, calendars that are not read, requests that nobody answers. */
export default function StayTroublesScreen() {
  const query = useQuery({
    queryKey: ['admin', 'stays', 'troubles'],
    queryFn: () => browserApi.get('/api/v1/admin/stays/troubles'),
    refetchOnMount: 'always',
    refetchInterval: EVERY_MS,
  })
  return (
    <Loaded query={query} texts={texts} why={failureText}>
      {({ clashes, feeds, stays }) => (
        <div className="grid gap-5">
          <Part title={texts.clashes} empty={texts.noClashes}>
            {clashes.map(({ establishment, unit_name: unit, arrival, departure }) => (
              <Line
                key={`${establishment.id} ${unit} ${arrival}`}
                house={establishment}
                unit={unit}
              >
                {dayText(arrival)} → {dayText(departure)}
              </Line>
            ))}
          </Part>
          <Part title={texts.feeds} empty={texts.noFeeds}>
            {feeds.map((feed) => (
              <Line key={feed.id} house={feed.establishment} unit={feed.unit_name}>
                {texts.feed(
                  feed.name,
                  FEED_FAULT_WORDS[feed.fault],
                  momentText(new Date(feed.since)),
                )}
              </Line>
            ))}
          </Part>
          <Part title={texts.stays} empty={texts.noStays}>
            {stays.map((stay) => (
              <Line key={stay.id} house={stay.establishment} unit={stay.unit_name}>
                {STAY_TROUBLE_WORDS[stay.trouble]}, {dayText(stay.arrival)} →{' '}
                {dayText(stay.departure)}, {moneyText(stay.total_cents)}
              </Line>
            ))}
          </Part>
          {stays.length > 0 ? (
            <div>
              <SheetLink list="stay-troubles" filter={{}} />
            </div>
          ) : null}
        </div>
      )}
    </Loaded>
  )
}

function Part({ title, empty, children }: { title: string; empty: string; children: ReactNode[] }) {
  return (
    <Panel aria-label={title}>
      <h2 className="mb-3 text-h3">{title}</h2>
      {children.length === 0 ? (
        <p className="text-muted">{empty}</p>
      ) : (
        <ul className="divide-y divide-line">{children}</ul>
      )}
    </Panel>
  )
}

function Line({ house, unit, children }: { house: House; unit: string; children: ReactNode }) {
  return (
    <li className="num grid gap-1 py-3">
      <p className="wrap-break-word">
        <TextLink to={`/hospedagem/${house.slug}`}>{house.name}</TextLink> · {unit}
      </p>
      <p className="text-muted text-sm">{children}</p>
    </li>
  )
}
