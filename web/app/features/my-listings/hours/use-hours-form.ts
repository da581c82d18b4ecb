import type { OpeningHours } from '@portal/contract/establishments/hours-types'
import type { OwnEstablishment } from '@portal/contract/establishments/own-establishment'
import { useState } from 'react'
import { cityDay } from '~/platform/moments.ts'
import { useListingWrites } from '../use-listing-writes.ts'
import { startedHours, toSave, withoutPast } from './hours-editing.rules.ts'
import { hoursFieldId, problemsOfEditedHours } from './hours-problems.rules.ts'

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The hours being written. What is wrong is told once somebody tried to save, and then at once. */
export function useHoursForm(initial: OwnEstablishment) {
  const writes = useListingWrites()
  const [base, setBase] = useState(initial)
  const [hours, setHours] = useState(() => startedHours(initial.hours))
  const [isChecked, setChecked] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [newer, setNewer] = useState<OwnEstablishment | 'unread' | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const problems = isChecked ? problemsOfEditedHours(hours) : {}
  const isChanged = !same(hours, startedHours(base.hours))

  function settle(listing: OwnEstablishment, next: OpeningHours) {
    setBase(listing)
    setHours(next)
    setNewer(null)
    setFailure(null)
    setChecked(false)
  }
  const readAgain = async () => setNewer((await writes.read(base.id)) ?? 'unread')
  /** Answers the listing once there is nothing left to save. */
  async function save(): Promise<OwnEstablishment | null> {
    const [first, ...others] = Object.keys(problemsOfEditedHours(hours))
    setChecked(true)
    setFailure(null)
    if (first !== undefined) {
      // Of several the summary tells, and takes the focus.
      if (others.length > 0) setAttempt(attempt + 1)
      else requestAnimationFrame(() => document.getElementById(hoursFieldId(first))?.focus())
      return null
    }
    if (!isChanged) return base
    const outcome = await writes.setHours(base, toSave(withoutPast(hours, cityDay(new Date()))))
    if (outcome.kind === 'busy') return null
    if (outcome.kind === 'saved') {
      settle(outcome.saved, startedHours(outcome.saved.hours))
      return outcome.saved
    }
    if (outcome.kind === 'stale') await readAgain()
    else setFailure(outcome.sentence)
    return null
  }
  return {
    base,
    hours,
    problems,
    attempt,
    newer,
    failure,
    isChanged,
    isSaving: writes.isPending,
    change: setHours,
    save,
    discard: () => settle(base, startedHours(base.hours)),
    readAgain,
    keepMine: (latest: OwnEstablishment) => settle(latest, hours),
    takeTheirs: (latest: OwnEstablishment) => settle(latest, startedHours(latest.hours)),
  }
}
