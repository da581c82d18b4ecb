import { figuresText } from '@portal/contract/portal/health/health-figures'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { TrafficChart, trafficQuery } from '~/features/insight/traffic-admin/TrafficChart.tsx'
import { trafficTexts } from '~/features/insight/traffic-admin/traffic.texts.ts'
import { adminTexts } from '~/features/portal/admin/admin.texts.ts'
import { OverviewCard } from '~/features/portal/admin/OverviewCard.tsx'
import { errorSummaryQuery } from '~/features/portal/faults-admin/faults.queries.ts'
import { healthQuery } from '~/features/portal/health-admin/health.queries.ts'
import { healthTexts } from '~/features/portal/health-admin/health.texts.ts'
import { searchTermsQuery } from '~/features/portal/search-admin/search-admin.queries.ts'
import { dayAgoText, hourText, momentText } from '~/platform/moments.ts'
import { useNow } from '~/platform/use-now.ts'
import { ADMIN_PAGES } from '~/screens/admin.screens.ts'
import { Loaded } from '~/ui/Loaded.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { VisuallyHidden } from '~/ui/VisuallyHidden.tsx'

const { overview } = adminTexts
const why = () => overview.why
type CardProps = { className?: string | undefined }

function useOpenedNow() {
  const [opened] = useState(() => new Date().toISOString())
  return useNow(opened)
}

export function TrafficCard({ className }: CardProps) {
  const now = useOpenedNow()
  return (
    <Panel aria-label={trafficTexts.title} className={className}>
      <h2 className="mb-2 text-[1.125rem]">{trafficTexts.title}</h2>
      <Loaded query={useQuery(trafficQuery())} texts={trafficTexts} why={why} surface="plain">
        {(traffic) => <TrafficChart traffic={traffic} now={now} />}
      </Loaded>
    </Panel>
  )
}

const VAIN_SHOWN = 5
const WEEK = 7

export function VainSearchesCard({ className }: CardProps) {
  const texts = overview.searches
  return (
    <OverviewCard
      title={texts.title}
      to={ADMIN_PAGES.searches.path}
      linkLabel={texts.link}
      className={className}
    >
      <Loaded
        query={useQuery(searchTermsQuery(WEEK))}
        texts={texts}
        why={why}
        surface="plain"
        className="h-40"
      >
        {({ empty }) =>
          empty.length === 0 ? (
            <p>{texts.none}</p>
          ) : (
            <ul className="divide-y divide-line">
              {empty.slice(0, VAIN_SHOWN).map(({ term, empty: times }) => (
                <li key={term} className="flex min-h-11 items-center gap-3">
                  <b className="min-w-0 flex-1 font-semibold wrap-anywhere">{term}</b>
                  <span className="num text-muted">{texts.times(times)}</span>
                  <TextLink block to={ADMIN_PAGES.searches.path}>
                    {texts.teach} <VisuallyHidden>{texts.teachOf(term)}</VisuallyHidden>
                  </TextLink>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <p className="mt-2 text-xs text-muted">{texts.note}</p>
    </OverviewCard>
  )
}

/** What is in trouble by name; what is well in one line. */
export function ServicesCard({ className }: CardProps) {
  const texts = overview.services
  const now = useOpenedNow()
  return (
    <OverviewCard
      title={texts.title}
      to={ADMIN_PAGES.health.path}
      linkLabel={texts.link}
      className={className}
    >
      <Loaded
        query={useQuery(healthQuery())}
        texts={texts}
        why={why}
        surface="plain"
        className="h-40"
      >
        {({ parts, seen_at }) => {
          const troubles = parts.filter(
            ({ name, state }) => state === 'trouble' && name !== 'backup',
          )
          const backup = parts.find(({ name }) => name === 'backup')
          return (
            <>
              <p className="text-xs text-muted">{texts.seen(hourText(new Date(seen_at)))}</p>
              {troubles.length === 0 ? <p>{texts.well}</p> : null}
              <ul className="divide-y divide-line">
                {troubles.map((part) => (
                  <li key={part.name} className="flex min-h-11 flex-wrap items-center gap-x-3 py-1">
                    <b className="flex-1 font-semibold">{healthTexts.parts[part.name].label}</b>
                    <span className="num font-semibold text-vermelho-700">
                      {figuresText(part) || healthTexts.states[part.state]}
                    </span>
                  </li>
                ))}
              </ul>
              <p className="mt-2 border-line border-t pt-3">
                <b
                  className={
                    backup?.state === 'ok' ? 'font-semibold' : 'font-semibold text-vermelho-700'
                  }
                >
                  {backup?.ok_at
                    ? texts.backup(dayAgoText(new Date(backup.ok_at), now))
                    : texts.noBackup}
                </b>
                {backup ? <span className="num text-muted">, {figuresText(backup)}</span> : null}
              </p>
            </>
          )
        }}
      </Loaded>
    </OverviewCard>
  )
}

export function FaultsCard({ className }: CardProps) {
  const texts = overview.faults
  return (
    <OverviewCard
      title={texts.title}
      to={ADMIN_PAGES.faults.path}
      linkLabel={texts.link}
      className={className}
    >
      <Loaded
        query={useQuery(errorSummaryQuery())}
        texts={texts}
        why={why}
        surface="plain"
        className="h-40"
      >
        {({ last_day, day_before, faults }) => (
          <>
            <p>
              <strong>{last_day === 0 ? texts.none : texts.lastDay(last_day)}</strong>{' '}
              {texts.before(day_before)}
            </p>
            <ul className="mt-2">
              {faults.map(({ id, message, page, reports, last_at }) => (
                <li key={id} className="border-line border-t py-1.5">
                  <TextLink block to={`${ADMIN_PAGES.faults.path}/${id}`} className="wrap-anywhere">
                    {message}
                  </TextLink>
                  <span className="block text-xs text-muted wrap-anywhere">
                    {texts.reports(reports)}, {texts.last(momentText(new Date(last_at)), page)}
                  </span>
                </li>
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </OverviewCard>
  )
}
