import type { EventCard } from '@portal/contract/events/event'
import { SITUATION_WORDS } from '@portal/contract/events/event.texts'
import { Badge } from '~/ui/Badge.tsx'
import { eventsTexts as texts } from './events.texts.ts'

type SituationBadgeProps = { event: Pick<EventCard, 'situation' | 'is_over'> }

/** Only what differs from "as announced" is said. */
export function SituationBadge({ event: { situation, is_over } }: SituationBadgeProps) {
  if (situation !== 'scheduled') {
    return (
      <Badge tone={situation === 'cancelled' ? 'bad' : 'sol'}>{SITUATION_WORDS[situation]}</Badge>
    )
  }
  return is_over ? <Badge>{texts.over}</Badge> : null
}
