import type { OpeningHours } from '@portal/contract/guide/establishments/hours-types'
import type { OwnEstablishment } from '@portal/contract/guide/establishments/own-establishment'
import { useState } from 'react'
import { type Choices, type Comparison, compare, isSame, merged } from '~/editing/conflict.rules.ts'
import type { Refusal } from '~/editing/refusal.ts'
import { cityDay } from '~/platform/moments.ts'
import { myListingsTexts } from '../my-listings.texts.ts'
import { useListingWrites } from '../use-listing-writes.ts'
import { startedHours, toSave, withoutPast } from './hours-editing.rules.ts'
import { hoursFieldId, problemsOfEditedHours } from './hours-problems.rules.ts'

const valuesOf = ({ hours }: OwnEstablishment) => ({ hours: startedHours(hours) })

/** The hours being written. What is wrong is told once somebody tried to save, and then at once. */
export function useHoursForm(initial: OwnEstablishment) {
  const writes = useListingWrites()
  const [base, setBase] = useState(initial)
  const [hours, setHours] = useState(() => startedHours(initial.hours))
  const [isChecked, setChecked] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [newer, setNewer] = useState<OwnEstablishment | 'unread' | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const problems = isChecked ? problemsOfEditedHours(hours) : {}
  const isChanged = !isSame(hours, startedHours(base.hours))

  function settle(listing: OwnEstablishment, next: OpeningHours) {
    setBase(listing)
    setHours(next)
    setNewer(null)
    setRefusal(null)
    setChecked(false)
  }
  const readAgain = async () => setNewer((await writes.read(base.id)) ?? 'unread')
  /** Answers the listing once there is nothing left to save. */
  async function save(over = base, wanted = hours): Promise<OwnEstablishment | null> {
    const [first, ...others] = Object.keys(problemsOfEditedHours(wanted))
    setChecked(true)
    setRefusal(null)
    if (first !== undefined) {
      // Of several the summary tells, and takes the focus.
      if (others.length > 0) setAttempt(attempt + 1)
      else requestAnimationFrame(() => document.getElementById(hoursFieldId(first))?.focus())
      return null
    }
    if (isSame(wanted, startedHours(over.hours))) return over
    const outcome = await writes.setHours(over, toSave(withoutPast(wanted, cityDay(new Date()))))
    if (outcome.kind === 'busy') return null
    if (outcome.kind === 'saved') {
      settle(outcome.saved, startedHours(outcome.saved.hours))
      return outcome.saved
    }
    setRefusal(outcome)
    if (outcome.kind === 'stale') await readAgain()
    return null
  }
  return {
    base,
    hours,
    problems,
    attempt,
    newer,
    refusal,
    failure: refusal && refusal.kind !== 'stale' ? refusal.sentence : null,
    isChanged,
    isSaving: writes.isPending,
    change: setHours,
    save: () => save(),
    discard: () => settle(base, startedHours(base.hours)),
    readAgain,
    wordsOf: () => ({ label: myListingsTexts.hoursScreen.title }),
    compareWith: (latest: OwnEstablishment) => compare(valuesOf(base), { hours }, valuesOf(latest)),
    saveOver(latest: OwnEstablishment, found: Comparison, choices: Choices) {
      const chosen = merged(valuesOf(latest), found, choices)
      settle(latest, chosen.hours)
      void save(latest, chosen.hours)
    },
    takeTheirs: (latest: OwnEstablishment) => settle(latest, startedHours(latest.hours)),
  }
}
