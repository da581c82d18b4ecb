import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGS, chromiumPath, PORT, portalUrl } from './support/browser.ts'

const CHANGES = [
  'know-the-rules.spec.ts',
  'see-what-changed.spec.ts',
  'run-the-portal.spec.ts',
  'refuse-a-script.spec.ts',
  'draw-the-streets.spec.ts',
]

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // A machine busy elsewhere may be too slow twice; what did not pass the first time is named.
  retries: process.env.CI ? 2 : 0,
  forbidOnly: !!process.env.CI,
  // A person would wait this long too; a busy machine needs it.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: process.env.CI
    ? [['line'], ['json', { outputFile: '../reports/e2e.json' }]]
    : [['list']],
  use: {
    baseURL: portalUrl,
    locale: 'pt-BR',
    timezoneId: 'America/Belem',
    // What a worker kept would stand between a journey and the server; those about it allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Recording every journey costs time (how much was not measured); the second try has a trace.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: chromiumPath(),
      args: CHROMIUM_ARGS,
    },
  },
  // What an operator changes, everybody sees: those journeys wait until the others are done.
  projects: [
    { name: 'journeys', testIgnore: CHANGES },
    { name: 'changes', testMatch: CHANGES, dependencies: ['journeys'], workers: 1 },
  ],
  webServer: {
    command: `"${process.execPath}" support/serve.ts`,
    url: `${portalUrl}/readyz`,
    // One that was started and seeded for several steps of a run.
    reuseExistingServer: process.env.PORTAL_RUNS === 'true',
    env: { PORT: String(PORT) },
    // Demo businesses with their pictures are drawn first.
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
