import { access } from 'node:fs/promises'
import { resolve } from 'node:path'
import { createDeps, type Deps } from './deps.ts'
import { mapPath } from './features/ground/base-map/base-map.rules.ts'
import { baseMapTexts as texts } from './features/ground/base-map/base-map.texts.ts'
import { installBaseMap } from './features/ground/base-map/install-base-map.ts'
import { useSchematicMap } from './features/ground/base-map/use-schematic-map.ts'
import { shippedMapFile } from './paths.ts'
import { systemActor } from './platform/actor.ts'
import { readConfig } from './platform/config/config.ts'
import { Invalid } from './platform/errors/domain-errors.ts'
import { createLog } from './platform/log.ts'

/**
 * An operator's command: `npm run map:install` for the map that comes with the release, with a path for
 * another one, or `--schematic` for none.
 */
const [given] = process.argv.slice(2)
const refuse = (lines: string[]): never => {
  process.stderr.write(`${lines.join('\n')}\n`)
  process.exit(1)
}
if (given === '--schematic') await withDeps(backToSchematic)
else if (!given) await withDeps((deps) => install(shippedMapFile, deps))
else {
  // Run through npm, the folder is the project's; the person meant their own.
  const file = resolve(process.env.INIT_CWD ?? '.', given)
  await access(file).catch(() => refuse([texts.missing(given)]))
  await withDeps((deps) => install(file, deps))
}

async function install(file: string, deps: Deps): Promise<string> {
  const { bytes, hash } = await installBaseMap(systemActor, file, deps)
  return texts.installed(bytes, new URL(mapPath(hash), deps.config.publicOrigin).href)
}

async function backToSchematic(deps: Deps): Promise<string> {
  await useSchematicMap(systemActor, deps)
  return texts.schematic
}

async function withDeps(work: (deps: Deps) => Promise<string>) {
  const config = readConfig(process.env)
  const deps = await createDeps(config, createLog(config.logLevel, 'command'))
  // The write waits for its own message on the bus, so every node shows the change when the command ends.
  await deps.bus.start()
  try {
    process.stdout.write(`${await work(deps)}\n`)
  } catch (error) {
    if (!(error instanceof Invalid)) throw error
    process.stderr.write(`${[error.sentence, ...error.fields.map(asPoint)].join('\n')}\n`)
    process.exitCode = 1
  } finally {
    await deps.close()
  }
}

function asPoint({ message }: { message: string }): string {
  return `- ${message}`
}
