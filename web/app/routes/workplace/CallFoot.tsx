import clsx from 'clsx'
import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'

type CallFootProps = {
  /** What it comes to, and by when it is promised. */
  sum: ReactNode
  /** Where the answer is given at once; without it, seeing is the way to it. */
  yes?: { label: string; isPending: boolean; onPress: (event: MouseEvent) => Promise<void> }
  see: { label: string; to: string; onSeen: () => void }
  later: ReactNode
  note: ReactNode
}

/** On a call red means to hang up: yes is the colour of the sun. Always in sight, however much was ordered. */
export function CallFoot({ sum, yes, see, later, note }: CallFootProps) {
  const loud =
    'flex min-h-17 w-full items-center justify-center rounded-[16px] bg-sol-400 px-4 text-center font-head text-[1.3125rem] font-bold leading-tight text-mar-950 shadow-[0_0_0_6px_rgb(255_197_61/0.22)] aria-busy:opacity-55'
  return (
    <div className="sticky bottom-0 mt-auto bg-mar-950 pt-2 pb-[calc(1rem+env(safe-area-inset-bottom))]">
      <div className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-2">{sum}</div>
      {yes ? (
        <button
          type="button"
          aria-busy={yes.isPending || undefined}
          className={loud}
          onClick={(event) => (yes.isPending ? undefined : void yes.onPress(event))}
        >
          {yes.label}
        </button>
      ) : (
        <Link to={see.to} onClick={see.onSeen} className={loud}>
          {see.label}
        </Link>
      )}
      <div className={clsx('mt-3.5 grid gap-2', yes && 'grid-cols-2')}>
        {yes ? (
          <Link to={see.to} onClick={see.onSeen} className={QUIET}>
            {see.label}
          </Link>
        ) : null}
        {later}
      </div>
      {note}
    </div>
  )
}

const QUIET =
  'flex min-h-13 items-center justify-center rounded-input px-3 text-center font-semibold inset-ring-[1.5px] inset-ring-white/50 hover:bg-mar-900'
