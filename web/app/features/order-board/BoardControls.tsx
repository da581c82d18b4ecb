import { Pause, Settings2, Volume2, VolumeX } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/ui/Button.tsx'
import { DropdownMenu } from '~/ui/DropdownMenu.tsx'
import { IconButton } from '~/ui/IconButton.tsx'
import { boardTexts } from './board.texts.ts'
import { keepTicketChoice, type TicketChoice, ticketChoice } from './print-ticket.ts'
import { PAPERS } from './ticket.rules.ts'

const { sound, pause: pauseTexts, printing } = boardTexts
const PAUSES = [15, 30, 60] as const

type BoardControlsProps = {
  isSoundOn: boolean
  onSound: (isOn: boolean) => void
  isPaused: boolean
  isPausing: boolean
  onPause: (minutes: number | null) => void
}

export function BoardControls(props: BoardControlsProps) {
  const { isSoundOn, onSound, isPaused, isPausing, onPause } = props
  return (
    <div className="grid grid-cols-[1fr_1fr_auto] gap-2 max-md:w-full md:flex">
      <Button
        look="line"
        size="sm"
        aria-pressed={isSoundOn}
        className="px-3.5!"
        onClick={() => onSound(!isSoundOn)}
      >
        {isSoundOn ? (
          <Volume2 aria-hidden="true" className="text-mangue-500" />
        ) : (
          <VolumeX aria-hidden="true" />
        )}
        {isSoundOn ? sound.on : sound.off}
      </Button>
      {isPaused ? (
        <span />
      ) : (
        <DropdownMenu
          trigger={
            <Button look="line" size="sm" className="px-3.5!" pending={isPausing}>
              <Pause aria-hidden="true" />
              {pauseTexts.open}
            </Button>
          }
          entries={[
            ...PAUSES.map((minutes) => ({
              label: pauseTexts.minutes[minutes],
              onSelect: () => onPause(minutes),
            })),
            { label: pauseTexts.untilBack, separated: true, onSelect: () => onPause(null) },
          ]}
        />
      )}
      <TicketMenu />
    </div>
  )
}

/** The paper of the printer that stands beside this machine. */
function TicketMenu() {
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
        <IconButton label={printing.options} look="line" className="rounded-input!">
          <Settings2 aria-hidden="true" />
        </IconButton>
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
