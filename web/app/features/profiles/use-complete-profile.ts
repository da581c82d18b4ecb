import type { StateCode } from '@portal/contract/shared/states'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, browserApi } from '~/platform/api.ts'
import { useAuth } from '~/platform/session/auth-context.ts'
import { toast } from '~/ui/toast.ts'
import type { CompletionValues } from './completion.rules.ts'
import { profileQuery } from './profile.queries.ts'
import { profilesTexts } from './profiles.texts.ts'

const texts = profilesTexts.completion

/** Saves what was missing; the profile that comes back is complete, which closes the screen. */
export function useCompleteProfile() {
  const { refreshPlanType } = useAuth()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ state, city, ...values }: CompletionValues) =>
      browserApi.send('PUT', '/api/v1/profile/completion', {
        body: { ...values, city: city.trim(), state: state as StateCode },
      }),
    onSuccess: async (profile) => {
      // What was saved stays saved, whether or not the plan can be read again.
      await refreshPlanType().catch(() => undefined)
      queryClient.setQueryData(profileQuery(profile.user_id).queryKey, profile)
      toast({ ...texts.saved, variant: 'success' })
    },
    onError: (error) =>
      toast({
        ...(error instanceof ApiError ? texts.failed : texts.unexpected),
        variant: 'destructive',
      }),
  })
}
