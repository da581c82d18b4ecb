import type { SkippableStep } from '@portal/contract/portal/first-use/first-use'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { toast } from '~/ui/toast.ts'
import { firstUseQuery } from './first-use.queries.ts'
import { firstUseTexts as texts } from './first-use.texts.ts'

/** Skips a step, or says that all is done. */
export function useFirstUseChange(onDone?: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: { skip: SkippableStep } | { finish: true }) =>
      browserApi.send('PATCH', '/api/v1/admin/first-use', { body }),
    onSuccess: (firstUse) => {
      queries.setQueryData(firstUseQuery().queryKey, firstUse)
      onDone?.()
    },
    onError: (error) =>
      toast({ title: texts.failed, description: failureText(error), variant: 'destructive' }),
  })
}
