import type {
  PortalSettings,
  PortalSettingsChanges,
} from '@portal/contract/ground/settings/portal-settings'
import { type Actor, requireSuperadmin } from '../../../platform/actor.ts'
import { beforeAndAfter } from '../../../platform/before-and-after.ts'
import { Conflict, requireSameVersion } from '../../../platform/errors/domain-errors.ts'
import { Tag } from '../../../platform/live/tags.ts'
import type { Deps } from './settings.feature.ts'
import {
  isOfThePortal,
  picturesOf,
  realChanges,
  requireKnownPictures,
  requireOrderedPeriods,
} from './settings.rules.ts'
import { settingsTexts } from './settings.texts.ts'

export type SettingsUpdate = { version: number; changes: PortalSettingsChanges }

export async function updatePortalSettings(
  actor: Actor,
  { version, changes }: SettingsUpdate,
  { work, clock, config }: Pick<Deps, 'work' | 'clock' | 'config'>,
): Promise<PortalSettings> {
  return work.transaction(async ({ settings, media, audit, changes: announced }) => {
    const current = await settings.lock()
    requireSameVersion(current, version, settingsTexts.stale)
    requireOrderedPeriods(current, changes)

    const real = realChanges(current, changes)
    if (Object.keys(real).length === 0) return current
    if (real.plans_on_sale !== undefined) requireMaySell(actor, real.plans_on_sale, config)

    const pictures = picturesOf(real)
    requireKnownPictures(pictures, await media.known(pictures.map(({ id }) => id)))
    const saved = await settings.save(current, real, clock.now())
    await audit.record(actor, clock.now(), {
      action: 'settings.updated',
      subjectId: saved.id,
      details: {
        changed: Object.keys(real),
        changes: beforeAndAfter(current, real, isOfThePortal),
        version: saved.version,
      },
    })
    announced.announce(Tag.settings)
    return saved
  })
}

/** A button that leads nowhere is worse than none: nothing is on sale before somebody can be paid. */
function requireMaySell(
  actor: Actor,
  isOnSale: boolean,
  { pix, cards }: Pick<Deps['config'], 'pix' | 'cards'>,
) {
  requireSuperadmin(actor)
  if (!isOnSale || pix || cards) return
  throw new Conflict(
    'settings.no-way-to-be-paid',
    'neither Pix nor cards',
    settingsTexts.noWayToBePaid,
  )
}
