import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: {
    alias: {
      '~': fileURLToPath(new URL('./web/app', import.meta.url)),
      'fast-check': fileURLToPath(new URL('./scripts/seeded-fast-check.ts', import.meta.url)),
    },
  },
  test: {
    include: ['{contract,server,web,sandbox,scripts,deploy}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/build/**', '**/dist/**'],
    globalSetup: ['server/test/global-setup.ts'],
    setupFiles: ['scripts/test-setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // One module graph and one document per worker, not per file: half of a run went into those.
    // What a module keeps between tests is cleared by scripts/test-setup.ts or by the test itself.
    isolate: false,
    // Two cores: more workers than that only wait for each other.
    maxWorkers: 2,
  },
})
