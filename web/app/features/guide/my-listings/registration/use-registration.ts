import type { OwnEstablishment } from '@portal/contract/guide/establishments/own-establishment'
import { entriesOf } from '@portal/contract/shared/records'
import { useEffect, useState } from 'react'
import { fieldOfPath, problemsForReview } from '../listing-form.problems.ts'
import {
  changedFields,
  EMPTY_FORM,
  type FormProblem,
  keepTyped,
  type ListingForm,
  readForm,
  toForm,
} from '../listing-form.rules.ts'
import { myListingsTexts } from '../my-listings.texts.ts'
import { type Outcome, useListingWrites } from '../use-listing-writes.ts'
import { forget, keep, readKept } from './kept-typing.ts'
import { STEP_FIELDS, type Step } from './steps.rules.ts'

const begun = (listing: OwnEstablishment | null, whatsapp: string) =>
  listing ? toForm(listing) : { ...EMPTY_FORM, whatsapp }

type Options = {
  userId: string
  initial: OwnEstablishment | null
  step: Step
  /** Of the account, typed once already. */
  whatsapp: string
}

/**
 * The fields of the registration. The first whole step makes the draft, the later ones change it; what
 * is typed and not saved yet waits on this device.
 */
export function useRegistration({ userId, initial, step, whatsapp }: Options) {
  const writes = useListingWrites()
  const [base, setBase] = useState(initial)
  const [kept] = useState(() => readKept(userId, initial?.id ?? null))
  const [form, setForm] = useState<ListingForm>(() => ({
    ...begun(initial, whatsapp),
    ...kept?.typed,
  }))
  // The account may be completed while the form is open.
  useEffect(() => {
    if (!initial) setForm((now) => (now.whatsapp === '' ? { ...now, whatsapp } : now))
  }, [initial, whatsapp])
  const [problems, setProblems] = useState<FormProblem[]>([])
  // Grows with every refusal: the summary takes the focus then, and not while somebody types.
  const [attempt, setAttempt] = useState(0)
  const [failure, setFailure] = useState<string | null>(null)
  const [savedAt, setSavedAt] = useState<Date | null>(initial ? new Date(initial.updated_at) : null)
  const [draftId] = useState(() => kept?.draftId ?? crypto.randomUUID())
  const id = base?.id ?? null

  useEffect(() => {
    const before = begun(base, whatsapp)
    const typed = entriesOf(form).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
    )
    const own = id ? {} : { draftId }
    if (typed.length > 0 || id) keep(userId, id, { step, typed: Object.fromEntries(typed), ...own })
  }, [userId, id, base, form, step, draftId, whatsapp])

  function settle(listing: OwnEstablishment, typed: ListingForm) {
    if (!base) forget(userId, null)
    setBase(listing)
    setForm(typed)
    setSavedAt(new Date(listing.updated_at))
  }
  function refuse(found: FormProblem[]) {
    setProblems(found)
    setAttempt((count) => count + 1)
  }
  async function take(outcome: Outcome): Promise<OwnEstablishment | null> {
    if (outcome.kind === 'busy') return null
    if (outcome.kind === 'saved') {
      settle(outcome.saved, toForm(outcome.saved))
      return outcome.saved
    }
    if (outcome.kind === 'stale' && base) {
      // Another tab went on with it: the newest values, with what was typed here on top.
      const latest = await writes.read(base.id)
      if (latest) settle(latest, keepTyped(base, latest, form))
      setFailure(latest ? myListingsTexts.stale.loaded : myListingsTexts.stale.unread)
      return null
    }
    refuse(outcome.fields.map(({ path, message }) => ({ field: fieldOfPath(path), message })))
    setFailure(outcome.fields.length > 0 ? null : outcome.sentence)
    return null
  }
  /** Answers the listing once the step is kept; null where something is to be put right first. */
  async function save(): Promise<OwnEstablishment | null> {
    const found = problemsForReview(form, STEP_FIELDS[step])
    refuse(found)
    setFailure(null)
    if (found.length > 0) return null
    if (!base) return begin()
    const changes = changedFields(base, form)
    if (Object.keys(changes).length === 0) return base
    return take(await writes.update(base, changes))
  }
  /** Sent again after a lost answer, the draft is the one of the first time: what changed follows. */
  async function begin(): Promise<OwnEstablishment | null> {
    const made = await writes.create({ id: draftId, ...readForm(form) })
    const rest = made.kind === 'saved' ? changedFields(made.saved, form) : {}
    if (made.kind !== 'saved' || Object.keys(rest).length === 0) return take(made)
    settle(made.saved, form)
    return take(await writes.update(made.saved, rest))
  }
  /** Leaving asks for nothing: what can be saved is, the rest stays on this device. */
  async function saveWhatCan(): Promise<boolean> {
    if (problemsForReview(form, STEP_FIELDS[step]).length > 0) return base !== null
    return (await save()) !== null
  }
  return {
    base,
    form,
    problems,
    attempt,
    failure,
    savedAt,
    isRestored: kept !== null && Object.keys(kept.typed).length > 0,
    isSaving: writes.isPending,
    change: (changes: Partial<ListingForm>) => setForm((now) => ({ ...now, ...changes })),
    /** Hours and photos were saved by their own parts. */
    adopt: (listing: OwnEstablishment) => {
      setBase(listing)
      setSavedAt(new Date(listing.updated_at))
    },
    save,
    saveWhatCan,
    async submit(): Promise<boolean> {
      setFailure(null)
      if (!base) return false
      const outcome = await writes.submit(base.id)
      if (outcome.kind === 'saved') {
        forget(userId, base.id)
        setBase(outcome.saved)
        return true
      }
      await take(outcome)
      return false
    },
  }
}
