import type { OwnPhoto } from '@portal/contract/ground/media/media'
import { CONTRIBUTION_PHOTOS_MAX } from '@portal/contract/newsroom/contributions/contribution.texts'
import type { ReactNode } from 'react'
import { openAccountDialog } from '~/platform/session/account-dialog.ts'
import { Button } from '~/ui/Button.tsx'
import { Field } from '~/ui/Field.tsx'
import type { ContributionDraft } from './contribution-draft.rules.ts'
import { fieldId } from './field-id.ts'
import { sendTexts } from './send.texts.ts'

/** The field for photos, which another part of the portal brings. */
export type PhotoField = (field: {
  photos: readonly OwnPhoto[]
  onChange: (photos: OwnPhoto[]) => void
  limit: number
}) => ReactNode

type PhotosFieldProps = {
  draft: ContributionDraft
  error: string | undefined
  isSignedIn: boolean
  onChange: (part: Partial<ContributionDraft>) => void
  photoField: PhotoField
}

/** Whose photos they are must be known; words anybody can send. */
export function PhotosField({ draft, error, isSignedIn, onChange, photoField }: PhotosFieldProps) {
  const isNeeded = draft.kind === 'photo'
  return (
    <Field label={sendTexts.photos} error={error} optional={!isNeeded} required={isNeeded} group>
      <div id={fieldId('photos')} tabIndex={-1} className="outline-none">
        {isSignedIn ? (
          photoField({
            photos: draft.photos,
            onChange: (photos) => onChange({ photos }),
            limit: CONTRIBUTION_PHOTOS_MAX,
          })
        ) : (
          <SignInFirst />
        )}
      </div>
    </Field>
  )
}

function SignInFirst() {
  const { title, text, signIn, signUp } = sendTexts.photosSignIn
  return (
    <div className="grid gap-3 rounded-card bg-areia-100 p-5">
      <p>
        <strong className="block">{title}</strong>
        <span className="text-muted">{text}</span>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="button" size="sm" onClick={() => openAccountDialog('sign-in')}>
          {signIn}
        </Button>
        <Button type="button" size="sm" look="line" onClick={() => openAccountDialog('sign-up')}>
          {signUp}
        </Button>
      </div>
    </div>
  )
}
