const HIGHEST_PORT = 65_535

const DEFAULTS = {
  MAILBOX_SMTP_PORT: 1025,
  MAILBOX_WEB_PORT: 8025,
  GOOGLE_PORT: 8026,
  WHATSAPP_PORT: 8027,
  PIX_PORT: 8028,
  STRIPE_PORT: 8029,
  POS_PORT: 8030,
  CALENDARS_PORT: 8032,
  AGENCY_PORT: 8034,
  PUSH_PORT: 8036,
  WEATHER_PORT: 8038,
  TRACES_PORT: 8040,
}

type PortName = keyof typeof DEFAULTS
export type SandboxPorts = Record<PortName, number>

/** Where the stand-in for Stripe tells its events: a provider of cards is told so on its own pages. */
export function readCardHintsUrl({ PUBLIC_URL }: Record<string, string | undefined>): string {
  return PUBLIC_URL ? `${PUBLIC_URL}/api/v1/card-hints` : ''
}

/** With the address above all that is read of the environment. */
export function readSandboxPorts(environment: Record<string, string | undefined>): SandboxPorts {
  const read = (name: PortName) => readPort(name, environment[name]?.trim())
  return {
    MAILBOX_SMTP_PORT: read('MAILBOX_SMTP_PORT'),
    MAILBOX_WEB_PORT: read('MAILBOX_WEB_PORT'),
    GOOGLE_PORT: read('GOOGLE_PORT'),
    WHATSAPP_PORT: read('WHATSAPP_PORT'),
    PIX_PORT: read('PIX_PORT'),
    STRIPE_PORT: read('STRIPE_PORT'),
    POS_PORT: read('POS_PORT'),
    CALENDARS_PORT: read('CALENDARS_PORT'),
    AGENCY_PORT: read('AGENCY_PORT'),
    PUSH_PORT: read('PUSH_PORT'),
    WEATHER_PORT: read('WEATHER_PORT'),
    TRACES_PORT: read('TRACES_PORT'),
  }
}

/** Which settings ask for a port: more than one when two of them agree. */
export function namesOfPort(ports: SandboxPorts, port: number | undefined): string[] {
  return Object.entries(ports)
    .filter(([, value]) => value === port)
    .map(([name]) => name)
}

function readPort(name: PortName, text: string | undefined) {
  if (!text) return DEFAULTS[name]
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= HIGHEST_PORT) return port
  throw new Error(`${name} deve ser um número de 0 a ${HIGHEST_PORT}, e não "${text}".`)
}
