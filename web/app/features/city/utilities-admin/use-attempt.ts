import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Refusal } from '~/editing/refusal.ts'
import { useSave, type Write } from '~/editing/use-save.ts'

/** A write outside of a form: what changed is read anew, and what was refused is kept to be shown. */
export function useAttempt(changed: QueryKey) {
  const client = useQueryClient()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const { isSaving, save } = useSave<unknown>({
    onSaved: () => client.invalidateQueries({ queryKey: changed }),
  })

  /** Whether it was saved. */
  async function attempt(write: Write<unknown>): Promise<boolean> {
    const outcome = await save(write)
    if (outcome.kind === 'busy') return false
    setRefusal(outcome.kind === 'saved' ? null : outcome)
    return outcome.kind === 'saved'
  }
  const problemAt = (path: string) =>
    refusal?.fields.find((problem) => problem.path === path)?.message
  return { attempt, problemAt, isWriting: isSaving }
}

export type Attempts = ReturnType<typeof useAttempt>
