import { dirname, join } from 'node:path'

/**
 * What a change can touch. Who imports whom says it for most files. Two things do not show in imports:
 * the tests of a feature of the server go over HTTP, and a feature calls another by what its manifest
 * names in `uses`.
 */
export type Codebase = {
  /** Paths and contents of every module, tests too. */
  modules: ReadonlyMap<string, string>
  /** Of every feature of the server: its folder and the features whose stores and ports it names. */
  features: readonly { folder: string; calls: readonly string[] }[]
}

/** They name every noun: through them everything would reach everything. What they name is looked at itself. */
const REGISTRIES = new Set([
  'contract/src/api.ts',
  'server/src/app.ts',
  'server/src/deps.ts',
  'server/src/features.ts',
  'server/src/worker.ts',
  'web/app/routes.ts',
])
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g
const FEATURE = /^server\/src\/features\/[^/]+\/([^/]+)\//
const isTest = (path: string) => /\.test\.tsx?$/.test(path)

export function affectedTests(
  { modules, features }: Codebase,
  changed: readonly string[],
): { tests: string[]; features: string[] } {
  const importers = importersOf(modules)
  const reached = new Set(changed)
  for (const path of reached) {
    if (REGISTRIES.has(path)) continue
    for (const importer of importers.get(path) ?? []) reached.add(importer)
  }
  const touched = new Set<string>()
  for (const path of reached) {
    const folder = FEATURE.exec(path)?.[1]
    if (folder !== undefined && !isTest(path)) touched.add(folder)
  }
  // One step: a feature is tested through what it calls; what calls that has its own words for it.
  const callers = features.filter(({ calls }) => calls.some((folder) => touched.has(folder)))
  const ran = new Set([...touched, ...callers.map(({ folder }) => folder)])
  const tests = [...modules.keys()].filter(
    (path) => isTest(path) && (reached.has(path) || ran.has(FEATURE.exec(path)?.[1] ?? '')),
  )
  return { tests: tests.sort(), features: [...ran].sort() }
}

function importersOf(modules: ReadonlyMap<string, string>): Map<string, string[]> {
  const importers = new Map<string, string[]>()
  for (const [path, text] of modules) {
    for (const target of importsOf(path, text)) {
      if (!modules.has(target)) continue
      importers.set(target, [...(importers.get(target) ?? []), path])
    }
  }
  return importers
}

/** The files that a module names, also those it loads later; what comes from a package is left out. */
export function importsOf(path: string, text: string): string[] {
  return [...text.matchAll(IMPORT)]
    .map(([, name = '']) => resolve(path, name))
    .filter((target) => target !== null)
}

function resolve(path: string, name: string): string | null {
  if (name.startsWith('.')) return join(dirname(path), name)
  if (name.startsWith('~/')) return join('web/app', name.slice(2))
  const [, inContract] = /^@portal\/contract\/(.+)$/.exec(name) ?? []
  return inContract === undefined ? null : `contract/src/${inContract}.ts`
}
