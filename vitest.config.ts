import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const TESTS = '{contract,server,web,sandbox,scripts,deploy}/**/*.test.{ts,tsx}'
const NOT_OURS = ['**/node_modules/**', '**/build/**', '**/dist/**']
const files = globSync(TESTS, { exclude: NOT_OURS }).map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}))
const namesOf = (found: typeof files) => found.map(({ file }) => file)
/**
 * A module that another file has loaded already cannot be replaced, and one that remembers for as long
 * as the page lives remembers the other file: such tests load modules of their own.
 */
const OWN_MODULES = namesOf(files.filter(({ text }) => /vi\.mock\(|^\/\/ @own-modules/m.test(text)))
/**
 * Those with a document are a project of their own: a worker ends when the next file in the line has
 * another environment, and all it has loaded is loaded again. Mixed, 567 files started 194 workers.
 */
const WITH_DOCUMENT = namesOf(
  files.filter(({ text }) => /^\/\/ @vitest-environment jsdom/m.test(text)),
)

const resolve = {
  alias: {
    '~': fileURLToPath(new URL('./web/app', import.meta.url)),
    'fast-check': fileURLToPath(new URL('./scripts/seeded-fast-check.ts', import.meta.url)),
  },
}
const common = {
  setupFiles: ['scripts/test-setup.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
}

/**
 * One module graph and one document per worker, not per file: half of a run went into those. What a
 * module keeps between tests is cleared by scripts/test-setup.ts or by the test itself.
 */
const SHARED = { isolate: false }

export default defineConfig({
  test: {
    // On two cores: two of them wait for the database a third of their time.
    maxWorkers: 3,
    projects: [
      {
        resolve,
        test: {
          ...common,
          ...SHARED,
          name: 'shared modules',
          include: [TESTS],
          exclude: [...NOT_OURS, ...OWN_MODULES, ...WITH_DOCUMENT],
          globalSetup: ['server/test/global-setup.ts'],
        },
      },
      {
        resolve,
        test: {
          ...common,
          ...SHARED,
          name: 'shared modules and document',
          include: WITH_DOCUMENT,
          exclude: OWN_MODULES,
        },
      },
      { resolve, test: { ...common, name: 'own modules', include: OWN_MODULES, isolate: true } },
    ],
  },
})
