import type { ServiceWatch } from '../service-watch.ts'
import { type Account, ANSWER_TIMEOUT_MS, postTemplate, type Sending } from './post-template.ts'

/** What it is, what it says and where it opens, by the account's template of category utility. */
export const sendNoticeByWhatsApp = (
  account: Account & { noticeTemplate: string },
  { phone, words }: { phone: string; words: readonly [string, string, string] },
  services: Pick<ServiceWatch, 'watch'>,
  timeoutMs = ANSWER_TIMEOUT_MS,
): Promise<Sending> =>
  services.watch(
    'whatsapp',
    () =>
      postTemplate(
        account,
        { phone, name: account.noticeTemplate, components: [bodyOf(words)] },
        timeoutMs,
      ),
    (sending) => (sending.kind === 'later' || sending.kind === 'broken' ? sending.reason : null),
  )

/** What fills a template is one line, and never empty. */
const bodyOf = (words: readonly string[]) => ({
  type: 'body',
  parameters: words.map((text) => ({
    type: 'text',
    text: text.replace(/\s+/g, ' ').trim() || '-',
  })),
})
