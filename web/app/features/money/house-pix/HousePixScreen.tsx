import type { MyEstablishment } from '@portal/contract/guide/establishments/own-establishment'
import type { HousePix, HousePixCharge } from '@portal/contract/money/house-pix/house-pix'
import { PIX_STATE_WORDS } from '@portal/contract/money/house-pix/house-pix.texts'
import { moneyText } from '@portal/contract/shared/plan-prices'
import { useQuery } from '@tanstack/react-query'
import { Info, ReceiptText } from 'lucide-react'
import { type FormEvent, lazy, type ReactNode, Suspense, useState } from 'react'
import { failureText } from '~/platform/failure-text.ts'
import { momentText } from '~/platform/moments.ts'
import { Button } from '~/ui/Button.tsx'
import { buttonStyle } from '~/ui/button-style.ts'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { EditorSection } from '~/ui/EditorSection.tsx'
import { Facts } from '~/ui/Facts.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { Switch } from '~/ui/Switch.tsx'
import {
  type HousePixWrites,
  housePixQuery,
  receiptAddress,
  useHousePixWrites,
  useLiveHousePix,
} from './house-pix.queries.ts'
import { housePixScreenTexts as texts } from './house-pix.texts.ts'
import { keyText } from './key-text.ts'

// A key is set once in a while.
const KeyForm = lazy(() => import('./KeyForm.tsx').then((module) => ({ default: module.KeyForm })))

type HousePixScreenProps = { establishment: Pick<MyEstablishment, 'id' | 'role'> }

/** What to look for in the bank statement, the key, and what is taken in advance. */
export function HousePixScreen({ establishment }: HousePixScreenProps) {
  const query = useQuery(housePixQuery(establishment.id))
  const writes = useHousePixWrites(establishment.id)
  useLiveHousePix(establishment)
  return (
    <Loaded query={query} texts={texts} why={failureText} className="h-80">
      {(house) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <Charges place={establishment.id} house={house} writes={writes} />
          {house.may.set || house.coming ? <Keys house={house} writes={writes} /> : null}
          {house.may.set ? <Switches house={house} writes={writes} /> : null}
          <p className="grid grid-cols-[1rem_minmax(0,1fr)] gap-2 text-sm text-muted">
            <Info aria-hidden="true" className="mt-0.5 size-4 text-mar-600" />
            <span>
              {texts.notOurs} {house.may.set ? null : texts.key.only}
            </span>
          </p>
        </div>
      )}
    </Loaded>
  )
}

type PartProps = { house: HousePix; writes: HousePixWrites }

const isToAnswer = ({ state, is_over }: HousePixCharge) =>
  state === 'claimed' || (state === 'confirmed' && is_over)
const MOST_RECENT = 10

