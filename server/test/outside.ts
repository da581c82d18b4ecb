import { startMailbox } from '../../sandbox/src/mailbox/start-mailbox.ts'
import { startPush } from '../../sandbox/src/push/start-push.ts'
import { startWhatsApp } from '../../sandbox/src/whatsapp/start-whatsapp.ts'
import { EXAMPLE_VAPID } from '../src/platform/config/push-config.ts'

/** A push service with its browsers and a mailbox, and what a portal has to be told of both. */
export async function startOutside() {
  const push = await startPush({ port: 0 })
  const post = await startMailbox({ smtpPort: 0, webPort: 0 })
  const whatsApp = await startWhatsApp({ port: 0, token: 'chave', phoneNumberId: '42' })
  return {
    push,
    post,
    whatsApp,
    environment: {
      SMTP_URL: `smtp://127.0.0.1:${post.smtpPort}`,
      VAPID_PUBLIC_KEY: EXAMPLE_VAPID.publicKey,
      VAPID_PRIVATE_KEY: EXAMPLE_VAPID.privateKey,
      VAPID_SUBJECT: EXAMPLE_VAPID.subject,
      PUSH_SANDBOX_URL: push.url,
      WHATSAPP_API_URL: whatsApp.url,
      WHATSAPP_TOKEN: 'chave',
      WHATSAPP_PHONE_NUMBER_ID: '42',
      WHATSAPP_NOTICE_TEMPLATE: 'aviso_do_portal',
    },
    async stop() {
      await push.stop()
      await post.stop()
      await whatsApp.stop()
    },
  }
}
export type Outside = Awaited<ReturnType<typeof startOutside>>
