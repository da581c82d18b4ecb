import { moneyText } from '@portal/contract/shared/plan-prices'
import { VolumeX } from 'lucide-react'
import { createPortal } from 'react-dom'
import { isShort } from '~/features/storefront/order-board/board.rules.ts'
import { CallRing } from './CallRing.tsx'
import { type Call, titleOf, totalOf } from './calls.rules.ts'
import { callsTexts as texts } from './calls.texts.ts'

type CallStripProps = { call: Call; now: Date; onOpen: () => void; onLater: () => void }

/** In the place of the bar: nothing of what is being written is under it, and the focus stays there. */
export function CallStrip({ call, now, onOpen, onLater }: CallStripProps) {
  const title = titleOf(call)
  return createPortal(
    <div
      role="alertdialog"
      data-call=""
      aria-label={title}
      className="on-dark fixed inset-x-0 top-0 z-60 flex h-13 items-center gap-2 bg-mar-950 px-3 text-on-dark text-sm"
    >
      <CallRing call={call} now={now} isSmall />
      <p role="alert" className="min-w-0 flex-1 leading-[1.2]">
        <b className="block truncate font-semibold">{title}</b>
        <span className="num block truncate text-on-dark-muted text-xs">
          {moneyText(totalOf(call))}
        </span>
      </p>
      <button
        type="button"
        aria-label={isShort(call) ? texts.mute : texts.later}
        className="grid size-11 flex-none place-items-center rounded-item hover:bg-mar-900 [&_svg]:size-5"
        onClick={onLater}
      >
        <VolumeX aria-hidden="true" />
      </button>
      <button
        type="button"
        className="min-h-11 flex-none rounded-input bg-sol-400 px-4 font-semibold text-mar-950"
        onClick={onOpen}
      >
        {texts.open}
      </button>
    </div>,
    document.body,
  )
}
