import { type Call, leftOf } from './calls.rules.ts'

const RADIUS = 26
const ROUND = 2 * Math.PI * RADIUS

type CallRingProps = { call: Call; now: Date; isSmall?: boolean }

/** What is left of the time to answer. */
export function CallRing({ call, now, isSmall = false }: CallRingProps) {
  const { part, value, unit, said } = leftOf(call, now)
  const circle = { cx: 30, cy: 30, r: RADIUS, fill: 'none', strokeWidth: 6 }
  return (
    <span className={`relative block flex-none ${isSmall ? 'size-11' : 'size-21'}`}>
      <svg viewBox="0 0 60 60" aria-hidden="true" className="size-full -rotate-90">
        <circle {...circle} className="stroke-mar-700" />
        <circle
          {...circle}
          className="stroke-sol-400 motion-safe:animate-pulse"
          strokeLinecap="round"
          strokeDasharray={`${part * ROUND} ${ROUND}`}
        />
      </svg>
      <b
        aria-hidden="true"
        className={`num absolute inset-0 grid place-content-center text-center leading-none ${isSmall ? 'text-sm' : 'text-[1.625rem]'}`}
      >
        {value}
        {isSmall ? null : <small className="mt-0.5 block font-semibold text-xs">{unit}</small>}
      </b>
      <span className="sr-only">{said}</span>
    </span>
  )
}
