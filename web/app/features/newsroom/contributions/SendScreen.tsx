import { CircleCheck, MailCheck } from 'lucide-react'
import { useState } from 'react'
import { useAuth } from '~/platform/session/auth-context.ts'
import { Button } from '~/ui/Button.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Outcome } from '~/ui/Outcome.tsx'
import { FOLLOW, GALLERY } from './contributions.constants.ts'
import type { PhotoField } from './PhotosField.tsx'
import { SendForm } from './SendForm.tsx'
import { sendTexts as texts } from './send.texts.ts'
import { useDraft } from './use-draft.ts'
import { useSendContribution } from './use-send-contribution.ts'
import type { Places } from './WhereFields.tsx'

export type SendScreenProps = {
  places: Places
  photoField: PhotoField
  /** The page around it has other things to say before and after. */
  onSentChange: (isSent: boolean) => void
}

/** In the browser alone: what was typed before is kept there. */
export function SendScreen({ places, photoField, onSentChange }: SendScreenProps) {
  const { draft, change, wasKept, startAgain, forget } = useDraft()
  const [isNoticed, setNoticed] = useState(wasKept)
  const sending = useSendContribution(() => {
    forget()
    onSentChange(true)
  })
  if (sending.data) {
    return (
      <Sent
        status={sending.data.status}
        email={draft.email}
        onAgain={() => {
          startAgain()
          setNoticed(false)
          sending.reset()
          onSentChange(false)
        }}
      />
    )
  }
  return (
    <>
      {isNoticed ? (
        <div className="mb-6 flex flex-wrap items-center justify-between gap-3 rounded-input bg-mar-100 px-4 py-2">
          <p>{texts.kept}</p>
          <Button
            size="sm"
            look="ghost"
            onClick={() => {
              startAgain()
              setNoticed(false)
            }}
          >
            {texts.discard}
          </Button>
        </div>
      ) : null}
      <SendForm
        key={draft.clientId}
        draft={draft}
        onChange={change}
        places={places}
        photoField={photoField}
        sending={sending}
      />
    </>
  )
}

type SentProps = { status: 'pending' | 'unconfirmed'; email: string; onAgain: () => void }

function Sent({ status, email, onAgain }: SentProps) {
  const { user } = useAuth()
  const { pending, unconfirmed, follow, gallery, again } = texts.sent
  const isWaiting = status === 'unconfirmed'
  return (
    <Outcome
      icon={isWaiting ? <MailCheck /> : <CircleCheck />}
      title={isWaiting ? unconfirmed.title : pending.title}
      text={isWaiting ? unconfirmed.text(user?.email ?? email) : pending.text}
    >
      <LinkButton to={user ? FOLLOW : GALLERY} look="primary">
        {user ? follow : gallery}
      </LinkButton>
      <Button look="line" onClick={onAgain}>
        {again}
      </Button>
    </Outcome>
  )
}
