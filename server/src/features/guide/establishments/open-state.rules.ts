import { openState } from '@portal/contract/guide/establishments/hours-rules'
import type { OpeningHours } from '@portal/contract/guide/establishments/hours-types'
import { HOURS_LOOK_AGAIN_MS } from './establishments.constants.ts'

export type KeptOpenState = { isOpen: boolean; changesAt: Date | null }

/** Whether it is open, and when to look again; never for hours that nobody has told. */
export function keptOpenState(hours: OpeningHours | null, now: Date): KeptOpenState {
  if (!hours) return { isOpen: false, changesAt: null }
  const state = openState(hours, now)
  const later = new Date(now.getTime() + HOURS_LOOK_AGAIN_MS)
  switch (state.state) {
    case 'open':
      return { isOpen: true, changesAt: state.closesAt ?? later }
    case 'closed':
      return { isOpen: false, changesAt: state.opensAt ?? later }
    case 'temporarily-closed':
      return { isOpen: false, changesAt: state.until }
    case 'unknown':
      return { isOpen: false, changesAt: null }
  }
}

/** Closed for now, with an hour at which it opens: not closed for a while, nor for good. */
export function opensAgain(hours: OpeningHours | null, now: Date): boolean {
  const state = openState(hours, now)
  return state.state === 'closed' && state.opensAt !== null
}
