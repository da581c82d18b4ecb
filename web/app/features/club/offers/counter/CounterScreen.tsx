import type { Redemption } from '@portal/contract/club/offers/counter'
import { valueText } from '@portal/contract/club/offers/offer-rules'
import { moneyText } from '@portal/contract/shared/plan-prices'
import { ScanLine, WifiOff } from 'lucide-react'
import { type FormEvent, lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { failureText } from '~/platform/failure-text.ts'
import { hourText } from '~/platform/moments.ts'
import { Button } from '~/ui/Button.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { type Answer, CounterAnswer } from './CounterAnswer.tsx'
import { type Shown, useCounter, useCounterWrites } from './counter.queries.ts'
import { counterScreenTexts as texts } from './counter.texts.ts'

// The reader of codes is large, and most counters type: it comes with the first tap.
const Scanner = lazy(() => import('./Scanner.tsx').then((module) => ({ default: module.Scanner })))

/** Where coupons are read, by anybody of the team. Without a signal nothing is used. */
export function CounterScreen({ establishment: { id } }: { establishment: { id: string } }) {
  const counter = useCounter(id)
  const writes = useCounterWrites(id)
  const isOnline = useIsOnline()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [isScanning, setScanning] = useState(false)
  const [code, setCode] = useState('')

  async function read(shown: Shown) {
    const { outcome, code: why } = await writes.redeem(shown)
    if (outcome.kind === 'busy') return
    setScanning(false)
    if (outcome.kind === 'saved') setAnswer({ kind: 'accepted', redemption: outcome.saved })
    else setAnswer({ kind: 'refused', code: why, sentence: outcome.sentence })
  }
  function send(event: FormEvent) {
    event.preventDefault()
    if (code.trim()) void read({ code })
  }
  function next() {
    writes.forget()
    setAnswer(null)
    setCode('')
  }

  if (answer) return <CounterAnswer answer={answer} writes={writes} onNext={next} />
  return (
    <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <Panel className="grid gap-4" aria-label={texts.code}>
        {isOnline ? (
          <p className="font-semibold text-mangue-700 text-sm">● {texts.live}</p>
        ) : (
          <p
            role="alert"
            className="flex items-center gap-2 rounded-card bg-mar-950 p-4 text-white"
          >
            <WifiOff aria-hidden="true" className="size-5 flex-none" />
            {texts.offline}
          </p>
        )}
        {isScanning ? (
          <Suspense fallback={<Skeleton shape="block" className="h-72" />}>
            <Scanner onRead={(qr) => void read({ qr })} onClose={() => setScanning(false)} />
          </Suspense>
        ) : (
          <Button look="ink" block disabled={!isOnline} onClick={() => setScanning(true)}>
            <ScanLine aria-hidden="true" />
            {texts.scan}
          </Button>
        )}
        <form noValidate onSubmit={send} className="grid gap-3">
          <Field label={texts.code} hint={texts.codeHint}>
            <Input
              value={code}
              onChange={({ target }) => setCode(target.value.toUpperCase())}
              maxLength={9}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          </Field>
          <Button type="submit" look="primary" pending={writes.isSaving} disabled={!isOnline}>
            {texts.check}
          </Button>
        </form>
      </Panel>
      <Loaded query={counter} texts={texts} why={failureText}>
        {({ redemptions, today }) => (
          <Panel aria-labelledby="hoje-no-balcao" className="grid gap-4">
            <h2 id="hoje-no-balcao" className="text-h3">
              {texts.today.title}
            </h2>
            <dl className="flex flex-wrap gap-x-8 gap-y-3">
              <Figure value={String(today.accepted)} label={texts.today.accepted} />
              <Figure value={moneyText(today.saved_cents)} label={texts.today.saved} />
              <Figure value={moneyText(today.purchases_cents)} label={texts.today.purchases} />
            </dl>
            {redemptions.length === 0 ? (
              <p className="text-muted">{texts.today.none}</p>
            ) : (
              <ul>
                {redemptions.map((one) => (
                  <TodayRow
                    key={one.id}
                    redemption={one}
                    onOpen={() => setAnswer({ kind: 'accepted', redemption: one })}
                  />
                ))}
              </ul>
            )}
          </Panel>
        )}
      </Loaded>
    </div>
  )
}

const Figure = ({ value, label }: { value: string; label: string }) => (
  <div className="flex flex-col-reverse">
    <dt className="text-muted text-sm">{label}</dt>
    <dd className="num font-bold font-head text-[1.5rem] leading-tight">{value}</dd>
  </div>
)

function TodayRow({ redemption, onOpen }: { redemption: Redemption; onOpen: () => void }) {
  const { terms, at, member, saved_cents, undone } = redemption
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-t py-2">
      <span className="num text-muted text-sm">{hourText(new Date(at))}</span>
      <span className="min-w-0 flex-1">
        <strong>{member}</strong>
        <span className="block text-sm">{`${valueText(terms)} ${terms.title}`}</span>
      </span>
      {undone ? (
        <span className="text-muted text-sm">{texts.today.undone}</span>
      ) : (
        <>
          {saved_cents === null ? null : (
            <span className="num text-sm">{`− ${moneyText(saved_cents)}`}</span>
          )}
          {Date.parse(redemption.undo_until) > Date.now() ? (
            <Button look="line" size="sm" onClick={onOpen}>
              {texts.undo}
            </Button>
          ) : null}
        </>
      )}
    </li>
  )
}

function subscribe(tell: () => void) {
  window.addEventListener('online', tell)
  window.addEventListener('offline', tell)
  return () => {
    window.removeEventListener('online', tell)
    window.removeEventListener('offline', tell)
  }
}
const useIsOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
