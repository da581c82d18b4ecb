import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'

type State = 'open' | 'soon' | 'closed'

const text = cva('inline-flex min-w-0 items-center gap-[7px] text-sm font-semibold', {
  variants: {
    state: { open: 'text-mangue-700', soon: 'text-sol-700', closed: 'text-muted' },
  },
})
const dot = cva('size-2 flex-none rounded-full', {
  variants: {
    state: {
      open: 'bg-mangue-500',
      soon: 'bg-sol-400 ring-[1.5px] ring-sol-700',
      closed: 'inset-ring-2 inset-ring-current',
    },
  },
})

/** Dot and words; the shape differs too, so that colour never speaks alone. Unknown is `closed`. */
export function OpenState({ state, children }: { state: State; children: ReactNode }) {
  return (
    <span className={text({ state })}>
      <span aria-hidden="true" className={dot({ state })} />
      <span>{children}</span>
    </span>
  )
}