function Charges({ place, house, writes }: PartProps & { place: string }) {
  const { claims } = texts
  const waiting = house.charges.filter(isToAnswer)
  const rest = house.charges.filter((charge) => !isToAnswer(charge)).slice(0, MOST_RECENT)
  return (
    <EditorSection
      level="h2"
      title={claims.title}
      lead={waiting.length > 0 ? claims.lead : claims.none}
    >
      {waiting.map((charge) => (
        <Charge
          key={charge.id}
          place={place}
          charge={charge}
          mayAnswer={house.may.confirm}
          writes={writes}
        />
      ))}
      {rest.length > 0 ? (
        <section aria-label={texts.recent}>
          <h3 className="text-base">{texts.recent}</h3>
          <ul className="num grid">
            {rest.map((charge) => (
              <li key={charge.id} className="grid gap-2 border-line border-t py-2 first:border-0">
                <p className="flex flex-wrap justify-between gap-x-4">
                  <span className="min-w-0 wrap-break-word">{nameOf(charge)}</span>
                  <span className="text-muted">
                    {moneyText(charge.amount_cents)}, {PIX_STATE_WORDS[charge.state]}
                  </span>
                </p>
                {house.may.confirm && (charge.state === 'waiting' || charge.state === 'missing') ? (
                  <Answer {...{ charge, writes }} answer="confirmed" />
                ) : null}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </EditorSection>
  )
}

function nameOf({ order, stay }: HousePixCharge): string {
  if (order) return texts.claims.order(order.number)
  const day = (date: string) => date.split('-').reverse().slice(0, 2).join('/')
  return stay
    ? texts.claims.stay(stay.unit, `${day(stay.arrival)} → ${day(stay.departure)}`)
    : texts.claims.title
}

type ChargeProps = {
  place: string
  charge: HousePixCharge
  mayAnswer: boolean
  writes: HousePixWrites
}

function Charge({ place, charge, mayAnswer, writes }: ChargeProps) {
  const { claims } = texts
  const isOwed = charge.state === 'confirmed'
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card bg-sol-100 p-4">
      <h3 className="text-h3 wrap-break-word">{nameOf(charge)}</h3>
      {isOwed ? <p>{claims.toReturn}</p> : null}
      <Facts
        facts={[
          [claims.amount, moneyText(charge.amount_cents)],
          [claims.who, charge.name],
          [claims.when, charge.claimed_at ? momentText(new Date(charge.claimed_at)) : null],
          [claims.txid, `${charge.txid} (${claims.txidHint})`],
        ]}
      />
      {mayAnswer && charge.receipt ? (
        <Receipt receipt={charge.receipt} address={receiptAddress(place, charge.id)}>
          {nameOf(charge)}
        </Receipt>
      ) : null}
      {mayAnswer ? (
        <div className="flex flex-wrap gap-2">
          {isOwed ? (
            <Answer {...{ charge, writes }} answer="returned" />
          ) : (
            <>
              <Answer {...{ charge, writes }} answer="confirmed" />
              <Answer {...{ charge, writes }} answer="missing" />
            </>
          )}
        </div>
      ) : null}
    </article>
  )
}

type ReceiptProps = {
  receipt: NonNullable<HousePixCharge['receipt']>
  address: string
  children: string
}

/** Never without the words that it proves nothing. */
function Receipt({ receipt, address, children: of }: ReceiptProps) {
  const { receipt: words } = texts.claims
  const isPdf = receipt.kind === 'pdf'
  return (
    <div className="grid grid-cols-[1.5rem_minmax(0,1fr)_auto] items-center gap-3 border-line border-t pt-3">
      <ReceiptText aria-hidden="true" className="size-6 text-mar-600" />
      <p className="text-sm">
        <b className="font-semibold">{words.title}</b> {words.text}
      </p>
      {/* A file, not a page of ours. */}
      <a
        href={address}
        className={buttonStyle({ look: 'line', size: 'sm' })}
        {...(isPdf ? { download: '' } : { target: '_blank', rel: 'noreferrer' })}
      >
        <span>
          {isPdf ? words.download : words.see}
          <span className="sr-only">{words.of(of)}</span>
        </span>
      </a>
    </div>
  )
}

const ANSWERS = {
  confirmed: { label: texts.claims.confirm, done: texts.claims.confirmed },
  missing: { label: texts.claims.missing, done: texts.claims.notFound },
  returned: { label: texts.claims.returned, done: texts.claims.marked },
} as const

type AnswerProps = Pick<ChargeProps, 'charge' | 'writes'> & { answer: keyof typeof ANSWERS }

function Answer({ charge, writes, answer }: AnswerProps) {
  const { label, done } = ANSWERS[answer]
  const isMain = answer !== 'missing' && isToAnswer(charge)
  return (
    <Button
      look={isMain ? 'primary' : 'line'}
      size={isMain ? 'md' : 'sm'}
      className="justify-self-start"
      pending={writes.isSaving}
      onClick={() => void writes.answer(charge.id, answer, done)}
    >
      <span>
        {label}
        <span className="sr-only">{texts.claims.of(nameOf(charge))}</span>
      </span>
    </Button>
  )
}

function Keys({ house, writes }: PartProps) {
  const { key: words } = texts
  const [isChanging, setChanging] = useState(false)
  const { key, coming, may } = house
  return (
    <EditorSection level="h2" title={words.title} lead={words.lead}>
      {key ? (
        <KeyShown pixKey={key} title={words.current}>
          {may.set ? (
            <Stop
              label={words.stop}
              ask={words.stopAsk}
              text={words.stopText}
              onConfirm={() => writes.stopKey(key.id)}
            />
          ) : null}
        </KeyShown>
      ) : (
        <p className="text-muted">{words.none}</p>
      )}
      {coming ? (
        <KeyShown
          pixKey={coming}
          title={words.coming(momentText(new Date(coming.starts_at)))}
          isComing
        >
          <Stop
            label={words.notMe}
            ask={words.notMeAsk}
            text={words.notMeText}
            onConfirm={() => writes.stopKey(coming.id)}
          />
        </KeyShown>
      ) : null}
      {!may.set ? null : isChanging ? (
        <Suspense fallback={<Skeleton shape="block" className="h-80" />}>
          <KeyForm
            first={coming ?? key}
            needsCode={house.needs_code}
            writes={writes}
            onClose={() => setChanging(false)}
          />
        </Suspense>
      ) : (
        <Button look="line" className="justify-self-start" onClick={() => setChanging(true)}>
          {key || coming ? words.change : words.add}
        </Button>
      )}
    </EditorSection>
  )
}

type KeyShownProps = {
  pixKey: NonNullable<HousePix['key']>
  title: string
  isComing?: boolean
  children: ReactNode
}

function KeyShown({ pixKey, title, isComing = false, children }: KeyShownProps) {
  return (
    <div
      className={`grid grid-cols-[minmax(0,1fr)] justify-items-start gap-2 rounded-card p-4 ${isComing ? 'bg-sol-100' : 'bg-areia-100'}`}
    >
      <p className="num text-sm text-muted">{title}</p>
      <p className="num font-semibold wrap-anywhere">{keyText(pixKey)}</p>
      <p className="wrap-break-word">
        {pixKey.holder}, {pixKey.city}
      </p>
      {children}
    </div>
  )
}

type StopProps = { label: string; ask: string; text: string; onConfirm: () => Promise<unknown> }

function Stop({ label, ask, text, onConfirm }: StopProps) {
  return (
    <ConfirmDialog
      destructive
      title={ask}
      description={text}
      confirmLabel={label}
      cancelLabel={texts.key.keep}
      onConfirm={() => onConfirm().then(() => undefined)}
      trigger={
        <Button look="line" size="sm">
          {label}
        </Button>
      }
    />
  )
}

function Switches({ house, writes }: PartProps) {
  const { switches } = texts
  const { takes_orders, takes_deposits, deposit_percent, confirms_stays } = house
  const [percent, setPercent] = useState(String(deposit_percent))
  const [problem, setProblem] = useState<string | undefined>()
  const now = { takes_orders, takes_deposits, deposit_percent, confirms_stays }
  const hasAnyKey = house.has_key || house.coming !== null
  async function submit(event: FormEvent) {
    event.preventDefault()
    const outcome = await writes.saveSettings({ ...now, deposit_percent: Number(percent) })
    const isRefused = outcome.kind !== 'saved' && outcome.kind !== 'busy'
    setProblem(isRefused ? outcome.fields[0]?.message : undefined)
  }
  return (
    <EditorSection level="h2" title={switches.title}>
      <Switch
        label={switches.orders}
        hint={switches.ordersHint}
        checked={takes_orders}
        disabled={writes.isSaving || (!hasAnyKey && !takes_orders)}
        onCheckedChange={(isOn) => void writes.saveSettings({ ...now, takes_orders: isOn })}
      />
      <Switch
        label={switches.deposits}
        hint={switches.depositsHint}
        checked={takes_deposits}
        disabled={writes.isSaving || (!hasAnyKey && !takes_deposits)}
        onCheckedChange={(isOn) => void writes.saveSettings({ ...now, takes_deposits: isOn })}
      />
      {takes_deposits ? (
        <Switch
          label={switches.confirms}
          hint={switches.confirmsHint}
          checked={confirms_stays}
          disabled={writes.isSaving}
          onCheckedChange={(isOn) => void writes.saveSettings({ ...now, confirms_stays: isOn })}
        />
      ) : null}
      {takes_deposits ? (
        <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-3">
          <Field label={switches.percent} error={problem}>
            <Input
              value={percent}
              inputMode="numeric"
              maxLength={3}
              onChange={({ target }) => setPercent(target.value.replace(/\D/g, ''))}
            />
          </Field>
          <Button type="submit" look="line" pending={writes.isSaving}>
            {switches.savePercent}
          </Button>
        </form>
      ) : null}
    </EditorSection>
  )
}
