import { expect, it } from 'vitest'
import { scriptsAfterPaint } from './resource-order.ts'

const PAGE =
  '<head><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/>' +
  '<link rel="stylesheet" href="/x.css"/></head><body><main>olá</main>' +
  '<script nonce="n" type="module" async="">import "/manifest.js";\n' +
  'import * as route0 from "/a.js";\nimport * as route1 from "/b.js";\n' +
  'window.__reactRouterRouteModules = {"root":route0,"home":route1};\n\n' +
  'import("/entry.js");</script></body>'

/** The script of a page, with imports that can be watched. */
function scriptOf(html: string) {
  const [, body = ''] = /<script [^>]*>([^<]*)<\/script>/.exec(html) ?? []
  return body.replaceAll('import(', 'load(')
}

it('leaves the page to its styles and content', () => {
  const html = scriptsAfterPaint(PAGE)
  expect(html).toContain('<head><link rel="stylesheet" href="/x.css"/></head>')
  expect(html).not.toContain('<link rel="modulepreload"')
  expect(html).not.toMatch(/^import /m)
})

it('asks for every script after the first frame, and starts the page with its parts', async () => {
  const frames: (() => unknown)[] = []
  const preloaded: string[] = []
  const loaded: string[] = []
  const page: { __reactRouterRouteModules?: object } = {}
  const load = (file: string) => {
    loaded.push(file)
    return Promise.resolve(file)
  }
  const browser = {
    createElement: () => ({ href: '' }),
    head: { append: ({ href }: { href: string }) => preloaded.push(href) },
  }
  new Function(
    'requestAnimationFrame',
    'document',
    'window',
    'load',
    scriptOf(scriptsAfterPaint(PAGE)),
  )((frame: () => unknown) => frames.push(frame), browser, page, load)
  frames[0]?.()
  expect(loaded).toEqual([])
  await frames[1]?.()
  expect(preloaded).toEqual(['/a.js', '/b.js'])
  expect(loaded).toEqual(['/manifest.js', '/a.js', '/b.js', '/entry.js'])
  expect(page.__reactRouterRouteModules).toEqual({ root: '/a.js', home: '/b.js' })
})

it('leaves a page without scripts as it is', () => {
  expect(scriptsAfterPaint('<body>$& olá</body>')).toBe('<body>$& olá</body>')
})
