import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const TESTS = '{contract,server,web,sandbox,scripts,deploy}/**/*.test.{ts,tsx}'
const NOT_OURS = ['**/node_modules/**', '**/build/**', '**/dist/**']
/**
 * A module that another file has loaded already cannot be replaced, and one that remembers for as long
 * as the page lives remembers the other file: such tests load modules of their own.
 */
const OWN_MODULES = globSync(TESTS, { exclude: NOT_OURS }).filter((file) =>
  /vi\.mock\(|^\/\/ @own-modules/m.test(readFileSync(file, 'utf8')),
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

export default defineConfig({
  test: {
    // Two cores: more workers than that only wait for each other.
    maxWorkers: 2,
    projects: [
      {
        resolve,
        test: {
          ...common,
          name: 'shared modules',
          include: [TESTS],
          exclude: [...NOT_OURS, ...OWN_MODULES],
          globalSetup: ['server/test/global-setup.ts'],
          // One module graph and one document per worker, not per file: half of a run went into those.
          // What a module keeps between tests is cleared by scripts/test-setup.ts or by the test itself.
          isolate: false,
        },
      },
      { resolve, test: { ...common, name: 'own modules', include: OWN_MODULES, isolate: true } },
    ],
  },
})
