import type { OrderMode } from '@portal/contract/storefront/orders/orders.texts'
import { Minus, Plus } from 'lucide-react'
import { hourText } from '~/platform/moments.ts'
import { boardTexts } from './board.texts.ts'

const { promise: texts } = boardTexts.card
const STEP_MS = 5 * 60_000

type PromiseStepperProps = {
  mode: OrderMode
  value: string
  onChange: (moment: string) => void
  isDark?: boolean
}

/** By when it is there, five minutes at a time. Never in the past. */
export function PromiseStepper({ mode, value, onChange, isDark = false }: PromiseStepperProps) {
  const step = (by: number) => {
    const moment = Date.parse(value) + by
    if (moment > Date.now()) onChange(new Date(moment).toISOString())
  }
  const look = isDark
    ? 'inset-ring-white/50 hover:bg-mar-900'
    : 'bg-white inset-ring-[#D9BE74] hover:bg-sol-100'
  const button = `grid size-11 place-items-center rounded-full inset-ring-[1.5px] [&_svg]:size-4.5 ${look}`
  return (
    <fieldset className="ml-auto text-[0.875rem]">
      <legend className="sr-only">{texts.label}</legend>
      <span className="grid flex-none grid-cols-[2.75rem_auto_2.75rem] items-center gap-1 text-center">
        <button
          type="button"
          aria-label={texts.earlier}
          className={button}
          onClick={() => step(-STEP_MS)}
        >
          <Minus aria-hidden="true" />
        </button>
        <span className="grid leading-tight">
          <span className={`text-xs ${isDark ? 'text-on-dark-muted' : 'text-muted'}`}>
            {texts[mode]}
          </span>
          <b role="status" className="num min-w-13 font-bold text-sm">
            {hourText(new Date(value))}
          </b>
        </span>
        <button
          type="button"
          aria-label={texts.later}
          className={button}
          onClick={() => step(STEP_MS)}
        >
          <Plus aria-hidden="true" />
        </button>
      </span>
    </fieldset>
  )
}
