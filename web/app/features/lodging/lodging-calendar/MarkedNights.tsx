import type { LodgingCalendar } from '@portal/contract/lodging/stays/calendar'
import { BLOCK_NOTE_MAX } from '@portal/contract/lodging/stays/stays.texts'
import { Ban, LockOpen, Phone, Tag } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/ui/Button.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { StickyFoot } from '~/ui/StickyFoot.tsx'
import { ByPhoneDialog } from './ByPhoneDialog.tsx'
import { daysAfter, looksAt, type Marked } from './calendar.rules.ts'
import { rangeText, calendarTexts as texts } from './calendar.texts.ts'
import { PriceDialog } from './PriceDialog.tsx'
import type { CalendarWrites } from './use-calendar-writes.ts'

export type MarkedAct = 'block' | 'by-phone' | 'price' | null

type MarkedNightsProps = {
  calendar: LodgingCalendar
  marked: Marked
  writes: CalendarWrites
  act: MarkedAct
  onAct: (act: MarkedAct) => void
  onDrop: () => void
}

/** What can be done with the nights that are marked, at the thumb's reach. */
export function MarkedNights({ calendar, marked, writes, act, onAct, onDrop }: MarkedNightsProps) {
  const seen = looksAt(calendar, marked)
  const { first, last, nights, free, freeNights, blocked, isAllFree } = seen
  const names = calendar.units.filter(({ id }) => marked.rooms.includes(id))
  const dates = rangeText(first, daysAfter(last, 1))
  return (
    <>
      <StickyFoot>
        <section aria-label={texts.marked.label} className="grid gap-3">
          <div className="flex items-start gap-3">
            <div className="min-w-0 flex-1" aria-live="polite">
              <p className="num line-clamp-2 font-semibold wrap-anywhere">
                {texts.marked.title(names[0]?.name ?? '', names.length, dates)}
              </p>
              <p className="num text-muted text-sm">
                {marked.isOpen ? texts.marked.open : texts.marked.counted(nights, freeNights)}
              </p>
            </div>
            <Button look="ghost" size="sm" onClick={onDrop}>
              {texts.drop}
            </Button>
          </div>
          <div className="flex flex-wrap gap-2">
            <Button
              size="sm"
              disabled={!isAllFree}
              onClick={() => onAct('by-phone')}
              className="w-full md:w-auto"
            >
              <Phone aria-hidden="true" />
              {texts.byPhone.open}
            </Button>
            {calendar.may.price ? (
              <Button look="line" size="sm" onClick={() => onAct('price')} className="flex-1">
                <Tag aria-hidden="true" />
                {texts.price.open}
              </Button>
            ) : null}
            {freeNights > 0 ? (
              <Button look="line" size="sm" onClick={() => onAct('block')} className="flex-1">
                <Ban aria-hidden="true" />
                {texts.block}
              </Button>
            ) : null}
            {blocked > 0 ? (
              <Button
                look="line"
                size="sm"
                pending={writes.isSaving}
                onClick={() =>
                  void writes
                    .free(marked.rooms, { first, last })
                    .then(({ kind }) => kind === 'saved' && onDrop())
                }
                className="flex-1"
              >
                <LockOpen aria-hidden="true" />
                {texts.free}
              </Button>
            ) : null}
          </div>
        </section>
      </StickyFoot>
      {act === 'block' && freeNights > 0 ? (
        <BlockMarked
          nights={freeNights}
          rooms={new Set(free.map(({ unitId }) => unitId)).size}
          isSaving={writes.isSaving}
          onBlock={async (note) => {
            const { kind } = await writes.block(free, note)
            if (kind === 'saved') onDrop()
          }}
          onClose={() => onAct(null)}
        />
      ) : null}
      {act === 'price' && calendar.may.price ? (
        <PriceDialog
          units={names}
          nights={{ first: first < calendar.today ? calendar.today : first, last }}
          writes={writes}
          onDone={onDrop}
          onClose={() => onAct(null)}
        />
      ) : null}
      {act === 'by-phone' && isAllFree ? (
        <ByPhoneDialog
          units={names}
          nights={{ first, last }}
          writes={writes}
          onDone={onDrop}
          onClose={() => onAct(null)}
        />
      ) : null}
    </>
  )
}

type BlockMarkedProps = {
  nights: number
  rooms: number
  isSaving: boolean
  onBlock: (note: string) => Promise<void>
  onClose: () => void
}

function BlockMarked({ nights, rooms, isSaving, onBlock, onClose }: BlockMarkedProps) {
  const [note, setNote] = useState('')
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.blockTitle}
      description={texts.blockMarked(nights, rooms)}
      footer={
        <Button look="ink" pending={isSaving} onClick={() => void onBlock(note.trim())}>
          {texts.blockNights(nights)}
        </Button>
      }
    >
      <Field label={texts.note} optional>
        <Input
          value={note}
          maxLength={BLOCK_NOTE_MAX}
          placeholder={texts.notePlaceholder}
          onChange={({ target }) => setNote(target.value)}
        />
      </Field>
    </Dialog>
  )
}
