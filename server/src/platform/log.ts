import { type DestinationStream, type Logger, pino } from 'pino'
import { redactPayment } from './redact-payment.ts'

export type Log = Logger

/**
 * Lines without personal data: no address, no query string, no cookie, no body. Redaction is the
 * second fence, for objects that reach a line by accident.
 */
export function createLog(
  level: string,
  process: 'app' | 'worker' | 'migrate' | 'command',
  destination: DestinationStream = pino.destination(1),
): Log {
  const options = {
    level,
    base: { process },
    redact: {
      paths: ['password', 'email', 'whatsapp', 'cpf', 'token', 'authorization', 'cookie'].flatMap(
        (name) => [name, `*.${name}`, `*.*.${name}`],
      ),
      censor: '[redacted]',
    },
    serializers: {
      req: (request: { method: string; url: string }) => ({
        method: request.method,
        path: withoutSecret(request.url.split('?', 1)[0] ?? ''),
      }),
      payment: (content: unknown) => redactPayment(content),
    },
  }
  return pino(options, destination)
}

/** A bank posts to an address that ends in a secret: who reads the log must not be able to. */
const withoutSecret = (path: string) => path.replace(/(\/pix-hints\/)[^/]+/, '$1[redacted]')
