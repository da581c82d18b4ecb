import type { Redemption } from '@portal/contract/club/offers/counter'
import { dueCents, valueText } from '@portal/contract/club/offers/offer-rules'
import { moneyText } from '@portal/contract/shared/plan-prices'
import clsx from 'clsx'
import { Check, RotateCcw, ScanLine, Undo2, WifiOff, X } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { hourText } from '~/platform/moments.ts'
import { Button } from '~/ui/Button.tsx'
import { Field } from '~/ui/Field.tsx'
import { MaskedField } from '~/ui/MaskedField.tsx'
import { ReasonDialog } from '~/ui/ReasonDialog.tsx'
import type { CounterWrites } from './counter.queries.ts'
import { counterScreenTexts as texts } from './counter.texts.ts'

export type Answer =
  | { kind: 'accepted'; redemption: Redemption }
  | { kind: 'refused'; code: string; sentence: string }

type CounterAnswerProps = { answer: Answer; writes: CounterWrites; onNext: () => void }

/** What the reader says: colour, shape and word agree. */
export function CounterAnswer({ answer, writes, onNext }: CounterAnswerProps) {
  return answer.kind === 'accepted' ? (
    <Accepted first={answer.redemption} writes={writes} onNext={onNext} />
  ) : (
    <Refused code={answer.code} sentence={answer.sentence} onNext={onNext} />
  )
}

/** Read aloud at once; the focus goes to it, so that Tab goes on from here. */
function AnswerHead({
  tone,
  icon,
  title,
  children,
}: {
  tone: 'ok' | 'bad' | 'again' | 'wait'
  icon: ReactNode
  title: string
  children: ReactNode
}) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      className={clsx(
        'flex items-center gap-4 rounded-card p-5 outline-none',
        tone === 'ok' && 'bg-mangue-700 text-white',
        tone === 'bad' && 'bg-vermelho-700 text-white',
        tone === 'again' && 'bg-sol-400 text-mar-950',
        tone === 'wait' && 'bg-mar-950 text-white',
      )}
    >
      <span
        aria-hidden="true"
        className={clsx(
          'grid size-16 flex-none place-items-center bg-white text-mar-950 [&_svg]:size-8',
          tone === 'ok' ? 'rounded-full' : 'rounded-item',
        )}
      >
        {icon}
      </span>
      <div>
        <h2 className="text-[1.75rem]">{title}</h2>
        <p>{children}</p>
      </div>
    </div>
  )
}

/** Readings that the customer can mend on the spot. */
const AGAIN = [
  'coupons.forged',
  'coupons.unknown',
  'coupons.stale',
  'coupons.ahead',
  'coupons.same-key',
]

type RefusedProps = { code: string; sentence: string; onNext: () => void }

function Refused({ code, sentence, onNext }: RefusedProps) {
  const isKnown = code.startsWith('coupon')
  const tone = !isKnown ? 'wait' : AGAIN.includes(code) ? 'again' : 'bad'
  const heads = { wait: texts.wait, again: texts.again, bad: texts.refused }
  const icons = { wait: <WifiOff />, again: <RotateCcw />, bad: <X strokeWidth={3} /> }
  const say = texts.say[code]
  return (
    <div className="mx-auto grid w-full max-w-140 gap-4">
      <AnswerHead tone={tone} icon={icons[tone]} title={heads[tone]}>
        {isKnown ? sentence : `${texts.notSent} ${sentence}`}
      </AnswerHead>
      {say ? (
        <p className="rounded-card bg-areia-200 p-4">
          <span className="block font-semibold text-sm">{texts.customer}</span>“{say}”
        </p>
      ) : null}
      <Button look="ink" block onClick={onNext}>
        <ScanLine aria-hidden="true" />
        {texts.other}
      </Button>
    </div>
  )
}

type AcceptedProps = { first: Redemption; writes: CounterWrites; onNext: () => void }

