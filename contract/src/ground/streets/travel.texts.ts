/** How long it takes, in words. Free of zod: the browser reads it too. */
import { distanceText } from '../../shared/distance-text.ts'
import type { Leg } from './travel.ts'

/** So little that nobody asks for the car. */
const SHORT_WALK_MINUTES = 5
/** More than most people walk in the sun: the way is told in kilometres. */
const LONG_WALK_MINUTES = 40

/** "12 min a pé · 3 min de carro", "13 km · 22 min de carro". */
export function travelText({ walk, drive }: Leg): string {
  const isShort = walk && walk.minutes <= SHORT_WALK_MINUTES
  const isLong = !walk || walk.minutes > LONG_WALK_MINUTES
  const onFoot = walk ? `${travelMinutesText(walk.minutes)} a pé` : ''
  const byCar = drive ? `${travelMinutesText(drive.minutes)} de carro` : ''
  const way = drive ?? walk
  const parts =
    isLong && way ? [distanceText(way.metres), byCar || onFoot] : [onFoot, isShort ? '' : byCar]
  return parts.filter(Boolean).join(' · ')
}

/** "45 min", "1 h", "1 h 20 min". */
export function travelMinutesText(minutes: number): string {
  if (minutes < 60) return `${minutes} min`
  const rest = minutes % 60
  return `${Math.floor(minutes / 60)} h${rest === 0 ? '' : ` ${rest} min`}`
}
