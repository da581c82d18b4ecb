import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { SETTING_NAMES } from '../server/src/platform/config/config.ts'

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')
const [compose, dockerfile, readme] = ['compose.yaml', 'Dockerfile', 'README.md'].map(read) as [
  string,
  string,
  string,
]

/** Settings that a deployment is not handed, each with its reason. */
const LEFT_OUT: Record<string, string> = {
  NODE_ENV: 'fixed by the image',
  HOST: 'fixed by the image',
  PORT: 'fixed by the image',
  MEDIA_FOLDER: 'fixed by the image, on the volume',
  MEDIA_SCRATCH_FOLDER: 'fixed by the image, on the volume',
  ADMIN_SECOND_FACTOR: 'on in production, and refused to be off',
  SENSITIVE_LIMITS_FACTOR: 'for rehearsals: refused in production',
  REACH_PRIVATE_ADDRESSES: 'for rehearsals: refused in production',
  GOOGLE_DISCOVERY_URL: "Google's own; another is for rehearsals",
  WHATSAPP_API_URL: "Meta's own; another is for rehearsals",
  STRIPE_API_URL: "Stripe's own; another is for rehearsals",
  PUSH_SANDBOX_URL: 'for rehearsals: refused in production',
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
    ...[...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image ?? ''),
  ].filter((image) => image !== 'portal')

  it.each(named)('%s is one by its digest, which nothing stands in for', (image) => {
    expect(image).toMatch(/^[a-z]+:[a-z0-9.-]+@(sha256:[0-9a-f]{64}|\$\{[A-Z]+_DIGEST(:\?run|\}))/)
  })

  it('is found by the script that pins', () => {
    const found = /grep -hoE '(.+?)' compose/.exec(read('pin-images.sh'))?.[1] ?? ''
    const pinned = [...`${compose}\n${dockerfile}`.matchAll(new RegExp(found, 'g'))]
    expect(pinned).toHaveLength(named.length)
    expect(named.length).toBeGreaterThan(4)
  })
})
