import type { OwnEstablishment } from '@portal/contract/establishments/own-establishment'
import { useState } from 'react'
import { toast } from '~/ui/toast.ts'
import { problemsOf } from './listing-form.problems.ts'
import {
  changedFields,
  type FormProblem,
  keepTyped,
  type ListingForm,
  toForm,
} from './listing-form.rules.ts'
import { myListingsTexts } from './my-listings.texts.ts'
import { useListingWrites } from './use-listing-writes.ts'

const texts = myListingsTexts

/** Starts from the listing it is given; what others save later is told when it matters. */
export function useListingForm(initial: OwnEstablishment) {
  const writes = useListingWrites()
  const [base, setBase] = useState(initial)
  const [form, setForm] = useState(() => toForm(initial))
  const [problems, setProblems] = useState<FormProblem[]>([])
  const [newer, setNewer] = useState<OwnEstablishment | 'unread' | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const changes = changedFields(base, form)

  function settle(listing: OwnEstablishment, next = toForm(listing)) {
    setBase(listing)
    setForm(next)
    setProblems([])
    setNewer(null)
    setFailure(null)
  }
  async function save() {
    const found = problemsOf(form)
    setProblems(found)
    setFailure(null)
    if (found.length > 0 || Object.keys(changes).length === 0) return
    const sent = form
    const outcome = await writes.update(base, changes)
    if (outcome.kind === 'saved') {
      // Somebody may go on typing while the answer is on its way.
      setForm((now) => (now === sent ? toForm(outcome.listing) : now))
      setBase(outcome.listing)
      setNewer(null)
      const { done, live, stored, waits } = texts.save
      const isLive = outcome.listing.status === 'published'
      const description = outcome.listing.waiting ? waits : isLive ? live : stored
      toast({ title: done, description, variant: 'success' })
    } else if (outcome.kind === 'stale') {
      setNewer(outcome.latest ?? 'unread')
    } else if (outcome.kind === 'refused') {
      setProblems(outcome.problems)
      setFailure(outcome.problems.length > 0 ? null : outcome.sentence)
      toast({ title: texts.save.failed, description: outcome.sentence, variant: 'destructive' })
    }
  }
  return {
    base,
    form,
    problems,
    newer,
    failure,
    changedCount: Object.keys(changes).length,
    isSaving: writes.isPending,
    change: (changed: Partial<ListingForm>) => setForm((now) => ({ ...now, ...changed })),
    save,
    discard: () => settle(base),
    readAgain: async () => setNewer((await writes.read(base.id)) ?? 'unread'),
    keepMine(latest: OwnEstablishment) {
      settle(latest, keepTyped(base, latest, form))
      toast({ title: texts.stale.loaded })
    },
    takeTheirs: (latest: OwnEstablishment) => settle(latest),
  }
}
