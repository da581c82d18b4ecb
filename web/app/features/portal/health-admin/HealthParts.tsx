import type { HealthPart, HealthState } from '@portal/contract/portal/health/health'
import { figuresText } from '@portal/contract/portal/health/health-figures'
import clsx from 'clsx'
import { Check, Minus, X } from 'lucide-react'
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
        'grid grid-cols-[20px_minmax(0,1fr)] gap-x-3.5 rounded-card border px-[18px] py-3.5',
        isRed ? 'border-vermelho-700/45 bg-guara-100/40' : 'border-sol-400 bg-sol-100/40',
      )}
    >
      <Mark state={state} />
      <div className="min-w-0">
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
      <ul className="grid grid-cols-1 gap-x-9 lg:grid-cols-2">
        {parts.map((part) => (
          <li
            key={part.name}
            className="grid min-h-[42px] grid-cols-[20px_minmax(0,1fr)_auto] items-center gap-3 border-line border-t first:border-t-0 lg:nth-2:border-t-0"
          >
            <Mark state={part.state} />
            <b className="min-w-0 font-semibold">{texts.parts[part.name].label}</b>
            <span className="num max-w-[11rem] text-right text-sm text-muted sm:max-w-none">
              {(part.state === 'ok' ? figuresText(part) : '') || texts.states[part.state]}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const MARKS = { trouble: X, attention: Minus, ok: Check, unknown: Minus, off: Minus } as const
const SHAPES: Record<HealthState, string> = {
  trouble:
    'bg-vermelho-700 text-white [clip-path:polygon(30%_0,70%_0,100%_30%,100%_70%,70%_100%,30%_100%,0_70%,0_30%)]',
  attention: 'rounded-[3px] bg-sol-400 text-mar-950',
  ok: 'rounded-full bg-mangue-500 text-white',
  unknown: 'rounded-full bg-areia-200 text-mar-950',
  off: 'rounded-full bg-areia-200 text-mar-950',
}

/** Octagon, square, circle: told apart without their colours, and the words stand beside them. */
function Mark({ state }: { state: HealthState }) {
  const Sign = MARKS[state]
  return (
    <span
      aria-hidden="true"
      className={clsx('mt-px grid size-5 flex-none place-items-center', SHAPES[state])}
    >
      <Sign className="size-[13px] stroke-[3]" />
    </span>
  )
}

const capital = (line: string) => line.charAt(0).toUpperCase() + line.slice(1)
