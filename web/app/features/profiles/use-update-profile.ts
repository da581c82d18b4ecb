import { useMutation, useQueryClient } from '@tanstack/react-query'
import { browserApi } from '~/platform/api.ts'
import { toast } from '~/ui/toast.ts'
import { profileQuery } from './profile.queries.ts'
import type { ProfileChanges } from './profile-dialog.rules.ts'
import { profilesTexts } from './profiles.texts.ts'

const texts = profilesTexts.dialog

export function useUpdateProfile() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: ProfileChanges) => browserApi.send('PATCH', '/api/v1/profile', { body }),
    onSuccess: (profile) => {
      queryClient.setQueryData(profileQuery(profile.user_id).queryKey, profile)
      toast({ ...texts.saved, variant: 'success' })
    },
    onError: () => toast({ ...texts.failed, variant: 'destructive' }),
  })
}
