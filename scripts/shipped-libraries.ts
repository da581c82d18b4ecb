import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from './processes.ts'
import { SHIPPED_LIBRARY_LICENCES } from './shipped-material.ts'

type Locked = {
  version?: string
  integrity?: string
  license?: string
  link?: boolean
  resolved?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}
export type Library = { name: string; version: string; licence: string; integrity: string | null }

/** Workspaces that reach production; the others build, test or measure. */
const SHIPPED_WORKSPACES = ['contract', 'server', 'web']

const lock = JSON.parse(readFileSync(join(repository, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>
}

/** Every package that production may hold, followed from what the workspaces ask for. */
export function shippedLibraries(): Library[] {
  const found = new Map<string, Library>()
  const seen = new Set<string>()
  const pending = [...SHIPPED_WORKSPACES]
  for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
    if (seen.has(path)) continue
    seen.add(path)
    const locked = lock.packages[path] ?? {}
    if (path.includes('node_modules/')) found.set(path, libraryOf(path, locked))
    for (const asked of Object.keys({ ...locked.dependencies, ...locked.optionalDependencies })) {
      const at = installedAt(asked, path)
      if (at !== null) pending.push(at)
    }
  }
  return [...found.values()].sort((one, other) => (one.name < other.name ? -1 : 1))
}

function libraryOf(path: string, { version = '', license, integrity }: Locked): Library {
  const name = path.replace(/^.*node_modules\//, '')
  const licence = SHIPPED_LIBRARY_LICENCES[name] ?? license ?? ''
  return { name, version, licence, integrity: integrity ?? null }
}

/** As Node resolves it: beside whoever asks, or in a folder above. */
function installedAt(name: string, from: string): string | null {
  for (let folder = from; ; folder = folder.replace(/(^|\/)[^/]+$/, '')) {
    const path = join(folder, 'node_modules', name)
    const locked = lock.packages[path]
    if (locked) return locked.link ? (locked.resolved ?? null) : path
    if (folder === '') return null
  }
}
