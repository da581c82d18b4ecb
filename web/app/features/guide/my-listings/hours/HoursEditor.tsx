import type { OpeningHours } from '@portal/contract/guide/establishments/hours-types'
import { cityDay } from '~/platform/moments.ts'
import { Button } from '~/ui/Button.tsx'
import { Chip } from '~/ui/Chip.tsx'
import { ChipRow } from '~/ui/ChipRow.tsx'
import { ClosureEditor } from './ClosureEditor.tsx'
import { ExceptionsEditor } from './ExceptionsEditor.tsx'
import { HolidaysEditor } from './HolidaysEditor.tsx'
import { HoursPart } from './HoursPart.tsx'
import { PRESETS, presetWeek } from './hours-editing.rules.ts'
import { hoursEditorTexts } from './hours-editor.texts.ts'
import type { HoursProblems } from './hours-problems.rules.ts'
import { LiveHours } from './LiveHours.tsx'
import { SeasonsEditor } from './SeasonsEditor.tsx'
import { WeekEditor } from './WeekEditor.tsx'

const texts = hoursEditorTexts.week

type HoursEditorProps = {
  hours: OpeningHours
  problems: HoursProblems
  onChange: (hours: OpeningHours) => void
  now: Date
  /** Only the week: the rest is for later. */
  isShort?: boolean
}

/** The whole of a place's hours, with what a visitor would read of them at this minute. */
export function HoursEditor({ hours, problems, onChange, now, isShort = false }: HoursEditorProps) {
  const today = cityDay(now)
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_17rem] lg:items-start">
      {/* On a phone it stays in sight under the header while the days pass below. */}
      <div className="sticky top-28 z-10 lg:top-26 lg:order-2">
        <LiveHours hours={hours} now={now} />
      </div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
        <HoursPart title={texts.title} lead={texts.lead}>
          <ChipRow
            aria-label={texts.presets}
            role="group"
            className="max-md:-mx-[18px] max-md:px-[18px]"
          >
            {PRESETS.map((preset) => (
              <Chip key={preset} onClick={() => onChange({ ...hours, weekly: presetWeek(preset) })}>
                {texts.preset[preset]}
              </Chip>
            ))}
          </ChipRow>
          {hours.weekly ? (
            <>
              <WeekEditor
                week={hours.weekly}
                path={['weekly']}
                problems={problems}
                onChange={(weekly) => onChange({ ...hours, weekly })}
              />
              <Button
                look="ghost"
                size="sm"
                className="justify-self-start text-mar-600!"
                onClick={() => onChange({ ...hours, weekly: null })}
              >
                {texts.clear}
              </Button>
            </>
          ) : (
            <p className="rounded-item bg-sol-100 p-3">{texts.unknown}</p>
          )}
        </HoursPart>
        {isShort ? null : (
          <>
            <ExceptionsEditor hours={hours} today={today} problems={problems} onChange={onChange} />
            <HolidaysEditor
              holidays={hours.holidays}
              problems={problems}
              onChange={(holidays) => onChange({ ...hours, holidays })}
            />
            <SeasonsEditor hours={hours} problems={problems} onChange={onChange} />
            <ClosureEditor hours={hours} today={today} onChange={onChange} />
          </>
        )}
      </div>
    </div>
  )
}
