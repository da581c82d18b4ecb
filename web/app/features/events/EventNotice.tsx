import type { Event } from '@portal/contract/events/event'
import { CircleAlert } from 'lucide-react'
import { eventPageTexts } from './events.texts.ts'

const texts = eventPageTexts.notices

/** What everybody must know before anything else: cancelled, postponed, sold out, over. */
export function EventNotice({ event }: { event: Event }) {
  const { situation, situation_note, is_over } = event
  if (situation === 'scheduled' && !is_over) return null
  const { title, text } = situation === 'scheduled' ? texts.over : texts[situation]
  const tone = situation === 'cancelled' ? 'bg-guara-100' : 'bg-sol-100'
  return (
    <section aria-label={title} className={`flex gap-3 rounded-card p-5 ${tone}`}>
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 flex-none" />
      <div>
        <p className="font-semibold">{title}</p>
        <p>{situation_note || text}</p>
      </div>
    </section>
  )
}
