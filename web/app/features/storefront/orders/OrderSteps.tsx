import clsx from 'clsx'
import { Check } from 'lucide-react'
import type { CSSProperties } from 'react'
import type { OrderStep } from './follow.rules.ts'
import { followTexts as texts } from './follow.texts.ts'

const WAVE = `M0 24${'c8 0 8-10 16-10s8 10 16 10'.repeat(10)}`

const WAVE_LENGTH = 320
const BOAT_HALF = 20

type OrderWaveProps = { steps: readonly OrderStep[]; progress: number }

/** A boat that sails as far as the order has come. */
export function OrderWave({ steps, progress }: OrderWaveProps) {
  const reached = steps.findLastIndex(({ state }) => state !== 'next')
  const name = steps[reached]?.name.toLowerCase() ?? ''
  // The boat stays whole at both ends.
  const sailedTo = BOAT_HALF + progress * ((WAVE_LENGTH - 2 * BOAT_HALF) / 100)
  const sailed: CSSProperties = { strokeDasharray: `${(sailedTo / WAVE_LENGTH) * 100} 200` }
  const place: CSSProperties = {
    transform: `translate(${sailedTo}px, 16px)`,
    transition: 'transform 600ms ease-out',
  }
  return (
    <svg
      viewBox="0 -14 320 56"
      role="img"
      aria-label={texts.stepOf(reached + 1, steps.length, name)}
      className="mt-4 block h-auto w-full overflow-visible"
      fill="none"
      strokeLinecap="round"
    >
      <path d={WAVE} strokeWidth="4" className="stroke-areia-200" />
      <path d={WAVE} pathLength="100" strokeWidth="4" className="stroke-mar-600" style={sailed} />
      <g style={place}>
        <path d="M-2 -6 -3 -30 15 -8z" className="fill-guara-600" />
        <path d="M-5 -7v-18l-10 17z" className="fill-sol-400" />
        <path d="M-18 -4Q0 1 20 -5 16 6 9 7H-10Q-16 5 -18 -4Z" className="fill-mar-950" />
      </g>
    </svg>
  )
}

export function OrderSteps({ steps }: { steps: readonly OrderStep[] }) {
  return (
    <section
      aria-labelledby="pedido-etapas"
      className="mt-3 rounded-card bg-white px-4.5 py-2 shadow-soft"
    >
      <h2 id="pedido-etapas" className="sr-only">
        {texts.steps}
      </h2>
      <ol>
        {steps.map((step, index) => (
          <Step key={step.status} step={step} isLast={index === steps.length - 1} />
        ))}
      </ol>
    </section>
  )
}

function Step({ step: { name, state, time, note }, isLast }: { step: OrderStep; isLast: boolean }) {
  return (
    <li
      aria-current={state === 'now' ? 'step' : undefined}
      className="relative grid grid-cols-[1fr_auto] gap-x-3 py-2.5 pl-9.5 leading-snug"
    >
      {isLast ? null : (
        <span
          aria-hidden="true"
          className={clsx(
            'absolute top-6 -bottom-3.5 left-[11px] w-0.5',
            state === 'done' ? 'bg-mar-600' : 'bg-areia-200',
          )}
        />
      )}
      <span
        aria-hidden="true"
        className={clsx(
          'absolute grid place-items-center rounded-full',
          state === 'now'
            ? 'top-[9px] left-0 size-6 border-5 border-mar-950 bg-sol-400'
            : 'top-3 left-[3px] size-4.5',
          state === 'done' && 'bg-mar-600 text-white',
          state === 'next' && 'border-[2.5px] border-edge bg-white',
        )}
      >
        {state === 'done' ? <Check className="size-3.5 stroke-4" /> : null}
      </span>
      <span
        className={clsx(
          state === 'now' && 'text-lead font-bold',
          state === 'done' && 'font-semibold',
          state === 'next' && 'text-muted',
        )}
      >
        {name}
      </span>
      <span className="num text-muted">{time}</span>
      {note ? <span className="num col-span-2 text-sm text-muted">{note}</span> : null}
    </li>
  )
}
