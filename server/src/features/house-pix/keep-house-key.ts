import type { setHousePixKey } from '@portal/contract/house-pix/house-pix'
import { housePixTexts } from '@portal/contract/house-pix/house-pix.texts'
import { PIX_KEY_PROBLEMS, plainPixKey } from '@portal/contract/house-pix/pix-key'
import type { EndpointInput } from '@portal/contract/shared/endpoint'
import type { PersonActor } from '../../platform/actor.ts'
import type { Person } from '../../platform/auth/identity.ts'
import { Conflict, Invalid, NotFound } from '../../platform/errors/domain-errors.ts'
import { Tag } from '../../platform/live/tags.ts'
import { requireRightOrAdministrator, requireTeamRight } from '../../platform/team-roles.ts'
import type { Deps, Within } from './house-pix.feature.ts'
import { type HouseSettings, startsAt } from './house-pix.rules.ts'
import { keySet, keyStopped, keyTopic, pixPath } from './house-pix.texts.ts'

type Needs = Pick<Deps, 'work' | 'stores' | 'clock' | 'ports' | 'sensitiveCalls'>
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
    await within.houseKeys.add({
      ...{ establishment_id: establishmentId, setBy: person.userId },
      ...{ kind, key, holder, city, created_at: now, starts_at: starts },
    })
    await within.audit.record(person, now, {
      action: 'house-pix.key-set',
      subjectId: establishmentId,
      details: { kind },
    })
    await tellOwners(within, establishmentId, (name) => keySet(name, starts), now)
  })
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
) {
  await notifications.tell(
    {
      to: { establishmentId, right: 'pix.set' },
      kind: 'pix-key',
      topic: keyTopic(establishmentId),
      ...words(await houseKeys.placeName(establishmentId)),
      path: pixPath(establishmentId),
      establishmentId,
    },
    now,
  )
}