function Accepted({ first, writes, onNext }: AcceptedProps) {
  const [redemption, setRedemption] = useState(first)
  const [isUndoing, setUndoing] = useState(false)
  const { terms, member, at, by, undone } = redemption
  const mayUndo = undone === null && Date.parse(redemption.undo_until) > Date.now()
  return (
    <div className="mx-auto grid w-full max-w-140 gap-4">
      {undone ? (
        <AnswerHead tone="wait" icon={<Undo2 />} title={texts.undone}>
          {undone.reason}
        </AnswerHead>
      ) : (
        <AnswerHead tone="ok" icon={<Check strokeWidth={3} />} title={texts.accepted}>
          {`${member} · ${hourText(new Date(at))}${by ? ` · ${texts.by(by)}` : ''}`}
        </AnswerHead>
      )}
      <p className="flex items-center gap-3">
        <span className="num font-bold font-head text-[2rem] leading-none">{valueText(terms)}</span>
        <strong>{terms.title}</strong>
      </p>
      {redemption.counts ? null : <p className="rounded-card bg-areia-200 p-4">{texts.ownTeam}</p>}
      {undone ? null : <Sum redemption={redemption} writes={writes} onSaved={setRedemption} />}
      {mayUndo ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm">{texts.undoUntil(hourText(new Date(redemption.undo_until)))}</p>
          <Button look="line" size="sm" onClick={() => setUndoing(true)}>
            {texts.undo}
          </Button>
        </div>
      ) : null}
      <Button look="primary" block onClick={onNext}>
        <ScanLine aria-hidden="true" />
        {texts.next}
      </Button>
      {isUndoing ? (
        <ReasonDialog
          title={texts.undoTitle}
          description={texts.undoText}
          label={texts.reason}
          confirmLabel={texts.undo}
          answers={texts.answers}
          minLength={3}
          maxLength={140}
          tooShort={texts.tooShort}
          onClose={() => setUndoing(false)}
          onConfirm={async (reason) => {
            const outcome = await writes.undo(redemption.id, reason)
            if (outcome.kind === 'saved') setRedemption(outcome.saved)
            return outcome.kind === 'saved'
          }}
        />
      ) : null}
    </div>
  )
}

type SumProps = {
  redemption: Redemption
  writes: CounterWrites
  onSaved: (redemption: Redemption) => void
}

/** The counter does the sum: what the purchase was, what comes off, what to charge. */
function Sum({ redemption, writes, onSaved }: SumProps) {
  const { purchase_cents: purchase, saved_cents: saved, terms } = redemption
  const [typed, setTyped] = useState(purchase === null ? '' : String(purchase))
  async function keep(event: FormEvent) {
    event.preventDefault()
    const cents = Number(typed)
    if (!(cents > 0)) return
    const outcome = await writes.setPurchase(redemption.id, cents)
    if (outcome.kind === 'saved') onSaved(outcome.saved)
  }
  return (
    <div className="overflow-hidden rounded-card border border-line bg-white">
      <form
        noValidate
        onSubmit={(event) => void keep(event)}
        className="flex flex-wrap items-end gap-3 p-4"
      >
        <div className="min-w-0 flex-1">
          <Field label={texts.purchase}>
            <MaskedField mask="money" value={typed} onValueChange={setTyped} />
          </Field>
        </div>
        <Button type="submit" look="line" pending={writes.isSaving}>
          {texts.keep}
        </Button>
      </form>
      {saved !== null ? (
        <p className="num flex justify-between gap-3 border-line border-t p-4">
          <span>{texts.discount}</span>
          <span>{`− ${moneyText(saved)}`}</span>
        </p>
      ) : null}
      {purchase !== null ? (
        <p className="num flex items-baseline justify-between gap-3 bg-mar-950 p-4 text-white">
          <span className="font-semibold">{texts.charge}</span>
          <span className="font-bold font-head text-[1.75rem] text-sol-400 leading-none">
            {moneyText(dueCents(terms, purchase, saved))}
          </span>
        </p>
      ) : null}
    </div>
  )
}
