import { openStateLine } from '@portal/contract/guide/establishments/hours.texts'
import type { OpeningHours } from '@portal/contract/guide/establishments/hours-types'
import { OpenState } from '~/ui/OpenState.tsx'

export type OpenLineProps = {
  place: { hours: OpeningHours | null; facts?: string[] | undefined }
  now: Date
  /** On the page of the place, which has the room for all it tells. */
  isWhole?: boolean
}

/** More would make a card two lines higher on a phone; its page tells them all. */
const ON_ONE_LINE = 2

/** "Aberto agora · fecha às 23h", by the page's own clock; of a lodging "12 quartos · Check-in às 14h". */
export function OpenLine({ place: { hours, facts }, now, isWhole }: OpenLineProps) {
  if (facts) {
    const told = isWhole ? facts : facts.slice(0, ON_ONE_LINE)
    return <span className="text-muted">{told.join(' · ')}</span>
  }
  const { look, text } = openStateLine(hours, now)
  return <OpenState state={look}>{text}</OpenState>
}
