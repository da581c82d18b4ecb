import { useEffect, useState } from 'react'
import { type ContributionDraft, newDraft } from './contribution-draft.rules.ts'
import { DRAFT_KEY } from './contributions.constants.ts'

/**
 * What was typed outlives a closed tab and the way over a sign-in page. Photos are not kept (they
 * belong to an account), nor is the consent, which is given to what is sent.
 */
export function useDraft() {
  const [restored] = useState(readKept)
  const [draft, setDraft] = useState<ContributionDraft>(() => restored ?? newDraft())
  const isWritten = draft.title !== '' || draft.text !== ''

  useEffect(() => {
    if (isWritten) keep({ ...draft, photos: [], hasConsented: false })
  }, [draft, isWritten])

  return {
    draft,
    wasKept: restored !== null,
    change: (part: Partial<ContributionDraft>) => setDraft((now) => ({ ...now, ...part })),
    startAgain() {
      forget()
      setDraft(newDraft())
    },
    forget,
  }
}

function readKept(): ContributionDraft | null {
  try {
    const written = window.localStorage.getItem(DRAFT_KEY)
    const kept = JSON.parse(written ?? 'null') as Partial<ContributionDraft> | null
    if (typeof kept?.clientId !== 'string') return null
    return { ...newDraft(), ...kept, photos: [], hasConsented: false }
  } catch {
    return null
  }
}

function keep(draft: ContributionDraft) {
  try {
    window.localStorage.setItem(DRAFT_KEY, JSON.stringify(draft))
  } catch {
    // A full or closed storage: the words stay on the screen.
  }
}

function forget() {
  try {
    window.localStorage.removeItem(DRAFT_KEY)
  } catch {
    // There was nothing to forget.
  }
}
