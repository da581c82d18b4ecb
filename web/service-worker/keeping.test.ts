import { expect, it } from 'vitest'
import { readKeptMark } from '../app/platform/kept-pages.ts'
import { filesIn, filesToDrop, markKept, pagesToDrop, partOf } from './keeping.rules.ts'

const HERE = 'https://guia.test'
const DAY = 86_400_000

it('keeps the newest pages, and the numbers to call whatever their age', () => {
  const kept = [
    { url: '/utilidade-publica', at: 0 },
    { url: '/a', at: 1 },
    { url: '/c', at: 3 },
    { url: '/b', at: 2 },
  ]
  expect(pagesToDrop(kept, 2, ['/utilidade-publica'])).toEqual(['/a'])
  expect(pagesToDrop(kept, 3, ['/utilidade-publica'])).toEqual([])
})

it('drops a file of an old release when no page names it and no open tab can still want it', () => {
  const kept = [
    { url: '/assets/needed.js', at: 0 },
    { url: '/assets/old.js', at: 0 },
    { url: '/assets/recent.js', at: 95 * DAY },
  ]
  const needed = new Set(['/assets/needed.js'])
  expect(filesToDrop(kept, needed, 100 * DAY, 7 * DAY)).toEqual(['/assets/old.js'])
})

it('finds every file a page names, once', () => {
  const html = `<link rel="stylesheet" href="/assets/root-D7EC.css"/>
    <link rel="preload" href="/assets/figtree-1.woff2" as="font"/>
    <script type="module">import * as r from "/assets/entry.client-a_b.js";import "/assets/entry.client-a_b.js"</script>
    <img src="/media/1/320.avif"/>`
  expect(filesIn(html, HERE)).toEqual([
    `${HERE}/assets/root-D7EC.css`,
    `${HERE}/assets/figtree-1.woff2`,
    `${HERE}/assets/entry.client-a_b.js`,
  ])
})

it('marks a page on its root, where the page itself reads it', () => {
  const at = '2026-07-18T17:02:00.000Z'
  const html = markKept('<!DOCTYPE html><html lang="pt-BR"><body></body></html>', at, 'slow')
  expect(html).toBe(
    `<!DOCTYPE html><html data-kept-at="${at}" data-kept-why="slow" lang="pt-BR"><body></body></html>`,
  )
  expect(readKeptMark({ keptAt: at, keptWhy: 'slow' })).toEqual({ at: new Date(at), why: 'slow' })
  expect(readKeptMark({})).toBeNull()
  expect(readKeptMark({ keptAt: 'x' })).toBeNull()
})

it.each([
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=990-1200', { start: 990, end: 999 }],
  ['bytes=500-', { start: 500, end: 999 }],
  ['bytes=1000-1100', null],
  ['bytes=9-2', null],
  ['bytes=-5', null],
  [null, null],
])('of a kept file of 1,000 bytes, %s is %o', (range, part) => {
  expect(partOf(range, 1000)).toEqual(part)
})
