import { openDeliveryTexts as texts } from '@portal/contract/storefront/open-delivery/open-delivery.texts'
import { Unauthenticated } from '../../../platform/errors/domain-errors.ts'
import { clientKey } from '../../../platform/limits/client-key.ts'
import { openSecret } from './connect-pos.ts'
import type { Deps } from './open-delivery.feature.ts'
import type { PosConnection } from './pos-connections.store.ts'
import { isSame, readToken, TOKEN_SECONDS, tokenOf } from './pos-credentials.rules.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

type Needs = Pick<Deps, 'stores' | 'clock' | 'config' | 'sensitiveCalls'>

/** Only wrong credentials count, for the client and for where they come from. */
export async function takeToken(
  { clientId, clientSecret, address }: { clientId: string; clientSecret: string; address: string },
  { stores, clock, config, sensitiveCalls }: Needs,
): Promise<string> {
  const counts = [
    ['pos-token', clientId],
    ['pos-token-address', clientKey(address)],
  ] as const
  for (const [call, who] of counts) await sensitiveCalls.spend(call, who, texts.tooMany)
  const found = UUID.test(clientId) ? await stores.posConnections.findClient(clientId) : null
  const secret = found && openSecret(found.secretSealed, config)
  if (!found || !secret || !isSame(clientSecret, secret)) {
    throw new Unauthenticated('open-delivery.credentials', 'wrong client', texts.credentials)
  }
  for (const [call, who] of counts) await sensitiveCalls.giveBack(call, who)
  const now = clock.now()
  await stores.posConnections.touch(found.establishmentId, now)
  const expiresAt = new Date(now.getTime() + TOKEN_SECONDS * 1000)
  const { secretNumber } = found
  return tokenOf({ clientId: found.clientId, secretNumber, expiresAt }, config.auth.secret)
}

/** Whose system calls. A token of an older secret, or of a connection that ended, is nobody's. */
export async function connectionOf(
  authorization: string | undefined,
  { stores, clock, config }: Pick<Needs, 'stores' | 'clock' | 'config'>,
): Promise<PosConnection> {
  const now = clock.now()
  const [, token = ''] = /^Bearer +(\S+)$/i.exec(authorization ?? '') ?? []
  const claims = readToken(token, config.auth.secret, now)
  const found = claims && (await stores.posConnections.findClient(claims.clientId))
  if (!found || found.secretNumber !== claims.secretNumber) {
    throw new Unauthenticated('open-delivery.token', 'no valid token', texts.token)
  }
  await stores.posConnections.touch(found.establishmentId, now)
  return found
}
