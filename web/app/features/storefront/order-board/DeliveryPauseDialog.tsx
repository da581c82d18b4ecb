import type { OwnOrdering } from '@portal/contract/storefront/orders/ordering'
import { useState } from 'react'
import { Button } from '~/ui/Button.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { DialogClose } from '~/ui/DialogClose.tsx'
import { RadioGroup } from '~/ui/RadioGroup.tsx'
import { boardTexts } from './board.texts.ts'
import type { PauseWrites } from './use-order-writes.ts'

const { delivery: texts } = boardTexts.pause
const ALL = ''
/** None is until somebody is back. */
const MINUTES = ['30', '60', '120', '0'] as const

type DeliveryPauseDialogProps = {
  ordering: OwnOrdering
  pausing: PauseWrites
  onClose: () => void
}

/** All of delivery, or a bairro that nobody can get to; the counter and the tables go on. */
export function DeliveryPauseDialog({ ordering, pausing, onClose }: DeliveryPauseDialogProps) {
  const [where, setWhere] = useState(ALL)
  const [minutes, setMinutes] = useState<(typeof MINUTES)[number]>('60')
  const isResting = (name: string | null) =>
    ordering.delivery_pauses.some(({ neighbourhood }) => neighbourhood === name)
  async function pause() {
    await pausing.pauseDelivery(where === ALL ? null : where, Number(minutes) || null)
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      align="top"
      title={texts.title}
      description={texts.text}
      footer={
        <>
          <Button pending={pausing.isSaving} onClick={() => void pause()} className="md:flex-1">
            {texts.confirm}
          </Button>
          <DialogClose>{texts.back}</DialogClose>
        </>
      }
    >
      <h3 className="text-base">{texts.what}</h3>
      <RadioGroup
        aria-label={texts.what}
        value={where}
        onValueChange={setWhere}
        options={[
          { value: ALL, label: texts.all },
          ...ordering.content.zones
            .filter(({ neighbourhood }) => !isResting(neighbourhood))
            .map(({ neighbourhood }) => ({ value: neighbourhood, label: neighbourhood })),
        ]}
      />
      <h3 className="mt-4 text-base">{texts.howLong}</h3>
      <RadioGroup
        aria-label={texts.howLong}
        value={minutes}
        onValueChange={setMinutes}
        options={MINUTES.map((value) => ({ value, label: texts.minutes[value] }))}
      />
    </Dialog>
  )
}
