import type { ServiceWatch } from '../service-watch.ts'
import { type Account, ANSWER_TIMEOUT_MS, postTemplate, type Sending } from './post-template.ts'

/**
 * Sends a one-time code by the account's template of category authentication. Never throws: what
 * went wrong says what to do next. No answer may still mean that the message was sent.
 */
export const sendCodeByWhatsApp = (
  account: Account,
  { phone, code }: { phone: string; code: string },
  services: Pick<ServiceWatch, 'watch'>,
  timeoutMs = ANSWER_TIMEOUT_MS,
): Promise<Sending> =>
  // A phone that cannot be reached is that phone's own matter.
  services.watch(
    'whatsapp',
    () =>
      postTemplate(account, { phone, name: account.template, components: codeIn(code) }, timeoutMs),
    (sending) => (sending.kind === 'later' || sending.kind === 'broken' ? sending.reason : null),
  )

/** The code is there twice: to be read, and to be copied by the button. */
function codeIn(code: string) {
  const parameters = [{ type: 'text', text: code }]
  return [
    { type: 'body', parameters },
    { type: 'button', sub_type: 'url', index: '0', parameters },
  ]
}
