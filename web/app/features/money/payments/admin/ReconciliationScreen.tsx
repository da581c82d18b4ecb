import type { MoneyProvider, Reconciliation } from '@portal/contract/money/payments/money-overview'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, Clock } from 'lucide-react'
import { useSave } from '~/editing/use-save.ts'
import { browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { useNow } from '~/platform/use-now.ts'
import { Badge } from '~/ui/Badge.tsx'
import { Button } from '~/ui/Button.tsx'
import { Facts } from '~/ui/Facts.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { LastComparison } from './LastComparison.tsx'
import { reconciliationQuery } from './money.queries.ts'
import { exactMomentText } from './money-moment.ts'
import { ageText, lengthText, reconciliationTexts as texts } from './reconciliation.texts.ts'

/** Whether providers are read in time, and whether their money and ours are the same. */
export default function ReconciliationScreen() {
  const query = useQuery(reconciliationQuery())
  return (
    <Loaded query={query} texts={texts} why={failureText}>
      {(reconciliation) => (
        <Shown reconciliation={reconciliation} readAt={new Date(query.dataUpdatedAt)} />
      )}
    </Loaded>
  )
}

type ShownProps = { reconciliation: Reconciliation; readAt: Date }

function Shown({ reconciliation, readAt }: ShownProps) {
  const now = useNow(readAt.toISOString())
  const { has_bank, has_cards, comparisons } = reconciliation
  return (
    <>
      <Panel className="grid justify-items-start gap-3">
        {has_bank ? null : <p>{texts.withoutBank}</p>}
        {has_cards ? null : <p>{texts.withoutCards}</p>}
        {has_bank || has_cards ? <AskNow asked={askedOf(reconciliation)} /> : null}
      </Panel>
      {PROVIDERS.map((provider) => (
        <Watermarks key={provider} provider={provider} reconciliation={reconciliation} now={now} />
      ))}
      <WhatWaits reconciliation={reconciliation} now={now} />
      {PROVIDERS.map((provider) => (
        <LastComparison key={provider} provider={provider} comparisons={comparisons} />
      ))}
    </>
  )
}

const PROVIDERS: readonly MoneyProvider[] = ['pix', 'stripe']
type Asked = keyof typeof texts.now.who

function askedOf({ has_bank, has_cards }: Reconciliation): Asked {
  if (has_bank && has_cards) return 'both'
  return has_bank ? 'pix' : 'stripe'
}

function AskNow({ asked }: { asked: Asked }) {
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: reconciliationQuery().queryKey })
  const { save, isSaving } = useSave({ onSaved: refresh, onRefused: refresh })
  const { action, text, who, done, doneText, failed } = texts.now
  const ask = () =>
    save({
      run: () => browserApi.send('POST', '/api/v1/admin/plan-reconciliation'),
      done: () => ({ title: done, description: doneText, variant: 'success' }),
      failed,
    })
  return (
    <>
      <p>{text(who[asked])}</p>
      <Button look="primary" pending={isSaving} onClick={() => void ask()}>
        {action}
      </Button>
    </>
  )
}

type PartProps = { reconciliation: Reconciliation; now: Date }

function Watermarks({ provider, reconciliation, now }: PartProps & { provider: MoneyProvider }) {
  const { titles, names, never, last, allowed, off } = texts.watermarks
  const { has_bank, has_cards } = reconciliation
  const isSetUp = provider === 'pix' ? has_bank : has_cards
  const watermarks = reconciliation.watermarks.filter((one) => one.provider === provider)
  const title = titles[provider]
  return (
    <Panel aria-label={title}>
      <h2 className="mb-3 text-h3">{title}</h2>
      <ul className="divide-y divide-line">
        {watermarks.map(({ name, read_to, allowed_minutes, is_late }) => (
          <li key={name} className="grid gap-1 py-3">
            <span className="flex flex-wrap items-center justify-between gap-2">
              <b>{names[name]}</b>
              {isSetUp ? <Standing isLate={is_late} /> : <Badge>{off[provider]}</Badge>}
            </span>
            <span className={is_late ? 'font-semibold text-vermelho-700' : undefined}>
              {read_to ? (
                <time dateTime={read_to}>
                  {last(exactMomentText(read_to), ageText(new Date(read_to), now))}
                </time>
              ) : (
                never
              )}
            </span>
            <span className="text-xs text-muted">{allowed(lengthText(allowed_minutes))}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Standing({ isLate }: { isLate: boolean }) {
  const { late, onTime } = texts.watermarks
  return isLate ? (
    <Badge tone="bad">
      <CircleAlert aria-hidden="true" />
      {late}
    </Badge>
  ) : (
    <Badge tone="ok">
      <CircleCheck aria-hidden="true" />
      {onTime}
    </Badge>
  )
}

const KINDS = ['hints', 'unknown_codes', 'open_refunds'] as const

function WhatWaits({ reconciliation, now }: PartProps) {
  const { title, none } = texts.waiting
  function factOf(kind: (typeof KINDS)[number]) {
    const { count, oldest_at } = reconciliation[kind]
    const words = texts.waiting[kind]
    const age = oldest_at ? words.oldest(ageText(new Date(oldest_at), now)) : ''
    return [words.name, count === 0 ? none : words.count(count) + age] as const
  }
  return (
    <Panel aria-label={title}>
      <h2 className="mb-3 flex items-center gap-2 text-h3">
        <Clock aria-hidden="true" className="size-5 flex-none text-mar-700" />
        {title}
      </h2>
      <Facts facts={KINDS.map(factOf)} />
    </Panel>
  )
}
