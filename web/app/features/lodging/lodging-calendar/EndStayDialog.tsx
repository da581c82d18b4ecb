import type { HouseStay } from '@portal/contract/lodging/stays/calendar'
import {
  DECLINE_CODES,
  DECLINE_WORDS,
  type DeclineCode,
} from '@portal/contract/lodging/stays/stays.texts'
import { useState } from 'react'
import { Button } from '~/ui/Button.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { DialogClose } from '~/ui/DialogClose.tsx'
import { Field } from '~/ui/Field.tsx'
import { Textarea } from '~/ui/Textarea.tsx'
import { WordSelect } from '~/ui/WordSelect.tsx'
import { calendarTexts } from './calendar.texts.ts'
import type { CalendarWrites } from './use-calendar-writes.ts'

const { decline: texts } = calendarTexts

type EndStayDialogProps = { stay: HouseStay; writes: CalendarWrites; onClose: () => void }

/** A no to a request, or a yes taken back: with its reason, which the guest reads. */
export function EndStayDialog({ stay, writes, onClose }: EndStayDialogProps) {
  const [code, setCode] = useState<DeclineCode>('unavailable')
  const [text, setText] = useState('')
  const isNew = stay.status === 'requested'
  async function end() {
    await writes.end(stay, { code, text: text.trim() })
    // Done, or moved by somebody else meanwhile: how it is now stands in the calendar.
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={isNew ? texts.title : texts.cancelTitle}
      footer={
        <>
          <Button pending={writes.isSaving} onClick={() => void end()} className="md:flex-1">
            {isNew ? texts.action : texts.cancelAction}
          </Button>
          <DialogClose>{texts.back}</DialogClose>
        </>
      }
    >
      <div className="grid gap-4">
        <Field label={texts.why}>
          <WordSelect of={DECLINE_CODES} words={DECLINE_WORDS} value={code} onChoose={setCode} />
        </Field>
        {stay.source === 'guest' ? (
          <Field label={texts.text} hint={texts.optional} optional>
            <Textarea
              rows={3}
              maxLength={280}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          </Field>
        ) : null}
      </div>
    </Dialog>
  )
}
