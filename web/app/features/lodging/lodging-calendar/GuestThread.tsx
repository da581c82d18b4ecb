import {
  MESSAGE_REPLY_MAX,
  WRITING_BARRIERS,
} from '@portal/contract/guide/messages/message.constants'
import type { HouseConversation } from '@portal/contract/guide/messages/stay-messages'
import { topics } from '@portal/contract/live/topics'
import type { HouseStay } from '@portal/contract/lodging/stays/calendar'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useSave } from '~/editing/use-save.ts'
import { browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { useLiveTopic } from '~/platform/live/use-live-topic.ts'
import { momentText } from '~/platform/moments.ts'
import { Button } from '~/ui/Button.tsx'
import { Conversation, WriteBox } from '~/ui/Conversation.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { calendarTexts } from './calendar.texts.ts'

const { thread: texts } = calendarTexts
const PATH = '/api/v1/my/establishments/:id/stays/:stay/messages'

type GuestThreadProps = { establishmentId: string; stay: Pick<HouseStay, 'id' | 'contact'> }

/** What house and guest wrote each other about a stay, opened by a press. */
export function GuestThread(props: GuestThreadProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="grid w-full gap-3">
      <Button
        look="line"
        size="sm"
        className="justify-self-start"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {texts.open}
      </Button>
      {isOpen ? <Thread {...props} /> : null}
    </div>
  )
}

function Thread({ establishmentId, stay: { id: stay, contact } }: GuestThreadProps) {
  const client = useQueryClient()
  const params = { id: establishmentId, stay }
  const queryKey = ['me', 'guest-messages', establishmentId, stay]
  const query = useQuery({
    queryKey,
    queryFn: () => browserApi.get(PATH, { params }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: true,
  })
  useLiveTopic(topics.inbox(establishmentId), [queryKey])
  const { isSaving, save } = useSave<HouseConversation>({
    onSaved: (found) => client.setQueryData(queryKey, found),
    onRefused: () => client.invalidateQueries({ queryKey }),
  })
  const send = async (text: string, key: string) => {
    const body = { text, idempotency_key: key }
    const outcome = await save({
      done: texts.sent,
      failed: texts.failed,
      run: () => browserApi.send('POST', PATH, { params, body }),
    })
    return outcome.kind === 'saved'
  }
  const title = useId()
  const guest = contact?.name ?? texts.guest
  return (
    <section aria-labelledby={title} className="grid gap-3 rounded-input bg-areia-100 p-4">
      <h3 id={title} className="text-base font-semibold wrap-break-word">
        {texts.title(guest)}
      </h3>
      <Loaded query={query} texts={texts} why={failureText} surface="plain" className="h-24">
        {({ messages, barrier }) => (
          <>
            <Conversation
              none={texts.none}
              lines={messages.map(({ by, created_at: at, ...line }) => ({
                ...line,
                who: by === 'guest' ? guest : texts.house,
                when: momentText(new Date(at)),
              }))}
            />
            {barrier ? (
              <p className="text-muted">{WRITING_BARRIERS[barrier]}</p>
            ) : (
              <WriteBox
                label={texts.label(guest)}
                action={texts.send}
                hint={texts.hint}
                most={MESSAGE_REPLY_MAX}
                isSaving={isSaving}
                onSend={send}
              />
            )}
          </>
        )}
      </Loaded>
    </section>
  )
}
