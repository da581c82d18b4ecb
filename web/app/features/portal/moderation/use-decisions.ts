import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useContext } from 'react'
import { ApiError } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { toast } from '~/ui/toast.ts'
import { moderationTexts } from './moderation.texts.ts'
import { KeptWords } from './today/kept-words.ts'

type Decision = {
  run: () => Promise<unknown>
  done: string
  /** What was written for it: kept where a colleague decided first. */
  words?: string
}

/**
 * Carries a decision out and tells how it ended; never throws. `onDecided` comes before the queue is
 * read again, so that the next item is in sight when this one leaves.
 */
export function useDecisions(onDecided: () => void) {
  const client = useQueryClient()
  const keepWords = useContext(KeptWords)
  const decision = useMutation({
    mutationFn: ({ run }: Decision) => run(),
    onSuccess: (_answer, { done }) => {
      toast({ title: done, variant: 'success' })
      onDecided()
    },
    onError(error, { words = '' }) {
      if (keepWords && isConflict(error)) return keepWords(words)
      toast({
        title: isConflict(error) ? moderationTexts.conflict : moderationTexts.failed,
        description: failureText(error),
        variant: 'destructive',
      })
    },
    // Also after a failure: somebody else may have decided.
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
  })
  return {
    isPending: decision.isPending,
    decide: (asked: Decision): Promise<boolean> =>
      decision.mutateAsync(asked).then(
        () => true,
        // Where the words are kept their window may close.
        (error) => keepWords !== null && isConflict(error),
      ),
  }
}

function isConflict(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 409 || error.status === 404)
}
