import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { toast } from '~/ui/toast.ts'

/** What the portal refused, and where. */
export type Refusal = { isStale: boolean; fields: Map<string, string> }
type Write<Result> = { run: () => Promise<Result>; done: string; failed: string }

/** One write at a time; what changed is read anew, and what failed is said. */
export function useAttempt(changed: QueryKey) {
  const client = useQueryClient()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const write = useMutation({ mutationFn: (run: () => Promise<unknown>) => run() })

  async function attempt<Result>({ run, done, failed }: Write<Result>): Promise<Result | null> {
    try {
      const result = (await write.mutateAsync(run)) as Result
      setRefusal(null)
      await client.invalidateQueries({ queryKey: changed })
      toast({ title: done, variant: 'success' })
      return result
    } catch (cause) {
      setRefusal(refusalOf(cause))
      toast({ title: failed, description: failureText(cause), variant: 'destructive' })
      return null
    }
  }
  return { attempt, refusal, clear: () => setRefusal(null), isWriting: write.isPending }
}

export type Attempts = ReturnType<typeof useAttempt>

function refusalOf(cause: unknown): Refusal {
  const errors = cause instanceof ApiError ? (cause.problem?.errors ?? []) : []
  return {
    isStale: cause instanceof ApiError && cause.code === 'stale',
    fields: new Map(errors.map(({ path, message }) => [path, message])),
  }
}
