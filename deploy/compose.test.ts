import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { SETTING_NAMES } from '../server/src/platform/config/config.ts'

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')
const [compose, readme] = [read('compose.yaml'), read('README.md')]
const dockerfiles = ['Dockerfile', 'postgres.Dockerfile', 'pgbouncer.Dockerfile']
  .map(read)
  .join('\n')

/** Settings that a deployment is not handed, each with its reason. */
const LEFT_OUT: Record<string, string> = {
  NODE_ENV: 'fixed by the image',
  HOST: 'fixed by the image',
  PORT: 'fixed by the image',
  MEDIA_FOLDER: 'fixed by the image, on the volume',
  MEDIA_SCRATCH_FOLDER: 'fixed by the image, on the volume',
  ADMIN_SECOND_FACTOR: 'on in production, and refused to be off',
  AVIF_EFFORT: 'less is for rehearsals, more takes six times as long for a tenth of the bytes',
  SENSITIVE_LIMITS_FACTOR: 'for rehearsals: refused in production',
  REACH_PRIVATE_ADDRESSES: 'for rehearsals: refused in production',
  GOOGLE_DISCOVERY_URL: "Google's own; another is for rehearsals",
  WHATSAPP_API_URL: "Meta's own; another is for rehearsals",
  STRIPE_API_URL: "Stripe's own; another is for rehearsals",
  PUSH_SANDBOX_URL: 'for rehearsals: refused in production',
  WEATHER_SOURCE: "Open-Meteo's own name; another marks a stand-in",
}

const handedOver = [...compose.matchAll(/^ {2,6}([A-Z][A-Z0-9_]+): /gm)].map(([, name]) => name)
const asked = [
  ...new Set([...compose.matchAll(/\$\{([A-Z][A-Z0-9_]+)[:?}-]/g)].map(([, name]) => name ?? '')),
]

describe('every setting of the portal', () => {
  it.each(SETTING_NAMES)('%s is handed over by compose, or left out by name', (name) => {
    expect(handedOver.includes(name)).toBe(!(name in LEFT_OUT))
  })

  it('that is left out exists', () => {
    expect(Object.keys(LEFT_OUT).filter((name) => !SETTING_NAMES.includes(name))).toEqual([])
  })

  it.each(asked)('%s, which compose asks for, is in the README', (name) => {
    expect(readme).toContain(`\`${name}\``)
  })

  it('that the README tells of is passed', () => {
    const [, section = ''] = readme.split('## With compose')
    const [told = ''] = section.split('**TLS**')
    const names = [...told.matchAll(/`([A-Z][A-Z0-9]+(?:_[A-Z0-9]+)+)`/g)].map(([, name]) => name)
    expect(names.filter((name) => !asked.includes(name ?? ''))).toEqual([])
  })
})

describe('an image of somebody else', () => {
  const named = [
    ...[...compose.matchAll(/^ *image: (\S+)/gm)].map(([, image]) => image ?? ''),
    ...[...dockerfiles.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image ?? ''),
  ].filter((image) => !/^portal(-|$)/.test(image))

  it.each(named)('%s is one by its digest, which nothing stands in for', (image) => {
    expect(image).toMatch(/^[a-z]+:[a-z0-9.-]+@(sha256:[0-9a-f]{64}|\$\{[A-Z]+_DIGEST(:\?run|\}))/)
  })

  it('is found by the script that pins', () => {
    const found = /grep -hoE '(.+?)' compose/.exec(read('pin-images.sh'))?.[1] ?? ''
    const pinned = [...`${compose}\n${dockerfiles}`.matchAll(new RegExp(found, 'g'))]
    expect(pinned).toHaveLength(named.length)
    expect(named.length).toBeGreaterThan(4)
  })
})

describe('the archive', () => {
  it('is handed each segment of the log within a minute, by the script that keeps it', () => {
    expect(compose).toMatch(/--archive_mode=on\n.*--archive_timeout=60\n.*pgbackrest\.sh push %p\n/)
    expect(compose).toContain('entrypoint: [/deploy/pgbackrest.sh]')
  })

  it('is never made without its seal', () => {
    const run = (environment: Record<string, string>) =>
      spawnSync('bash', [join(import.meta.dirname, 'pgbackrest.sh'), 'push', 'x'], {
        env: { PATH: process.env.PATH, PGDATA: '/nowhere', ...environment },
        encoding: 'utf8',
      }).stderr
    expect(run({})).toContain('an archive that is not sealed is not made')
    expect(run({ ARCHIVE_PASSPHRASE: 'x', ARCHIVE_S3_BUCKET: 'b' })).toContain(
      'ARCHIVE_S3_ENDPOINT',
    )
  })
})
