import type { Weekday } from '@portal/contract/shared/calendar-days'
import { WEEKDAYS } from '@portal/contract/shared/calendar-days'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/ui/Button.tsx'
import { CheckboxGroup } from '~/ui/CheckboxGroup.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { toast } from '~/ui/toast.ts'
import { WEEK_IN_PRINT } from './hours-editing.rules.ts'
import { hoursEditorTexts } from './hours-editor.texts.ts'

const { days: names, copy: texts, day: dayTexts } = hoursEditorTexts

type CopyDaysProps = { from: Weekday; onCopy: (to: Weekday[]) => void }

/** "Copiar para…": the hours of one day on as many others as are ticked. */
export function CopyDays({ from, onCopy }: CopyDaysProps) {
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<string[]>([])
  const others = WEEK_IN_PRINT.filter((day) => day !== from)
  function copy() {
    onCopy(WEEKDAYS.filter((day) => chosen.includes(String(day))))
    setOpen(false)
    toast({ title: texts.done(chosen.length) })
  }
  return (
    <Dialog
      size="sm"
      title={texts.title(names[from])}
      description={texts.description}
      open={isOpen}
      onOpenChange={(open) => {
        setOpen(open)
        if (open) setChosen([])
      }}
      trigger={
        <Button
          look="ghost"
          size="sm"
          aria-label={dayTexts.copyOf(names[from])}
          className="px-3! text-mar-600!"
        >
          <Copy aria-hidden="true" />
          {dayTexts.copy}
        </Button>
      }
      footer={
        <Button onClick={copy} disabled={chosen.length === 0}>
          {texts.confirm}
        </Button>
      }
    >
      <div className="flex flex-wrap gap-2 pb-2">
        <Button look="line" size="sm" onClick={() => setChosen(others.map(String))}>
          {texts.all}
        </Button>
        <Button
          look="line"
          size="sm"
          onClick={() => setChosen(others.filter((day) => day > 0 && day < 6).map(String))}
        >
          {texts.weekdays}
        </Button>
      </div>
      <CheckboxGroup
        aria-label={texts.days}
        options={others.map((day) => ({ value: String(day), label: names[day] }))}
        values={chosen}
        onValuesChange={setChosen}
      />
    </Dialog>
  )
}
