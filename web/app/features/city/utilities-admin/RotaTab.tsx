import type {
  DutyMonth,
  DutyPreview,
  EditedShift,
} from '@portal/contract/city/utilities/duty-editor'
import { useQuery } from '@tanstack/react-query'
import { CheckCheck, ChevronLeft, ChevronRight, Plus } from 'lucide-react'
import { useState } from 'react'
import { browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { cityDay, dayText } from '~/platform/moments.ts'
import { Button } from '~/ui/Button.tsx'
import { IconButton } from '~/ui/IconButton.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { FillPanel } from './FillPanel.tsx'
import { RotaCalendar } from './RotaCalendar.tsx'
import { RotaPreview } from './RotaPreview.tsx'
import { calendarOf, monthBeside, monthOf, monthText } from './rota-form.rules.ts'
import { SheetPanel } from './SheetPanel.tsx'
import { ShiftDialog } from './ShiftDialog.tsx'
import { useAttempt } from './use-attempt.ts'
import { dutyMonthQuery } from './utilities-admin.queries.ts'
import { utilitiesAdminTexts } from './utilities-admin.texts.ts'

const texts = utilitiesAdminTexts.rota

/** What is being written: a new shift on a day, or one that is there. */
type Open = { shift: EditedShift | null; date: string }

export function RotaTab() {
  const [month, setMonth] = useState(() => monthOf(new Date()))
  const [preview, setPreview] = useState<DutyPreview | null>(null)
  const [open, setOpen] = useState<Open | null>(null)
  const query = useQuery(dutyMonthQuery(month))
  const add = () => setOpen({ shift: null, date: cityDay(new Date()) })
  return (
    <>
      <Panel className="grid grid-cols-1 gap-4">
        <div className="flex flex-wrap items-center justify-between gap-2 md:justify-start">
          <IconButton label={texts.previous} onClick={() => setMonth(monthBeside(month, -1))}>
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          <h2 aria-live="polite" className="text-h3 max-md:flex-1 max-md:text-center">
            {texts.title(monthText(month))}
          </h2>
          <IconButton label={texts.next} onClick={() => setMonth(monthBeside(month, 1))}>
            <ChevronRight aria-hidden="true" />
          </IconButton>
          <Button look="line" size="sm" className="max-md:w-full md:ml-auto" onClick={add}>
            <Plus aria-hidden="true" />
            {texts.add}
          </Button>
        </div>
        <Loaded query={query} texts={utilitiesAdminTexts} why={failureText}>
          {(data) => (
            <>
              <MonthState data={data} />
              <RotaCalendar
                {...calendarOf(month, data.shifts)}
                onAdd={(date) => setOpen({ shift: null, date })}
                onEdit={(shift, date) => setOpen({ shift, date })}
              />
              {open ? (
                <ShiftDialog
                  key={open.shift?.id ?? open.date}
                  shift={open.shift}
                  date={open.date}
                  pharmacies={data.pharmacies}
                  onClose={() => setOpen(null)}
                />
              ) : null}
            </>
          )}
        </Loaded>
      </Panel>
      {preview ? <RotaPreview preview={preview} onClose={() => setPreview(null)} /> : null}
      <FillPanel
        key={month}
        month={month}
        pharmacies={query.data?.pharmacies ?? []}
        onPreview={setPreview}
      />
      <SheetPanel onPreview={setPreview} isChosen={preview !== null} />
    </>
  )
}

function MonthState({ data: { month, shifts } }: { data: DutyMonth }) {
  const { attempt, isWriting } = useAttempt(['admin', 'duties'])
  const { missing } = calendarOf(month, shifts)
  const oldest = shifts.map(({ verified_at }) => verified_at ?? '').sort()[0]
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <p>{texts.missing(missing)}</p>
      {shifts.length > 0 ? (
        <>
          <p className="text-muted">
            {oldest ? texts.checked(dayText(new Date(oldest))) : texts.unchecked}
          </p>
          <Button
            look="ghost"
            size="sm"
            pending={isWriting}
            onClick={() =>
              void attempt({
                run: () =>
                  browserApi.send('POST', '/api/v1/admin/duties/verification', { body: { month } }),
                done: texts.verified,
                failed: utilitiesAdminTexts.numbers.verifyFailed,
              })
            }
          >
            <CheckCheck aria-hidden="true" />
            {texts.verify}
          </Button>
        </>
      ) : null}
    </div>
  )
}
