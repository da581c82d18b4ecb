import { SITUATION_WORDS } from '@portal/contract/city/events/event.texts'
import type { MapPlace } from '@portal/contract/portal/map/map'
import { momentDayText, momentText } from '~/platform/moments.ts'
import { mapPageTexts as texts } from './map-page.texts.ts'

/** "Peixes e frutos do mar · Maçarico" */
export const placeLine = ({ label, area }: Pick<MapPlace, 'label' | 'area'>): string =>
  [label, area].filter(Boolean).join(' · ')

/** "sáb., 18 de jul., 19h30 e mais 2 datas", with what has become of it before. */
export function whenText(date: NonNullable<MapPlace['date']>): string {
  const start = new Date(date.starts_at)
  const when = date.is_all_day ? momentDayText(start) : momentText(start)
  const more = date.more_dates > 0 ? ` ${texts.moreDates(date.more_dates)}` : ''
  const what = date.situation === 'scheduled' ? '' : `${SITUATION_WORDS[date.situation]} · `
  return `${what}${when}${more}`
}
