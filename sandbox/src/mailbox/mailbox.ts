import { type Envelope, type Mail, parseMail } from './mail.ts'

export const MAILS_KEPT = 500

/** Every mail that was sent, for whoever it was, until the process ends. */
export class Mailbox {
  #newestFirst: Mail[] = []
  readonly #now: () => Date

  constructor(now = () => new Date()) {
    this.#now = now
  }

  async receive(source: Uint8Array, envelope: Envelope): Promise<Mail> {
    const parsed = await parseMail(source, envelope)
    // Read after parsing, so that the order of the list and the times in it always agree.
    const mail = { ...parsed, receivedAt: this.#now().toISOString() }
    this.#newestFirst = [mail, ...this.#newestFirst].slice(0, MAILS_KEPT)
    return mail
  }

  /** Newest first; `to` is a whole address, in any case. */
  list(to?: string): readonly Mail[] {
    if (to === undefined) return this.#newestFirst
    const wanted = to.toLowerCase()
    return this.#newestFirst.filter((mail) =>
      mail.to.some((recipient) => recipient.toLowerCase() === wanted),
    )
  }

  find(id: string): Mail | undefined {
    return this.#newestFirst.find((mail) => mail.id === id)
  }

  clear() {
    this.#newestFirst = []
  }
}
