import type { NewsletterTopic } from '@portal/contract/newsroom/newsletter/newsletter.texts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { toast } from '~/ui/toast.ts'
import { newsletterTexts } from './newsletter.texts.ts'

/** By a write: the secret of the link goes in the body, where no log keeps it. */
export const preferencesQuery = (token: string) =>
  queryOptions({
    queryKey: ['me', 'newsletter', token],
    queryFn: () =>
      browserApi.send('POST', '/api/v1/newsletter/preferences/read', { body: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

type Choice = { is_active: boolean; topics: NewsletterTopic[] }

export function useSavePreferences(token: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (choice: Choice) =>
      browserApi.send('POST', '/api/v1/newsletter/preferences', { body: { token, ...choice } }),
    onSuccess: (saved) => client.setQueryData(preferencesQuery(token).queryKey, saved),
    onError: (error) =>
      toast({
        title: newsletterTexts.preferences.failed,
        description: failureText(error),
        variant: 'destructive',
      }),
  })
}
