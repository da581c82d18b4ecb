import { freePort } from './local-postgres.ts'

/** What stands in for the outside world on this machine, and where the portal finds it. */
export async function localServices(): Promise<Record<string, string>> {
  const smtp = await freePort()
  const mailbox = await freePort()
  const google = await freePort()
  const whatsApp = await freePort()
  return {
    MAILBOX_SMTP_PORT: String(smtp),
    MAILBOX_WEB_PORT: String(mailbox),
    GOOGLE_PORT: String(google),
    WHATSAPP_PORT: String(whatsApp),
    SMTP_URL: `smtp://127.0.0.1:${smtp}`,
    GOOGLE_DISCOVERY_URL: `http://127.0.0.1:${google}/.well-known/openid-configuration`,
    GOOGLE_CLIENT_ID: 'portal-local',
    GOOGLE_CLIENT_SECRET: 'portal-local-secret',
    WHATSAPP_API_URL: `http://127.0.0.1:${whatsApp}`,
    WHATSAPP_TOKEN: 'whatsapp-local-token',
    WHATSAPP_PHONE_NUMBER_ID: '100000000000001',
    AUTH_SECRET: 'somente-nesta-maquina-nunca-na-rede',
  }
}
