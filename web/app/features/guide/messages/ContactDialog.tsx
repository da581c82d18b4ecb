import { useState } from 'react'
import { useLocation } from 'react-router'
import { type ContactModalData, useAuth } from '~/platform/session/auth-context.ts'
import { Dialog } from '~/ui/Dialog.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Spinner } from '~/ui/Spinner.tsx'
import { MessageForm } from './MessageForm.tsx'
import { messagesTexts as texts } from './messages.texts.ts'

/** Writes to the owner of an establishment; a visitor is led to an account first (spec §2.6). */
export function ContactDialog() {
  const { contactModal, hideContactModal, user, isLoading } = useAuth()
  const contact = useLast(contactModal)
  const [draft, setDraft] = useState({ to: '', text: '' })
  if (!contact) return null
  // A draft is between one person and one establishment.
  const to = `${user?.id} ${contact.establishmentId}`
  const isKnown = user !== null

  return (
    <Dialog
      open={contactModal !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) hideContactModal()
      }}
      title={<span className="wrap-anywhere">{texts.title(contact.establishmentName)}</span>}
      description={isKnown ? texts.description : isLoading ? null : texts.signedOut.description}
    >
      {isKnown ? (
        <MessageForm
          contact={contact}
          message={draft.to === to ? draft.text : ''}
          onMessageChange={(text) => setDraft({ to, text })}
          onSent={() => {
            setDraft({ to: '', text: '' })
            hideContactModal()
          }}
        />
      ) : isLoading ? (
        <Spinner label={texts.loading} />
      ) : (
        <AccountLinks onLeave={hideContactModal} />
      )}
    </Dialog>
  )
}

/** The window still shows its words while it closes. */
function useLast(contact: ContactModalData | null) {
  const [last, setLast] = useState(contact)
  if (contact && contact !== last) setLast(contact)
  return contact ?? last
}

function AccountLinks({ onLeave }: { onLeave: () => void }) {
  const { pathname, search } = useLocation()
  const state = { from: pathname + search }
  return (
    <div className="grid gap-3 md:grid-cols-2">
      <LinkButton to="/auth/login" state={state} onClick={onLeave}>
        {texts.signedOut.signIn}
      </LinkButton>
      <LinkButton to="/auth/register" state={state} look="line" onClick={onLeave}>
        {texts.signedOut.signUp}
      </LinkButton>
    </div>
  )
}
