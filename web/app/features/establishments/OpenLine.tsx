import { openStateLine } from '@portal/contract/establishments/hours.texts'
import type { OpeningHours } from '@portal/contract/establishments/hours-types'
import { OpenState } from '~/ui/OpenState.tsx'

export type OpenLineProps = { hours: OpeningHours | null; now: Date }

/** "Aberto agora · fecha às 23h", by the page's own clock. */
export function OpenLine({ hours, now }: OpenLineProps) {
  const { look, text } = openStateLine(hours, now)
  return <OpenState state={look}>{text}</OpenState>
}
