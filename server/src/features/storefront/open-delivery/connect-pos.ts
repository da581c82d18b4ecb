import { openDeliveryTexts as texts } from '@portal/contract/storefront/open-delivery/open-delivery.texts'
import type { PersonActor } from '../../../platform/actor.ts'
import type { Person } from '../../../platform/auth/identity.ts'
import { requireProved } from '../../../platform/auth/require-proved.ts'
import { Conflict, Invalid, NotFound } from '../../../platform/errors/domain-errors.ts'
import { mayCall } from '../../../platform/outgoing/guarded-request.ts'
import { createSeal } from '../../../platform/seal.ts'
import { requireRightOrAdministrator } from '../../../platform/team-roles.ts'
import type { Deps, Within } from './open-delivery.feature.ts'
import { menuTexts } from './open-delivery.texts.ts'
import { newSecret } from './pos-credentials.rules.ts'

type Needs = Pick<Deps, 'work' | 'clock' | 'config'>
type PosCredentials = { clientId: string; clientSecret: string }

/** Closes the secrets of clients and the keys of their menus. */
export const posSeal = ({ auth }: Deps['config']) => createSeal(auth.secret, 'pos secrets')

/** Null where the portal has another secret of its own since: the client needs a new one. */
export function openSecret(sealed: Buffer, config: Deps['config']): string | null {
  try {
    return posSeal(config).open(sealed)
  } catch {
    return null
  }
}

/** Whoever runs the place, with its ways of taking orders held. */
async function hold({ ordering, team }: Within, actor: PersonActor, establishmentId: string) {
  const settings = await ordering.lock(establishmentId)
  const role = await team.roleOf(establishmentId, actor.userId)
  requireRightOrAdministrator(actor, role, 'connections.edit', establishmentId)
  if (!settings) {
    throw new Conflict(
      'pos.not-set-up',
      'takes no orders',
      'Escolha primeiro como o negócio recebe pedidos, em Entrega e pedidos.',
    )
  }
}

async function holdConnection(within: Within, actor: PersonActor, establishmentId: string) {
  await hold(within, actor, establishmentId)
  const found = await within.posConnections.lock(establishmentId)
  if (!found) throw new NotFound('pos-connection', establishmentId)
  return found
}

export async function connectPos(
  actor: Person,
  establishmentId: string,
  { work, clock, config }: Needs,
): Promise<PosCredentials> {
  requireProved(actor)
  const clientSecret = newSecret()
  return work.transaction(async (within) => {
    const now = clock.now()
    await hold(within, actor, establishmentId)
    const sealed = posSeal(config).close(clientSecret)
    if (!(await within.posConnections.add(establishmentId, sealed, now))) {
      throw new Conflict(
        'pos.connected',
        'connected already',
        'O sistema de caixa já está ligado. Troque o segredo se você o perdeu.',
      )
    }
    const found = await within.posConnections.find(establishmentId)
    await within.audit.record(actor, now, { action: 'pos.connected', subjectId: establishmentId })
    return { clientId: found?.clientId ?? '', clientSecret }
  })
}

export async function rotatePosSecret(
  actor: Person,
  establishmentId: string,
  { work, clock, config }: Needs,
): Promise<PosCredentials> {
  requireProved(actor)
  const clientSecret = newSecret()
  return work.transaction(async (within) => {
    const now = clock.now()
    const { clientId } = await holdConnection(within, actor, establishmentId)
    const sealed = posSeal(config).close(clientSecret)
    await within.posConnections.rotate(establishmentId, sealed, now)
    await within.audit.record(actor, now, {
      action: 'pos.secret-rotated',
      subjectId: establishmentId,
    })
    return { clientId, clientSecret }
  })
}

/** Orders stay where they are: whoever works there goes on with the board. */
export async function disconnectPos(
  actor: PersonActor,
  establishmentId: string,
  { work, clock }: Pick<Needs, 'work' | 'clock'>,
) {
  await work.transaction(async (within) => {
    await holdConnection(within, actor, establishmentId)
    await within.posConnections.remove(establishmentId)
    await within.audit.record(actor, clock.now(), {
      action: 'pos.disconnected',
      subjectId: establishmentId,
    })
  })
}

export async function saveWebhook(
  actor: Person,
  { establishmentId, url }: { establishmentId: string; url: string | null },
  { work, clock, config }: Needs,
) {
  if (url !== null) {
    requireProved(actor)
    requireCallable('webhook_url', url, config)
  }
  await work.transaction(async (within) => {
    const { webhookUrl } = await holdConnection(within, actor, establishmentId)
    if (webhookUrl === url) return
    await within.posConnections.saveWebhook(establishmentId, url)
    await within.audit.record(actor, clock.now(), {
      action: 'pos.webhook-saved',
      subjectId: establishmentId,
      details: { host: url && new URL(url).host },
    })
  })
}

/** From then on what changes at the counter changes here, without anybody looking first. */
export async function followPosMenu(
  actor: Person,
  { establishmentId, follows }: { establishmentId: string; follows: boolean },
  { work, clock }: Pick<Needs, 'work' | 'clock'>,
) {
  if (follows) requireProved(actor)
  await work.transaction(async (within) => {
    const { merchantUrl, followsMenu } = await holdConnection(within, actor, establishmentId)
    if (followsMenu === follows) return
    if (follows && !merchantUrl) {
      throw new Conflict('pos-menu.no-address', 'nothing to follow', menuTexts.noAddress)
    }
    await within.posConnections.followMenu(establishmentId, follows)
    await within.audit.record(actor, clock.now(), {
      action: 'pos.menu-followed',
      subjectId: establishmentId,
      details: { follows },
    })
  })
}

export function requireCallable(path: string, url: string, { outgoing }: Deps['config']) {
  if (mayCall(url, outgoing)) return
  throw new Invalid(
    'pos.address',
    'may not be called',
    [{ path, message: texts.address }],
    texts.address,
  )
}
