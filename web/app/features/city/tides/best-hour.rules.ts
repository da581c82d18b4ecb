import type { BestTide } from '@portal/contract/city/sights/sight.texts'
import type { TideDay } from '@portal/contract/city/tides/tide'
import { capitalized, dayWord, MIDNIGHT, minuteText } from '@portal/contract/city/tides/tide.texts'
import { startOf } from '@portal/contract/city/tides/tide-now-rules'
import { atTime, fromTime } from '@portal/contract/shared/clock.texts'

/** So long before and after the turn the water is still nearly there. */
const AROUND_MINUTES = 120

const texts = {
  tides: { low: 'maré baixa', high: 'maré alta' } satisfies Record<BestTide, string>,
  now: (until: string, tide: string) => `Agora, até ${until} (${tide})`,
  later: (day: string, from: string, to: string, tide: string) =>
    `${day}, ${fromTime(from)} ${atTime(to)} (${tide})`,
}

/** The next hours of daylight around the water a place is best with. */
export function bestHours(days: readonly TideDay[], tide: BestTide, now: number) {
  return days
    .flatMap((day) =>
      day.extremes
        .filter(({ kind }) => kind === tide)
        .map(({ minute }) => ({
          from: startOf(day) + Math.max(minute - AROUND_MINUTES, day.sunrise),
          to: startOf(day) + Math.min(minute + AROUND_MINUTES, day.sunset),
        })),
    )
    .find(({ from, to }) => to > from && to > now)
}

/** "Hoje, de 12h10 a 16h10 (maré baixa)"; null where the tide does not matter or is not known. */
export function bestHourText(
  days: readonly TideDay[],
  tide: BestTide | null,
  now: number,
): string | null {
  const hours = tide ? bestHours(days, tide, now) : undefined
  if (!tide || !hours) return null
  const [from, to] = [minuteText(hours.from, MIDNIGHT), minuteText(hours.to, MIDNIGHT)]
  if (hours.from <= now) return texts.now(to, texts.tides[tide])
  return texts.later(capitalized(dayWord(hours.from, now)), from, to, texts.tides[tide])
}
