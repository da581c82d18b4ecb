import type { PortalTraffic } from '@portal/contract/insight/analytics/traffic'
import { queryOptions } from '@tanstack/react-query'
import clsx from 'clsx'
import { type ApiClient, browserApi } from '~/platform/api.ts'
import { dayText, hourText, weekdayText } from '~/platform/moments.ts'
import { Table } from '~/ui/Table.tsx'
import { compareUntil, differenceOf, topOf } from './traffic.rules.ts'
import { trafficTexts as texts } from './traffic.texts.ts'

export const trafficQuery = (api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: ['admin', 'traffic'],
    queryFn: () => api.get('/api/v1/admin/traffic', {}),
    refetchOnMount: 'always',
  })

const NAMED_HOURS = [0, 6, 12, 18] as const

/** The sentence first, then the plot, then the table. */
export function TrafficChart({ traffic, now }: { traffic: PortalTraffic; now: Date }) {
  const { today, before, counted_since: since } = traffic
  if (since === null) return <p className="text-muted">{texts.notYet}</p>
  const clock = hourText(now)
  const [hour = 0, minute = 0] = clock.split('h').map(Number)
  const weekday = weekdayText(new Date(`${traffic.day}T12:00:00Z`))
  const compared = compareUntil(today, before, { hour, minute })
  const top = topOf([...today, ...before])
  const height = (value: number) => ({ height: `${(value / top) * 100}%` })
  return (
    <>
      <p>
        <strong className="num">{compared.now.toLocaleString('pt-BR')}</strong>{' '}
        {texts.until(compared.now, clock)}{' '}
        {before.some((people) => people > 0)
          ? texts.against(differenceOf(compared), weekday)
          : texts.since(dayText(new Date(`${since}T12:00:00Z`)))}
      </p>
      <div className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-2" aria-hidden="true">
        <div className="num flex h-24 flex-col justify-between text-right text-xs leading-none text-muted">
          {[top, (top * 2) / 3, top / 3, 0].map((value) => (
            <span key={value}>{value.toLocaleString('pt-BR')}</span>
          ))}
        </div>
        <div className="flex h-24 items-stretch border-b border-muted">
          {before.map((value, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the hours of a day stay where they are.
            <div key={at} className="relative flex-1">
              <i
                className="absolute inset-x-[0.5px] bottom-0 rounded-t-[2px] bg-areia-200"
                style={height(value)}
              />
              <b
                className={clsx(
                  'absolute inset-x-[2px] bottom-0 rounded-t-[2px]',
                  at === hour ? 'bg-sol-400' : 'bg-mar-600',
                )}
                style={height(at <= hour ? (today[at] ?? 0) : 0)}
              />
            </div>
          ))}
        </div>
        <span />
        <div className="num flex text-xs text-muted">
          {NAMED_HOURS.map((named) => (
            <span key={named} className="flex-1">
              {named}h
            </span>
          ))}
        </div>
      </div>
      {/* Not the Disclosure of the kit: the overview asks for few files, and that would be one more. */}
      <details className="mt-2">
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-mar-600">
          {texts.table}
        </summary>
        <Table
          caption={texts.caption}
          hideCaption
          rows={before.map((value, at) => ({ at, value, now: today[at] ?? 0 }))}
          rowKey={({ at }) => String(at)}
          columns={[
            { key: 'hour', header: texts.hour, cell: ({ at }) => `${at}h` },
            {
              key: 'today',
              header: texts.today,
              numeric: true,
              cell: ({ at, now: people }) => (at <= hour ? people.toLocaleString('pt-BR') : '–'),
            },
            {
              key: 'before',
              header: texts.last(weekday),
              numeric: true,
              cell: ({ value }) => value.toLocaleString('pt-BR'),
            },
          ]}
        />
      </details>
    </>
  )
}
