import type { VisitKind } from '@portal/contract/insight/analytics/visit-kinds'
import { funnelOf, type Pair } from '@portal/contract/insight/insight/figures'
import type { Insight } from '@portal/contract/insight/insight/insight'
import {
  countText,
  FUNNEL_WORDS,
  KIND_WORDS,
  meanText,
  PERIOD_WORDS,
  SOURCE_WORDS,
  shareText,
  signedText,
} from '@portal/contract/insight/insight/insight.texts'
import { pageSentences } from '@portal/contract/insight/insight/sentences'
import type { ReactNode } from 'react'
import { failureText } from '~/platform/failure-text.ts'
import { Panel } from '~/ui/Panel.tsx'
import { BarList } from '~/ui/plots/BarList.tsx'
import { PlotTable } from '~/ui/plots/PlotTable.tsx'
import { Switch } from '~/ui/Switch.tsx'
import { toast } from '~/ui/toast.ts'
import { HoursTable } from './HoursTable.tsx'
import { useMonthlyEmail } from './insight.queries.ts'
import { insightScreenTexts as texts } from './insight-screen.texts.ts'
import { SentenceList } from './Sentences.tsx'
import { VisitsPlot } from './VisitsPlot.tsx'

type InsightReportProps = { insight: Insight; establishmentId: string }

export function InsightReport({ insight, establishmentId }: InsightReportProps) {
  const { hours, kinds, period, words } = insight
  return (
    <>
      <SentenceList sentences={pageSentences(insight)} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-12 lg:gap-5">
        <VisitsPlot insight={insight} />
        <Part id="horas" title={texts.hours} lead={texts.hoursLead(PERIOD_WORDS[period].now)} wide>
          {hours.length > 0 ? <HoursTable hours={hours} /> : <Nothing>{texts.noneYet}</Nothing>}
        </Part>
        <Part id="acoes" title={texts.did}>
          <Done insight={insight} />
        </Part>
        <Part id="origens" title={texts.sources}>
          <Sources insight={insight} />
        </Part>
        <Part id="funil" title={texts.funnel} wide>
          <Funnel kinds={kinds} />
        </Part>
        <Part id="palavras" title={texts.words} lead={texts.wordsLead} wide>
          {words.length > 0 ? <Words words={words} /> : <Nothing>{texts.noWords}</Nothing>}
        </Part>
        <Part id="ao-lado" title={texts.beside}>
          <Beside insight={insight} />
        </Part>
      </div>
      {insight.is_monthly_email_wanted === null ? null : (
        <MonthlyEmail id={establishmentId} isWanted={insight.is_monthly_email_wanted} />
      )}
      <p className="text-muted text-xs">
        {texts.how} {insight.counting_since ? texts.countingSince(insight.counting_since) : null}
      </p>
    </>
  )
}

type PartProps = {
  id: string
  title: string
  lead?: string
  wide?: boolean
  children: ReactNode
}

function Part({ id, title, lead, wide = false, children }: PartProps) {
  return (
    <Panel
      aria-labelledby={id}
      className={`flex flex-col [&>details]:mt-auto ${wide ? 'lg:col-span-7' : 'lg:col-span-5'}`}
    >
      <h2 id={id} className="mb-2 text-[1.1875rem]">
        {title}
      </h2>
      {lead ? <p className="-mt-1 mb-3.5 text-muted text-sm">{lead}</p> : null}
      {children}
    </Panel>
  )
}

const Nothing = ({ children }: { children: ReactNode }) => (
  <p className="text-muted text-sm">{children}</p>
)

/** What is a step of the way to the page stands in the funnel. */
const SHOWN_BEFORE: readonly VisitKind[] = ['listed', 'view']

/** A table already, and so without another one. */
function Done({ insight: { kinds } }: Pick<InsightReportProps, 'insight'>) {
  const rows = kinds
    .filter(({ kind }) => !SHOWN_BEFORE.includes(kind))
    .sort((one, other) => other.now - one.now)
    .map(({ kind, ...pair }) => ({ name: KIND_WORDS[kind], ...pair }))
  if (rows.length === 0) return <Nothing>{texts.nothingDone}</Nothing>
  return <PairTable caption={texts.did} rows={rows} />
}

