import type { TideDay } from '@portal/contract/city/tides/tide'
import { metresText, minuteText } from '@portal/contract/city/tides/tide.texts'
import { MINUTES_PER_DAY } from '@portal/contract/shared/time-zones'
import { dryWindows } from './car-hours.rules.ts'
import { weekTexts as texts } from './week.texts.ts'

const HATCHED =
  'bg-[repeating-linear-gradient(135deg,var(--color-sol-400)_0_2.5px,var(--color-sol-100)_2.5px_7px)]'

type Stretch = { from: number; to: number; isDay: boolean }

/** The day from 0h to 24h: by day, at night, and hatched while no car may be there. */
export function CarBar({ day, levelM }: { day: TideDay; levelM: number }) {
  const dry = dryWindows(day, levelM)
  const words = dry.map(({ from, to }) => texts.window(minuteText(from), minuteText(to)))
  return (
    <span
      role="img"
      aria-label={words.length > 0 ? texts.barText(words.join(', ')) : texts.neverText}
      className={`relative block h-4 min-w-60 overflow-hidden rounded-[8px] ${HATCHED}`}
    >
      {dry
        .flatMap(({ from, to }) => byLight(from, to, day))
        .map(({ from, to, isDay }) => (
          <i
            key={from}
            className={`absolute inset-y-0 ${isDay ? 'bg-mar-700' : 'bg-mar-300'}`}
            style={{ left: part(from), width: part(to - from) }}
          />
        ))}
    </span>
  )
}

export function CarKey({ levelM }: { levelM: number }) {
  const swatch = 'h-3 w-7 rounded-full'
  return (
    <ul className="mt-5 flex flex-wrap gap-x-6 gap-y-2 text-muted text-sm [&>li]:inline-flex [&>li]:items-center [&>li]:gap-2">
      <li>
        <i className={`${swatch} bg-mar-700`} />
        {texts.byDay}
      </li>
      <li>
        <i className={`${swatch} bg-mar-300`} />
        {texts.byNight}
      </li>
      <li>
        <i className={`${swatch} ${HATCHED}`} />
        {texts.noCars(metresText(levelM))}
      </li>
    </ul>
  )
}

/** Cut where the sun rises and sets. */
function byLight(from: number, to: number, { sunrise, sunset }: TideDay): Stretch[] {
  const borders = [from, sunrise, sunset, to].filter((at) => at >= from && at <= to)
  return borders
    .slice(1)
    .map((end, n) => ({ from: borders[n] ?? from, to: end }))
    .filter((stretch) => stretch.to > stretch.from)
    .map((stretch) => ({
      ...stretch,
      isDay: stretch.from >= sunrise && stretch.to <= sunset,
    }))
}

const part = (minutes: number) => `${((100 * minutes) / MINUTES_PER_DAY).toFixed(2)}%`
