import type { Profile } from '@portal/contract/people/profiles/profile'
import type { StateCode } from '@portal/contract/shared/states'
import { useQueryClient } from '@tanstack/react-query'
import { useSave } from '~/editing/use-save.ts'
import { browserApi } from '~/platform/api.ts'
import { useAuth } from '~/platform/session/auth-context.ts'
import type { CompletionValues } from './completion.rules.ts'
import { profileQuery } from './profile.queries.ts'
import { profilesTexts } from './profiles.texts.ts'

const texts = profilesTexts.completion

/** Saves what was missing; the profile that comes back is complete, which closes the screen. */
export function useCompleteProfile() {
  const { refreshPlanType } = useAuth()
  const queryClient = useQueryClient()
  const { isSaving, save } = useSave<Profile>({
    onSaved: async (profile) => {
      // What was saved stays saved, whether or not the plan can be read again.
      await refreshPlanType().catch(() => undefined)
      queryClient.setQueryData(profileQuery(profile.user_id).queryKey, profile)
    },
  })
  return {
    isPending: isSaving,
    complete: ({ state, city, ...values }: CompletionValues) =>
      save({
        run: () =>
          browserApi.send('PUT', '/api/v1/profile/completion', {
            body: { ...values, city: city.trim(), state: state as StateCode },
          }),
        done: () => ({ ...texts.saved, variant: 'success' }),
        failed: ({ kind }) => ({
          ...(kind === 'offline' ? texts.unexpected : texts.failed),
          variant: 'destructive',
        }),
      }),
  }
}
