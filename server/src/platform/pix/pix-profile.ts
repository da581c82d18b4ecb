import { readFileSync } from 'node:fs'
import type { Config } from '../config/config.ts'
import type { ClientCertificate } from './pix-transport.ts'

/** How one bank differs from another, by configuration alone. */
export type PixProfile = NonNullable<Config['pix']>

/** The certificate by which the bank knows us; null where it asks for none. */
export function readCertificate({ tls }: PixProfile): ClientCertificate | null {
  if (!tls) return null
  return {
    cert: readFileSync(tls.certPath),
    key: readFileSync(tls.keyPath),
    ca: tls.caPath ? readFileSync(tls.caPath) : undefined,
  }
}
