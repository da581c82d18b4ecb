import type { CardsConfig } from '../src/platform/config/payments-config.ts'
import { newTxid } from '../src/platform/pix/pix-amounts.ts'
import type { ChargeDraft } from '../src/platform/pix/pix-port.ts'
import type { PixProfile } from '../src/platform/pix/pix-profile.ts'
import type { Outcome } from '../src/platform/provider-outcome.ts'

/** The local bank, as the portal is told of it. */
export function pixProfile(
  { url }: { url: string },
  changes: Partial<PixProfile> = {},
): PixProfile {
  return {
    apiUrl: `${url}/v2`,
    tokenUrl: `${url}/oauth/token`,
    clientId: 'portal-local',
    clientSecret: 'portal-local-secret',
    key: 'pix@guia.local',
    tokenStyle: 'basic',
    scopes: null,
    paths: {},
    tls: null,
    timeoutMs: 5000,
    offersRecurrences: true,
    ...changes,
  }
}

/** The local Stripe. */
export function cardsConfig(
  { url }: { url: string },
  changes: Partial<CardsConfig> = {},
): CardsConfig {
  return {
    apiUrl: url,
    secretKey: 'sk_test_portal_local',
    webhookSecret: 'whsec_portal_local',
    timeoutMs: 5000,
    ...changes,
  }
}

export function okValue<Value>(outcome: Outcome<Value, { status: number }>): Value {
  if (outcome.kind !== 'ok') throw new Error(JSON.stringify(outcome))
  return outcome.value
}

export const immediateCharge = (amountCents = 4990): ChargeDraft => ({
  kind: 'cob',
  txid: newTxid(),
  amountCents,
  expiresInSeconds: 3600,
  message: 'Plano Atalaia',
})
