import type { Profile } from '@portal/contract/profiles/profile'
import { useQueryClient } from '@tanstack/react-query'
import { useSave } from '~/editing/use-save.ts'
import { browserApi } from '~/platform/api.ts'
import { profileQuery } from './profile.queries.ts'
import type { ProfileChanges } from './profile-dialog.rules.ts'
import { profilesTexts } from './profiles.texts.ts'

const texts = profilesTexts.dialog

export function useUpdateProfile() {
  const queryClient = useQueryClient()
  const { isSaving, save } = useSave<Profile>({
    onSaved: (profile) => queryClient.setQueryData(profileQuery(profile.user_id).queryKey, profile),
  })
  return {
    isPending: isSaving,
    update: (body: ProfileChanges) =>
      save({
        run: () => browserApi.send('PATCH', '/api/v1/profile', { body }),
        done: () => ({ ...texts.saved, variant: 'success' }),
        failed: () => ({ ...texts.failed, variant: 'destructive' }),
      }),
  }
}
