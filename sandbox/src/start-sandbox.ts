import { startAgencies } from './agency/start-agency.ts'
import { startCalendars } from './calendars/start-calendars.ts'
import { startGoogle } from './google/start-google.ts'
import { startMailbox } from './mailbox/start-mailbox.ts'
import { startPixSandbox } from './pix/start-pix.ts'
import { startPos } from './pos/start-pos.ts'
import { startPush } from './push/start-push.ts'
import type { SandboxPorts } from './sandbox-ports.ts'
import { startStripe } from './stripe/start-stripe.ts'
import { startTraces } from './traces/start-traces.ts'
import { startWeather } from './weather/start-weather.ts'
import { startWhatsApp } from './whatsapp/start-whatsapp.ts'

export type RunningSandbox = {
  /** Where each stand-in listens, by the name a person reads. */
  addresses: Record<string, string>
  stop(): Promise<void>
}

/** All of them, or none: what already runs is stopped when another cannot start. */
export async function startSandbox(
  ports: SandboxPorts,
  cardHintsUrl = '',
): Promise<RunningSandbox> {
  await using started = new AsyncDisposableStack()
  const keep = <T extends { stop(): Promise<void> }>(running: T) =>
    started.adopt(running, () => running.stop())

  const mailbox = keep(
    await startMailbox({ smtpPort: ports.MAILBOX_SMTP_PORT, webPort: ports.MAILBOX_WEB_PORT }),
  )
  const google = keep(await startGoogle({ port: ports.GOOGLE_PORT }))
  const whatsApp = keep(await startWhatsApp({ port: ports.WHATSAPP_PORT }))
  const pix = keep(await startPixSandbox({ port: ports.PIX_PORT }))
  const stripe = keep(await startStripe({ port: ports.STRIPE_PORT, webhookUrl: cardHintsUrl }))
  const pos = keep(await startPos({ port: ports.POS_PORT }))
  const calendars = keep(await startCalendars({ port: ports.CALENDARS_PORT }))
  const agencies = keep(await startAgencies({ port: ports.AGENCY_PORT }))
  const push = keep(await startPush({ port: ports.PUSH_PORT }))
  const weather = keep(await startWeather({ port: ports.WEATHER_PORT }))
  const traces = keep(await startTraces({ port: ports.TRACES_PORT }))

  const running = started.move()
  return {
    addresses: {
      'Caixa de correio': mailbox.webUrl,
      SMTP: `smtp://127.0.0.1:${mailbox.smtpPort}`,
      Google: google.issuer,
      WhatsApp: whatsApp.url,
      'Banco (Pix)': pix.url,
      Stripe: stripe.url,
      'Caixa (Open Delivery)': pos.url,
      'Calendários de outro portal': calendars.url,
      Imobiliárias: agencies.url,
      'Avisos no aparelho': push.url,
      'Previsão do tempo': weather.url,
      'Rastros (OTLP)': traces.url,
    },
    stop: () => running.disposeAsync(),
  }
}
