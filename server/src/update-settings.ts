import { PortalSettingsChanges } from '@portal/contract/ground/settings/portal-settings'
import { z } from 'zod'
import { createDeps } from './deps.ts'
import { updatePortalSettings } from './features/ground/settings/update-portal-settings.ts'
import { systemActor } from './platform/actor.ts'
import { readConfig } from './platform/config/config.ts'
import { createLog } from './platform/log.ts'

/**
 * An operator's command: `npm run settings -- site_name="Novo nome"`, `plans_on_sale=off`. Empty means no value.
 */
const SWITCHED: Record<string, boolean> = { on: true, off: false }
const config = readConfig(process.env)
const given = Object.fromEntries(
  process.argv.slice(2).map((argument) => {
    const [name = '', ...value] = argument.split('=')
    const text = value.join('=') || null
    return [name, name === 'plans_on_sale' && text ? (SWITCHED[text] ?? text) : text]
  }),
)
const changes = PortalSettingsChanges.safeParse(given)
if (!changes.success) {
  process.stderr.write(`${z.prettifyError(changes.error)}\n`)
  process.exit(1)
}

const deps = await createDeps(config, createLog(config.logLevel, 'command'))
// The write waits for its own message on the bus, so every node shows the change when the command ends.
await deps.bus.start()
try {
  const { version } = await deps.stores.settings.read()
  const saved = await updatePortalSettings(systemActor, { version, changes: changes.data }, deps)
  process.stdout.write(`${JSON.stringify(saved, null, 2)}\n`)
} finally {
  await deps.close()
}
