import { randomBytes } from 'node:crypto'
import type { setHousePixKey } from '@portal/contract/money/house-pix/house-pix'
import { housePixTexts } from '@portal/contract/money/house-pix/house-pix.texts'
import { PIX_KEY_PROBLEMS, plainPixKey } from '@portal/contract/money/house-pix/pix-key'
import type { EndpointInput } from '@portal/contract/shared/endpoint'
import { type PersonActor, systemActor } from '../../../platform/actor.ts'
import type { Person } from '../../../platform/auth/identity.ts'
import { hashToken } from '../../../platform/auth/token-hash.ts'
import { Conflict, Invalid, NotFound } from '../../../platform/errors/domain-errors.ts'
import { Tag } from '../../../platform/live/tags.ts'
import { requireRightOrAdministrator, requireTeamRight } from '../../../platform/team-roles.ts'
import type { Deps, Within } from './house-pix.feature.ts'
import { type HouseSettings, startsAt } from './house-pix.rules.ts'
import { keySet, keyStopped, keyTopic, pixPath, stopPath } from './house-pix.texts.ts'

type Needs = Pick<Deps, 'work' | 'stores' | 'clock' | 'ports' | 'sensitiveCalls'>
/** As long as the message is news, and two days more than the key waits. */
const LINK_HOURS = 72
const HOUR_MS = 3_600_000
type NewKey = EndpointInput<typeof setHousePixKey>['body']

/** The business, held: keys and switches of one are written by one at a time. */
async function holdPlace({ establishments }: Within, id: string, actor: PersonActor) {
  const held = await establishments.lock(id, actor.userId)
  if (!held) throw new NotFound('establishment', id)
  return held
}

/**
 * By the owner alone, administrators included: it is where money goes. They show once more who they are,
 * every owner is told, and for a day nothing changes, so that whoever did not do this can stop it.
 */
export async function setHouseKey(
  person: Person,
  { establishmentId, ...wanted }: NewKey & { establishmentId: string },
  headers: Headers,
  { work, stores, clock, ports, sensitiveCalls }: Needs,
) {
  const { kind, holder, city, password, code } = wanted
  requireTeamRight(
    await stores.team.roleOf(establishmentId, person.userId),
    'pix.set',
    establishmentId,
  )
  await sensitiveCalls.spend('pix-key', person.userId)
  await ports.proveAgain(person, { password, code }, headers)
  const key = plainPixKey(kind, wanted.key)
  if (key === null) {
    const message = PIX_KEY_PROBLEMS[kind]
    throw new Invalid('house-pix.key', 'no such key', [{ path: 'key', message }], message)
  }
  await work.transaction(async (within) => {
    const now = clock.now()
    const { role } = await holdPlace(within, establishmentId, person)
    requireTeamRight(role, 'pix.set', establishmentId)
    const starts = startsAt(now)
    await within.houseKeys.stopComing(establishmentId, now)
    const keyId = await within.houseKeys.add({
      ...{ establishment_id: establishmentId, setBy: person.userId },
      ...{ kind, key, holder, city, created_at: now, starts_at: starts },
    })
    await within.audit.record(person, now, {
      action: 'house-pix.key-set',
      subjectId: establishmentId,
      details: { kind },
    })
    const token = randomBytes(32).toString('base64url')
    const expires = new Date(now.getTime() + LINK_HOURS * HOUR_MS)
    await within.houseKeys.addLink(keyId, hashToken(token), expires)
    const path = stopPath(token)
    await tellOwners(within, establishmentId, (name) => keySet(name, starts), now, path)
  })
}

/**
 * "Não fui eu", by the link of the message: who lost their session, or never was in it, stops the key all the
 * same. It takes money from nobody, so the link is the only proof that is asked for.
 */
export async function stopKeyByLink(
  { token, client }: { token: string; client: string },
  { work, clock, sensitiveCalls }: Pick<Needs, 'work' | 'clock' | 'sensitiveCalls'>,
) {
  const name = await work.transaction(async (within) => {
    const now = clock.now()
    const link = await within.houseKeys.useLink(hashToken(token), now)
    const held =
      link && (await within.establishments.lock(link.establishmentId, link.setBy)) ? link : null
    if (!held) return null
    const { establishmentId, keyId } = held
    if ((await within.houseKeys.stop(establishmentId, keyId, now)) === 'stopped') {
      await within.audit.record(systemActor, now, {
        action: 'house-pix.key-stopped',
        subjectId: establishmentId,
        details: { by_link: true },
      })
      await tellOwners(within, establishmentId, keyStopped, now)
      within.changes.announce(Tag.establishment(establishmentId))
    }
    return within.houseKeys.placeName(establishmentId)
  })
  if (name !== null) return name
  await sensitiveCalls.spend('order-link', client)
  throw new Invalid('house-pix.link', 'the link is unknown or was used')
}

/** "Não fui eu." Nothing is asked for: whoever stops a key takes money from nobody. */
export async function stopHouseKey(
  actor: PersonActor,
  { establishmentId, keyId }: { establishmentId: string; keyId: string },
  { work, clock }: Pick<Needs, 'work' | 'clock'>,
) {
  await work.transaction(async (within) => {
    const now = clock.now()
    const { role } = await holdPlace(within, establishmentId, actor)
    requireRightOrAdministrator(actor, role, 'pix.set', establishmentId)
    const stopped = await within.houseKeys.stop(establishmentId, keyId, now)
    if (!stopped) throw new NotFound('house-pix-key', keyId)
    if (stopped === 'before') return
    await within.audit.record(actor, now, {
      action: 'house-pix.key-stopped',
      subjectId: establishmentId,
    })
    await tellOwners(within, establishmentId, keyStopped, now)
    within.changes.announce(Tag.establishment(establishmentId))
  })
}

/** Switching on waits for a key; what was shown already stays as it is. */
export async function saveHouseSettings(
  actor: PersonActor,
  { establishmentId, ...settings }: HouseSettings & { establishmentId: string },
  { work, clock }: Pick<Needs, 'work' | 'clock'>,
) {
  await work.transaction(async (within) => {
    const now = clock.now()
    const { role } = await holdPlace(within, establishmentId, actor)
    requireTeamRight(role, 'pix.set', establishmentId)
    const { key, coming } = await within.houseKeys.keys(establishmentId, now)
    const isOn = settings.takes_orders || settings.takes_deposits
    if (isOn && !key && !coming) {
      throw new Conflict('house-pix.no-key', 'there is no key', housePixTexts.noKey)
    }
    await within.houseKeys.saveSettings(establishmentId, settings, now)
    await within.audit.record(actor, now, {
      action: 'house-pix.settings-saved',
      subjectId: establishmentId,
      details: { ...settings },
    })
    within.changes.announce(Tag.establishment(establishmentId))
  })
}

async function tellOwners(
  { houseKeys, notifications }: Within,
  establishmentId: string,
  words: (placeName: string) => { title: string; body: string },
  now: Date,
  path = pixPath(establishmentId),
) {
  await notifications.tell(
    {
      to: { establishmentId, right: 'pix.set' },
      kind: 'pix-key',
      topic: keyTopic(establishmentId),
      ...words(await houseKeys.placeName(establishmentId)),
      path,
      establishmentId,
    },
    now,
  )
}
