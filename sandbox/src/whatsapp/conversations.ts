import { randomBytes } from 'node:crypto'
import { withoutNinthDigit } from './phone-number.ts'
import type { Draft } from './read-message.ts'

const MESSAGES_KEPT = 500

export type Status = 'sent' | 'delivered' | 'read' | 'failed'

export type Message = {
  id: string
  sentAt: string
  /** As the portal wrote it. */
  to: string
  waId: string
  template: string | null
  code: string | null
  text: string
  /** The last one told to the portal; "accepted" until then. */
  status: 'accepted' | Status
}

/** Every message that was accepted, for whoever it was, until the process ends. */
export class Conversations {
  #newestFirst: Message[] = []

  receive(draft: Draft, waId: string, sentAt: Date): Message {
    const isCode = draft.kind === 'template'
    const isText = draft.kind === 'text'
    const message: Message = {
      id: `wamid.${randomBytes(24).toString('base64')}`,
      sentAt: sentAt.toISOString(),
      to: draft.to,
      waId,
      template: isText ? null : draft.template,
      code: isCode ? draft.code : null,
      text: isCode ? codeSentence(draft.code) : isText ? draft.text : draft.words.join('\n'),
      status: 'accepted',
    }
    this.#newestFirst = [message, ...this.#newestFirst].slice(0, MESSAGES_KEPT)
    return message
  }

  /** Newest first; `to` with or without the ninth digit, in any punctuation. */
  list(to?: string): readonly Message[] {
    if (to === undefined) return this.#newestFirst
    const wanted = withoutNinthDigit(to)
    return this.#newestFirst.filter((message) => withoutNinthDigit(message.to) === wanted)
  }

  /** One conversation a number, the one that spoke last first. */
  byNumber(): Message[][] {
    return [...Map.groupBy(this.#newestFirst, ({ to }) => withoutNinthDigit(to)).values()]
  }

  find(id: string): Message | undefined {
    return this.#newestFirst.find((message) => message.id === id)
  }

  clear() {
    this.#newestFirst = []
  }
}

/** Meta writes the sentence of an authentication template itself. */
function codeSentence(code: string) {
  return `${code} é seu código de verificação. Para sua segurança, não o compartilhe.`
}
