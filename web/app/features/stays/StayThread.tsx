import { MESSAGE_REPLY_MAX } from '@portal/contract/messages/message.constants'
import type { MyStay } from '@portal/contract/stays/stay'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useSave } from '~/editing/use-save.ts'
import { browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { momentText } from '~/platform/moments.ts'
import { Button } from '~/ui/Button.tsx'
import { Field } from '~/ui/Field.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { Textarea } from '~/ui/Textarea.tsx'
import { myStaysTexts } from './stays.texts.ts'

const { thread: texts } = myStaysTexts
const threadKey = (stayId: string) => ['me', 'stay-messages', stayId] as const

/** What guest and house wrote each other about a stay; the house reads it in its inbox. */
export function StayThread({ stay: { id, establishment: house } }: { stay: MyStay }) {
  const query = useQuery({
    queryKey: threadKey(id),
    queryFn: () => browserApi.get('/api/v1/my/stays/:stay/messages', { params: { stay: id } }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: true,
  })
  const title = useId()
  return (
    <section aria-labelledby={title} className="grid gap-3 rounded-input bg-areia-100 p-4">
      <h4 id={title} className="font-semibold">
        {texts.title(house.name)}
      </h4>
      <Loaded query={query} texts={texts} why={failureText} surface="plain" className="h-24">
        {({ messages }) => (
          <ol className="grid gap-3">
            {messages.map((message) => (
              <li key={message.id} className="grid gap-2">
                <Words who={texts.you} at={message.created_at} text={message.message} />
                {message.replies.map((reply) => (
                  <Words key={reply.id} who={house.name} at={reply.created_at} text={reply.text} />
                ))}
              </li>
            ))}
          </ol>
        )}
      </Loaded>
      <Write stayId={id} establishmentId={house.id} />
    </section>
  )
}

function Words({ who, at, text }: { who: string; at: string; text: string }) {
  return (
    <div className="rounded-input bg-white p-3">
      <p className="num text-muted text-sm">
        <b>{who}</b>, {momentText(new Date(at))}
      </p>
      <p className="wrap-break-word whitespace-pre-line">{text}</p>
    </div>
  )
}

function Write({ stayId, establishmentId }: { stayId: string; establishmentId: string }) {
  const client = useQueryClient()
  const [text, setText] = useState('')
  // The same words that are sent again after a lost answer are one message.
  const [key, setKey] = useState(() => crypto.randomUUID())
  const { isSaving, save } = useSave<unknown>({
    onSaved: () => client.invalidateQueries({ queryKey: threadKey(stayId) }),
  })
  async function send() {
    const message = text.trim()
    if (!message) return
    const outcome = await save({
      done: texts.sent,
      failed: texts.failed,
      run: () =>
        browserApi.send('POST', '/api/v1/contact-messages', {
          body: {
            establishment_id: establishmentId,
            stay_id: stayId,
            message,
            idempotency_key: key,
          },
        }),
    })
    if (outcome.kind !== 'saved') return
    setText('')
    setKey(crypto.randomUUID())
  }
  return (
    <div className="grid gap-2">
      <Field label={texts.label}>
        <Textarea
          rows={3}
          maxLength={MESSAGE_REPLY_MAX}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <Button
        size="sm"
        className="justify-self-start"
        pending={isSaving}
        onClick={() => void send()}
      >
        {texts.send}
      </Button>
    </div>
  )
}
