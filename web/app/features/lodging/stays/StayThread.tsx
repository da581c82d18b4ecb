import { MESSAGE_REPLY_MAX } from '@portal/contract/guide/messages/message.constants'
import { topics } from '@portal/contract/live/topics'
import type { MyStay } from '@portal/contract/lodging/stays/stay'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useSave } from '~/editing/use-save.ts'
import { browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { useLiveTopic } from '~/platform/live/use-live-topic.ts'
import { momentText } from '~/platform/moments.ts'
import { useAuth } from '~/platform/session/auth-context.ts'
import { Conversation, WriteBox } from '~/ui/Conversation.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { myStaysTexts } from './stays.texts.ts'

const { thread: texts } = myStaysTexts

/** What guest and house wrote each other about a stay; the house reads it in its inbox. */
export function StayThread({ stay: { id, establishment: house } }: { stay: MyStay }) {
  const { user } = useAuth()
  const client = useQueryClient()
  const queryKey = ['me', 'stay-messages', id]
  const query = useQuery({
    queryKey,
    queryFn: () => browserApi.get('/api/v1/my/stays/:stay/messages', { params: { stay: id } }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: true,
  })
  useLiveTopic(user ? topics.myStays(user.id) : [], [queryKey])
  const { isSaving, save } = useSave<unknown>({
    onSaved: () => client.invalidateQueries({ queryKey }),
  })
  const send = async (message: string, key: string) => {
    const body = { establishment_id: house.id, stay_id: id, message, idempotency_key: key }
    const outcome = await save({
      done: texts.sent,
      failed: texts.failed,
      run: () => browserApi.send('POST', '/api/v1/contact-messages', { body }),
    })
    return outcome.kind === 'saved'
  }
  const title = useId()
  return (
    <section aria-labelledby={title} className="grid gap-3 rounded-input bg-areia-100 p-4">
      <h4 id={title} className="font-semibold">
        {texts.title(house.name)}
      </h4>
      <Loaded query={query} texts={texts} why={failureText} surface="plain" className="h-24">
        {({ messages }) => (
          <Conversation
            lines={messages.map(({ by, created_at: at, ...line }) => ({
              ...line,
              who: by === 'guest' ? texts.you : house.name,
              when: momentText(new Date(at)),
            }))}
          />
        )}
      </Loaded>
      <WriteBox
        label={texts.label}
        action={texts.send}
        most={MESSAGE_REPLY_MAX}
        isSaving={isSaving}
        onSend={send}
      />
    </section>
  )
}
