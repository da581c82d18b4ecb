import type { MyEstablishment } from '@portal/contract/guide/establishments/own-establishment'
import type { Insight } from '@portal/contract/insight/insight/insight'
import { PERIOD_WORDS } from '@portal/contract/insight/insight/insight.texts'
import { PERIODS, type Period } from '@portal/contract/insight/insight/periods'
import { useMutation, useQuery } from '@tanstack/react-query'
import { ChartColumn, Download } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { fetchFile } from '~/platform/download-file.ts'
import { failureText } from '~/platform/failure-text.ts'
import { Button } from '~/ui/Button.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { LinkSegments } from '~/ui/LinkSegments.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { toast } from '~/ui/toast.ts'
import { InsightReport } from './InsightReport.tsx'
import { insightQuery } from './insight.queries.ts'
import { insightScreenTexts as texts } from './insight-screen.texts.ts'
import { NobodyYet } from './NobodyYet.tsx'

/** In the address, so that a period can be kept and sent to somebody. */
const PARAMETER = 'periodo'
const USUAL: Period = '28d'

type InsightScreenProps = {
  establishment: Pick<MyEstablishment, 'id' | 'slug' | 'name' | 'analytics'>
  addresses: { here: string; home: string; poster: string }
}

/** How the page of a business does: sentences, then plots, each with its table. */
export function InsightScreen({ establishment, addresses }: InsightScreenProps) {
  if (establishment.analytics !== 'full') {
    return <Locked isWeekly={establishment.analytics === 'weekly'} home={addresses.home} />
  }
  return <Figures establishment={establishment} addresses={addresses} />
}

function Figures({ establishment, addresses }: InsightScreenProps) {
  const [search] = useSearchParams()
  const asked = search.get(PARAMETER)
  const period = PERIODS.find((one) => one === asked) ?? USUAL
  const query = useQuery(insightQuery(establishment.id, period))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="text-[2rem]">{texts.title}</h1>
          <p className="num text-muted text-sm">{query.data ? spanText(query.data) : null}</p>
        </div>
        <div className="flex flex-wrap gap-2 max-md:w-full">
          <LinkSegments
            label={texts.period}
            className="max-md:flex-1 [&>a]:max-md:flex-1 [&>a]:max-md:justify-center [&>a]:max-md:whitespace-nowrap [&>a]:max-md:px-1.5"
            preventScrollReset
            links={PERIODS.map((one) => ({
              label: PERIOD_WORDS[one].name,
              to: `${addresses.here}&${PARAMETER}=${one}`,
              current: one === period,
            }))}
          />
          {query.data?.counting_since ? (
            <SheetButton establishment={establishment} period={period} />
          ) : null}
        </div>
      </header>
      <Loaded query={query} texts={texts} why={failureText} className="h-120">
        {(insight) =>
          insight.counting_since ? (
            <InsightReport insight={insight} establishmentId={establishment.id} />
          ) : (
            <NobodyYet establishment={establishment} poster={addresses.poster} />
          )
        }
      </Loaded>
    </div>
  )
}

function spanText({ counting_since, now, period }: Insight): string {
  return counting_since ? texts.span(now.first_day, now.last_day, period) : texts.zero.since
}

type SheetButtonProps = Pick<InsightScreenProps, 'establishment'> & { period: Period }

function SheetButton({ establishment: { id, slug }, period }: SheetButtonProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      fetchFile({
        path: `/api/v1/my/establishments/${id}/insight/sheet?period=${period}`,
        name: `desempenho-${slug}-${period}.csv`,
        type: 'text/csv',
      }),
    onSuccess: () => toast({ title: texts.csvDone, variant: 'success' }),
    onError: (error) =>
      toast({ title: texts.csvFailed, description: failureText(error), variant: 'destructive' }),
  })
  return (
    <Button look="line" pending={isPending} aria-label={texts.csvOf} onClick={() => mutate()}>
      {isPending ? null : <Download aria-hidden="true" />}
      {texts.csv}
    </Button>
  )
}

function Locked({ isWeekly, home }: { isWeekly: boolean; home: string }) {
  const { locked } = texts
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h1 className="text-[2rem]">{texts.title}</h1>
      <Panel aria-label={locked.title}>
        <EmptyState
          surface="plain"
          level="h2"
          icon={<ChartColumn />}
          title={locked.title}
          action={
            <>
              <LinkButton to="/planos" look="primary">
                {locked.action}
              </LinkButton>
              {isWeekly ? (
                <LinkButton to={home} look="line">
                  {locked.home}
                </LinkButton>
              ) : null}
            </>
          }
        >
          {locked.text} {isWeekly ? locked.weekly : null}
        </EmptyState>
      </Panel>
    </div>
  )
}