function Beside({ insight: { reviews, redeemed } }: Pick<InsightReportProps, 'insight'>) {
  return (
    <>
      <PairTable
        caption={texts.beside}
        rows={[
          { name: texts.reviews, now: reviews.count, before: reviews.before },
          { name: texts.redeemed, ...redeemed },
        ]}
      />
      <p className="mt-3 text-sm">
        {texts.mean}:{' '}
        <b className="num font-semibold">
          {reviews.mean === null ? texts.noReviews : meanText(reviews.mean)}
        </b>
      </p>
    </>
  )
}

type PairTableProps = { caption: string; rows: readonly (Pair & { name: string })[] }

/** This period beside the last, with the difference. */
function PairTable({ caption, rows }: PairTableProps) {
  return (
    <table className="num w-full text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="text-muted text-xs">
          <th scope="col" className="h-7.5 text-left font-normal">
            {texts.action}
          </th>
          {[texts.now, texts.before, texts.difference].map((head) => (
            <th key={head} scope="col" className="pl-2.5 text-right font-normal">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, now, before }) => (
          <tr key={name} className="border-line border-t">
            <th scope="row" className="h-11 text-left font-[550]">
              {name}
            </th>
            <td className="pl-2.5 text-right font-semibold">{countText(now)}</td>
            <td className="pl-2.5 text-right">{countText(before)}</td>
            <td
              className={`pl-2.5 text-right font-semibold ${now > before ? 'text-mangue-700' : 'text-muted'}`}
            >
              {signedText(now - before)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Sources({ insight: { sources } }: Pick<InsightReportProps, 'insight'>) {
  const all = sources.reduce((sum, { visits }) => sum + visits, 0)
  if (all === 0) return <Nothing>{texts.noSources}</Nothing>
  const rows = sources.map(({ source, visits }) => ({
    id: source,
    name: SOURCE_WORDS[source],
    count: visits,
    value: countText(visits),
    note: shareText(visits, all),
  }))
  return (
    <>
      <BarList rows={rows} />
      <PlotTable
        caption={texts.sources}
        heads={[texts.source, texts.visits, texts.share]}
        rows={rows.map(({ name, value, note }) => [name, value, note])}
      />
    </>
  )
}

function Funnel({ kinds }: Pick<Insight, 'kinds'>) {
  const rows = funnelOf(kinds).map(({ step, count, ofStepBefore }) => ({
    id: step,
    name: FUNNEL_WORDS[step],
    count,
    value: countText(count),
    note: ofStepBefore === null ? undefined : texts.perHundred(ofStepBefore),
  }))
  return (
    <>
      <BarList rows={rows} endsInAim />
      <p className="mt-2.5 text-muted text-xs">{texts.funnelNote}</p>
      <PlotTable
        caption={texts.funnel}
        heads={[texts.step, texts.visits, texts.ofBefore]}
        rows={rows.map(({ name, value, note }) => [name, value, note ?? '–'])}
      />
    </>
  )
}

function Words({ words }: Pick<Insight, 'words'>) {
  const rows = words.map(({ word, visits }) => ({
    id: word,
    name: `“${word}”`,
    count: visits,
    value: countText(visits),
  }))
  return (
    <>
      <BarList rows={rows} />
      <PlotTable
        caption={texts.words}
        heads={[texts.word, texts.visits]}
        rows={rows.map(({ name, value }) => [name, value])}
      />
    </>
  )
}

function MonthlyEmail({ id, isWanted }: { id: string; isWanted: boolean }) {
  const { mutate, isPending, variables } = useMonthlyEmail(id)
  const { email } = texts
  return (
    <Panel aria-label={email.label}>
      <Switch
        label={email.label}
        hint={email.hint}
        checked={isPending ? variables : isWanted}
        disabled={isPending}
        onCheckedChange={(checked) =>
          mutate(checked, {
            onError: (error) =>
              toast({
                title: email.failed,
                description: failureText(error),
                variant: 'destructive',
              }),
          })
        }
      />
    </Panel>
  )
}
