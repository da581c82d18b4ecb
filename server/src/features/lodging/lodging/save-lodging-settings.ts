import type { SettingsContent } from '@portal/contract/lodging/lodging/lodging-fields'
import type { Actor } from '../../../platform/actor.ts'
import { requireSameVersion } from '../../../platform/errors/domain-errors.ts'
import { holdLodging, tagsOfLodging } from './held-lodging.ts'
import type { Deps } from './lodging.feature.ts'
import { lodgingTexts as texts } from './lodging.texts.ts'

type Input = { establishmentId: string; version: number; content: SettingsContent }

export async function saveLodgingSettings(
  actor: Actor,
  { establishmentId, version, content }: Input,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
) {
  await work.transaction(async (within) => {
    const now = clock.now()
    await holdLodging(within, { id: establishmentId, actor }, now)
    const before = await within.lodging.readSettings(establishmentId)
    requireSameVersion(before, version, texts.staleSettings)
    await within.lodging.saveSettings(establishmentId, content, now)
    await within.audit.record(actor, now, {
      action: 'lodging.settings-saved',
      subjectId: establishmentId,
    })
    within.changes.announce(...tagsOfLodging(establishmentId))
  })
}
