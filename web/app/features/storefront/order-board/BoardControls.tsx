import { Pause, Settings2, Volume2, VolumeX } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/ui/Button.tsx'
import { DropdownMenu } from '~/ui/DropdownMenu.tsx'
import { boardTexts } from './board.texts.ts'
import { keepTicketChoice, type TicketChoice, ticketChoice } from './print-ticket.ts'
import { PAPERS } from './ticket.rules.ts'

const { sound, pause: pauseTexts, printing } = boardTexts
const PAUSES = [15, 30, 60] as const
/** Their pictures alone, so that the first order is on the first screen. */
const ON_PHONES = 'px-3.5! max-md:w-11 max-md:px-0!'

type BoardControlsProps = {
  isSoundOn: boolean
  onSound: (isOn: boolean) => void
  isPaused: boolean
  isPausing: boolean
  /** Null for whose role does not pause. */
  onPause: ((minutes: number | null) => void) | null
  /** Null where nothing is delivered. */
  onPauseDelivery: (() => void) | null
}

export function BoardControls(props: BoardControlsProps) {
  const { isSoundOn, onSound, isPaused, isPausing, onPause, onPauseDelivery } = props
  return (
    <div className="flex flex-none gap-2">
      <Button
        look="line"
        size="sm"
        aria-pressed={isSoundOn}
        className={ON_PHONES}
        onClick={() => onSound(!isSoundOn)}
      >
        {isSoundOn ? (
          <Volume2 aria-hidden="true" className="text-mangue-500" />
        ) : (
          <VolumeX aria-hidden="true" />
        )}
        <span className="max-md:sr-only">{isSoundOn ? sound.on : sound.off}</span>
      </Button>
      {isPaused || !onPause ? null : (
        <DropdownMenu
          trigger={
            <Button look="line" size="sm" className={ON_PHONES} pending={isPausing}>
              <Pause aria-hidden="true" />
              <span className="max-md:sr-only">{pauseTexts.open}</span>
            </Button>
          }
          entries={[
            ...PAUSES.map((minutes) => ({
              label: pauseTexts.minutes[minutes],
              onSelect: () => onPause(minutes),
            })),
            { label: pauseTexts.untilBack, separated: true, onSelect: () => onPause(null) },
            ...(onPauseDelivery
              ? [{ label: pauseTexts.delivery.open, separated: true, onSelect: onPauseDelivery }]
              : []),
          ]}
        />
      )}
    </div>
  )
}

/** The paper of the printer that stands beside this machine. */
export function TicketMenu() {
  const [choice, setChoice] = useState(ticketChoice)
  const choose = (part: Partial<TicketChoice>) => {
    const next = { ...choice, ...part }
    setChoice(next)
    keepTicketChoice(next)
  }
  const label = (text: string, isChosen: boolean) =>
    isChosen ? `${text} (${printing.chosen})` : text
  return (
    <DropdownMenu
      trigger={
        <Button look="ghost" size="sm" className="-mx-4">
          <Settings2 aria-hidden="true" />
          {printing.options}
        </Button>
      }
      entries={[
        ...PAPERS.map((paper) => ({
          label: label(printing.papers[paper], choice.paper === paper),
          onSelect: () => choose({ paper }),
        })),
        {
          label: label(printing.prices, choice.hasPrices),
          separated: true,
          onSelect: () => choose({ hasPrices: true }),
        },
        {
          label: label(printing.noPrices, !choice.hasPrices),
          onSelect: () => choose({ hasPrices: false }),
        },
      ]}
    />
  )
}
