import type { Deps } from '../src/deps.ts'
import { updatePortalSettings } from '../src/features/settings/update-portal-settings.ts'
import { systemActor } from '../src/platform/actor.ts'

const UNTOUCHED_VERSION = 1

export async function seedSettings(deps: Deps) {
  const { version } = await deps.stores.settings.read()
  if (version !== UNTOUCHED_VERSION) return
  await updatePortalSettings(
    systemActor,
    {
      seenVersion: version,
      changes: {
        site_name: 'Guia Salinópolis',
        site_description:
          'O guia oficial de Salinas: praias, maré, comércio, agenda e serviços da cidade, em um só lugar.',
        city_name: 'Salinópolis',
        city_state: 'PA',
        city_latitude: -0.6135,
        city_longitude: -47.3561,
      },
    },
    deps,
  )
}
