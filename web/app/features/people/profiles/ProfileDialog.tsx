import { type RefObject, useRef } from 'react'
import { Dialog } from '~/ui/Dialog.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { Spinner } from '~/ui/Spinner.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { useProfile } from './profile.queries.ts'
import { profilesTexts } from './profiles.texts.ts'

const texts = profilesTexts.dialog

type ProfileDialogProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** "Meu Perfil" (spec §2.6). */
export function ProfileDialog({ isOpen, onOpenChange }: ProfileDialogProps) {
  const nameInput = useRef<HTMLInputElement>(null)
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange} title={texts.title} initialFocus={nameInput}>
      <ProfileContent nameInput={nameInput} onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}

type ProfileContentProps = { nameInput: RefObject<HTMLInputElement | null>; onDone: () => void }

function ProfileContent({ nameInput, onDone }: ProfileContentProps) {
  const { data, isError, isFetching, refetch } = useProfile()
  if (data) return <ProfileForm profile={data} nameInput={nameInput} onSaved={onDone} />
  if (isError) {
    return (
      <ErrorState
        surface="plain"
        title={texts.loadFailed}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  return <Spinner label={texts.loading} />
}
