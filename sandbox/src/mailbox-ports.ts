import type { MailboxPorts } from './mailbox/start-mailbox.ts'

const HIGHEST_PORT = 65_535

type Environment = Record<string, string | undefined>

/** The only reader of the environment. */
export function readMailboxPorts(environment: Environment): MailboxPorts {
  return {
    smtpPort: readPort(environment, 'MAILBOX_SMTP_PORT', 1025),
    webPort: readPort(environment, 'MAILBOX_WEB_PORT', 8025),
  }
}

function readPort(environment: Environment, name: string, fallback: number) {
  const text = environment[name]?.trim()
  if (!text) return fallback
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= HIGHEST_PORT) return port
  throw new Error(`${name} deve ser um número de 0 a ${HIGHEST_PORT}, e não "${text}".`)
}
