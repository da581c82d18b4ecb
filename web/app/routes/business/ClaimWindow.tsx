import type { ComponentProps } from 'react'
import { PhotoUploader } from '~/features/ground/media/PhotoUploader.tsx'
import { ClaimDialog } from '~/features/guide/claims/ClaimDialog.tsx'

type ClaimWindowProps = Omit<ComponentProps<typeof ClaimDialog>, 'documentField'>

/** The form of a claim with the portal's own field for photos. */
export function ClaimWindow(props: ClaimWindowProps) {
  return (
    <ClaimDialog
      {...props}
      documentField={(field) => <PhotoUploader {...field} limit={1} purpose="document" />}
    />
  )
}
