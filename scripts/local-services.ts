import { setTimeout as wait } from 'node:timers/promises'
import { EXAMPLE_VAPID } from '../server/src/platform/config/push-config.ts'
import { freePort } from './local-postgres.ts'

/** What stands in for the outside world on this machine, and where the portal finds it. */
export async function localServices(): Promise<Record<string, string>> {
  const smtp = await freePort()
  const mailbox = await freePort()
  const google = await freePort()
  const whatsApp = await freePort()
  const pix = await freePort()
  const stripe = await freePort()
  const pos = await freePort()
  const calendars = await freePort()
  const agency = await freePort()
  const push = await freePort()
  const weather = await freePort()
  const traces = await freePort()
  return {
    MAILBOX_SMTP_PORT: String(smtp),
    MAILBOX_WEB_PORT: String(mailbox),
    GOOGLE_PORT: String(google),
    WHATSAPP_PORT: String(whatsApp),
    PIX_PORT: String(pix),
    STRIPE_PORT: String(stripe),
    POS_PORT: String(pos),
    CALENDARS_PORT: String(calendars),
    AGENCY_PORT: String(agency),
    PUSH_PORT: String(push),
    WEATHER_PORT: String(weather),
    TRACES_PORT: String(traces),
    // The counter, the calendars and the agencies are on this machine.
    REACH_PRIVATE_ADDRESSES: 'on',
    SMTP_URL: `smtp://127.0.0.1:${smtp}`,
    GOOGLE_DISCOVERY_URL: `http://127.0.0.1:${google}/.well-known/openid-configuration`,
    GOOGLE_CLIENT_ID: 'portal-local',
    GOOGLE_CLIENT_SECRET: 'portal-local-secret',
    WHATSAPP_API_URL: `http://127.0.0.1:${whatsApp}`,
    WHATSAPP_TOKEN: 'whatsapp-local-token',
    WHATSAPP_PHONE_NUMBER_ID: '100000000000001',
    WHATSAPP_NOTICE_TEMPLATE: 'aviso_do_portal',
    PIX_API_URL: `http://127.0.0.1:${pix}/v2`,
    PIX_TOKEN_URL: `http://127.0.0.1:${pix}/oauth/token`,
    PIX_CLIENT_ID: 'portal-local',
    PIX_CLIENT_SECRET: 'portal-local-secret',
    PIX_KEY: 'pix@guia.local',
    PIX_AUTOMATIC: 'on',
    STRIPE_API_URL: `http://127.0.0.1:${stripe}`,
    STRIPE_SECRET_KEY: 'sk_test_portal_local',
    STRIPE_WEBHOOK_SECRET: 'whsec_portal_local',
    VAPID_PUBLIC_KEY: EXAMPLE_VAPID.publicKey,
    VAPID_PRIVATE_KEY: EXAMPLE_VAPID.privateKey,
    VAPID_SUBJECT: EXAMPLE_VAPID.subject,
    PUSH_SANDBOX_URL: `http://127.0.0.1:${push}`,
    WEATHER_API_URL: `http://127.0.0.1:${weather}`,
    // Made up, and said to be so beside every figure.
    WEATHER_SOURCE: 'Exemplo (dados inventados)',
    AUTH_SECRET: 'somente-nesta-maquina-nunca-na-rede',
  }
}

/** The portal asks Google who it is when it starts; it should find somebody at home. */
export async function untilServicesAnswer({ GOOGLE_DISCOVERY_URL }: Record<string, string>) {
  if (!GOOGLE_DISCOVERY_URL) return
  for (let tries = 0; tries < 200; tries += 1) {
    if ((await fetch(GOOGLE_DISCOVERY_URL).catch(() => null))?.ok) return
    await wait(50)
  }
  throw new Error('Os serviços locais não responderam em 10 s.')
}
