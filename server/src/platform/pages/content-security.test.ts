import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { pagePolicy, sealForSharing, TOAST_STYLE_HASH } from './content-security.ts'

it('names exactly the style that the installed toast library adds', () => {
  const file = createRequire(import.meta.url)
    .resolve('sonner')
    .replace(/index\.js$/, 'index.mjs')
  const style = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(readFileSync(file, 'utf8'))?.[1]
  const hash = createHash('sha256')
    .update(JSON.parse(style ?? '""'))
    .digest('base64')
  expect(TOAST_STYLE_HASH).toBe(`sha256-${hash}`)
})

it('lets nothing in from another host and nothing inline that is not named', () => {
  const policy = pagePolicy({
    ...{ scripts: [], relaxedForDevelopment: false },
    ...{ upgrade: true, framed: false },
  })
  expect(policy).not.toMatch(/https?:|\*|unsafe-eval/)
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain('upgrade-insecure-requests')
})

it('compiles the reader of codes where a page says so, and still no text', () => {
  const policy = pagePolicy({
    ...{ scripts: [], relaxedForDevelopment: false },
    ...{ upgrade: true, framed: false, readsCodes: true },
  })
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';")
  expect(policy).not.toContain("'unsafe-eval'")
})

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

it.each([
  ['plain', '<script>steal()</script>'],
  ['with a nonce that was guessed', '<script nonce="m">steal()</script>'],
  ['with the nonce of an earlier render', '<script nonce="n2">steal()</script>'],
  ['marked as our own', '<script data-own="">steal()</script>'],
  ['in capitals', '<SCRIPT type="module">steal()</SCRIPT>'],
  ['around ours', '<script><!-- <script nonce="n">a()</script> -->steal()</script>'],
  ['left open before ours', '<script x="'],
])('trusts no planted script: %s', (_, planted) => {
  const page = `<body>${planted}<script nonce="n">a()</script></body>`
  expect(sealForSharing(page, 'n').scripts).toEqual([hashOf('a()')])
})

it('seals every inline script once, leaving files and data alone', () => {
  const page = [
    '<script nonce="n">a()</script>',
    '<script nonce="n" type="module">b()</script>',
    '<script nonce="n">a()</script>',
    '<script src="/x.js" nonce="n"></script>',
    '<script type="application/ld+json">{}</script>',
  ].join('')
  const { html, scripts } = sealForSharing(page, 'n')
  expect(html).not.toContain('nonce')
  expect(scripts).toHaveLength(2)
})
