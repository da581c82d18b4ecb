import type { HealthPart, HealthState } from '@portal/contract/portal/health/health'
import { figuresText } from '@portal/contract/portal/health/health-figures'
import clsx from 'clsx'
import { CircleCheck, CircleMinus, OctagonX, SquareMinus } from 'lucide-react'
import { momentText } from '~/platform/moments.ts'
import { Badge } from '~/ui/Badge.tsx'
import { healthTexts as texts } from './health.texts.ts'

const isBad = ({ state }: HealthPart) => state === 'trouble' || state === 'attention'
const FIRST: HealthState[] = ['trouble', 'attention', 'ok', 'unknown', 'off']

/** What is in trouble with what to do about it, the worst first; below it what is well, a line each. */
export function HealthParts({ parts }: { parts: readonly HealthPart[] }) {
  const sorted = parts.toSorted(
    (one, other) => FIRST.indexOf(one.state) - FIRST.indexOf(other.state),
  )
  const well = sorted.filter(({ state }) => state === 'ok')
  const quiet = sorted.filter(({ state }) => state === 'unknown' || state === 'off')
  return (
    <>
      <ul className="grid gap-2">
        {sorted.filter(isBad).map((part) => (
          <BadPart key={part.name} part={part} />
        ))}
      </ul>
      {well.length > 0 ? <Lines label={texts.well(well.length)} parts={well} /> : null}
      {quiet.length > 0 ? <Lines label={texts.quiet} parts={quiet} /> : null}
    </>
  )
}

function BadPart({ part }: { part: HealthPart }) {
  const { name, state, finding, failure, ok_at } = part
  const words = finding ? texts.findings[finding] : null
  const figures = figuresText(part)
  const isRed = state === 'trouble'
  return (
    <li
      className={clsx(
        'flex gap-3 rounded-card border bg-white px-[18px] py-3.5',
        isRed ? 'border-vermelho-700' : 'border-sol-400',
      )}
    >
      <Mark state={state} />
      <div className="min-w-0 flex-1">
        <h2 className="flex flex-wrap items-center gap-x-2 gap-y-1 text-[1.0625rem] leading-tight">
          {texts.parts[name].label}
          <Badge tone={isRed ? 'bad' : 'sol-soft'}>{texts.states[state]}</Badge>
        </h2>
        <p className="text-muted wrap-anywhere">
          {words?.what ?? texts.parts[name].about} {figures ? `${capital(figures)}. ` : null}
          {failure ? `${texts.said(failure)} ` : null}
          {ok_at ? texts.last(momentText(new Date(ok_at))) : null}
        </p>
        <p className="mt-1 wrap-anywhere">
          <b className="font-semibold">{texts.whatToDo}</b> {words?.todo ?? texts.parts[name].todo}
        </p>
      </div>
    </li>
  )
}

function Lines({ label, parts }: { label: string; parts: readonly HealthPart[] }) {
  return (
    <section aria-label={label} className="rounded-card border border-line bg-white px-[18px] py-1">
      <ul className="grid grid-cols-1 gap-x-6 lg:grid-cols-2">
        {parts.map((part) => (
          <li
            key={part.name}
            className="flex min-h-11 items-center gap-3 border-line border-b last:border-b-0"
          >
            <Mark state={part.state} />
            <b className="min-w-0 flex-1 font-semibold">{texts.parts[part.name].label}</b>
            <span className="num text-right text-sm text-muted">
              {(part.state === 'ok' ? figuresText(part) : '') || texts.states[part.state]}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const MARKS = {
  trouble: [OctagonX, 'text-vermelho-700'],
  attention: [SquareMinus, 'text-mar-950'],
  ok: [CircleCheck, 'text-mangue-500'],
  unknown: [CircleMinus, 'text-muted'],
  off: [CircleMinus, 'text-muted'],
} as const satisfies Record<HealthState, unknown>

/** Octagon, square, circle: told apart without their colours, and the words stand beside them. */
function Mark({ state }: { state: HealthState }) {
  const [Sign, colour] = MARKS[state]
  return <Sign aria-hidden="true" className={clsx('size-5 flex-none', colour)} />
}

const capital = (line: string) => line.charAt(0).toUpperCase() + line.slice(1)
