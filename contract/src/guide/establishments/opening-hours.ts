import { z } from 'zod'
import { dayOfIsoDate } from '../../shared/calendar-days.ts'
import { textLine } from '../../shared/plain-text.ts'
import { MINUTES_PER_DAY } from '../../shared/time-zones.ts'
import { hoursInOrder } from './hours-order.ts'
import {
  type HolidayHours as HolidayHoursType,
  LONGEST_NOTE,
  LONGEST_SEASON_NAME,
  MOST_EXCEPTIONS,
  MOST_PERIODS_PER_DAY,
  MOST_SEASONS,
  type OpeningHours as OpeningHoursType,
} from './hours-types.ts'
import { problemsOfHours } from './hours-validation.ts'

const texts = {
  minute: 'Use um horário entre 0h e 23h59.',
  closing: 'Use um horário de fechar até 24 horas depois de abrir.',
  date: 'Use uma data que exista.',
  year: 'Confira o ano.',
  yearDay: 'Use um dia e um mês que existam.',
}

/** Minutes of the day; see `Period` of hours-types for what lies past midnight. */
const Period = z.object({
  opens: z
    .int(texts.minute)
    .min(0, texts.minute)
    .max(MINUTES_PER_DAY - 1, texts.minute),
  closes: z
    .int(texts.closing)
    .min(1, texts.closing)
    .max(2 * MINUTES_PER_DAY - 1, texts.closing),
})

// Lengths are judged with the rest, in sentences the editor shows too; these only bound the work.
const DayPeriods = z.array(Period).max(4 * MOST_PERIODS_PER_DAY)
const WeekHours = z.array(DayPeriods).length(7)

const note = textLine(LONGEST_NOTE)
  .nullable()
  .overwrite((text) => text || null)

const day = z.iso
  .date(texts.date)
  .refine((date) => date >= '2000-01-01' && date <= '2100-12-31', texts.year)

/** "07-01"; 29 February is a day of some years. */
const yearDay = z
  .string()
  .regex(/^\d{2}-\d{2}$/, { message: texts.yearDay, abort: true })
  .refine((text) => dayOfIsoDate(`2028-${text}`) !== null, texts.yearDay)

const Season = z.object({
  name: textLine(LONGEST_SEASON_NAME)
    .nullable()
    .overwrite((text) => text || null),
  from: yearDay,
  to: yearDay,
  weekly: WeekHours,
})

const HolidayHours: z.ZodType<HolidayHoursType, HolidayHoursType> = z.discriminatedUnion('rule', [
  z.object({ rule: z.literal('normal') }),
  z.object({ rule: z.literal('closed'), optional_days: z.boolean() }),
  z.object({ rule: z.literal('own'), optional_days: z.boolean(), periods: DayPeriods }),
])

const HoursException = z.object({ date: day, periods: DayPeriods.nullable(), note })

/** Opening hours as they travel; what they mean is in hours-types and hours-rules. */
export const OpeningHours: z.ZodType<OpeningHoursType, OpeningHoursType> = z
  .object({
    weekly: WeekHours.nullable(),
    seasons: z.array(Season).max(4 * MOST_SEASONS),
    holidays: HolidayHours,
    exceptions: z.array(HoursException).max(4 * MOST_EXCEPTIONS),
    temporarily_closed: z.object({ reopens_on: day.nullable(), note }).nullable(),
  })
  .superRefine((hours, context) => {
    for (const { path, message } of problemsOfHours(hours)) {
      context.addIssue({ code: 'custom', path, message })
    }
  })
  // Last, so that a problem names the place the person typed it in.
  .overwrite(hoursInOrder)
  .meta({ id: 'OpeningHours' })
export type OpeningHours = OpeningHoursType
