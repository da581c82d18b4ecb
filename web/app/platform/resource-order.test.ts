// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
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
  const html = scriptsAfterPaint(PAGE, 'n')
  expect(html).toContain('<head><link rel="stylesheet" href="/x.css"/></head>')
  expect(html).not.toContain('<link rel="modulepreload"')
  expect(html).not.toMatch(/^import /m)
})

/** Starts the page's script in a browser whose frames, clock and moment of loading are in our hands. */
function startPage(readyState: string) {
  const frames: (() => unknown)[] = []
  const waits: [run: () => void, milliseconds: number][] = []
  const listeners: [event: string, run: () => void][] = []
  const preloaded: string[] = []
  const loaded: string[] = []
  const page: { __reactRouterRouteModules?: object } = {}
  const browser = {
    readyState,
    createElement: () => ({ href: '' }),
    head: { append: ({ href }: { href: string }) => preloaded.push(href) },
  }
  const names = 'requestAnimationFrame,addEventListener,setTimeout,document,window,load'
  new Function(...names.split(','), scriptOf(scriptsAfterPaint(PAGE, 'n')))(
    (frame: () => unknown) => frames.push(frame),
    (event: string, run: () => void) => listeners.push([event, run]),
    (run: () => void, milliseconds: number) => waits.push([run, milliseconds]),
    browser,
    page,
    async (file: string) => {
      loaded.push(file)
      return file
    },
  )
  const settle = () => new Promise((done) => setImmediate(done))
  return { frames, waits, listeners, preloaded, loaded, page, settle }
}

it('asks for every script once the page is drawn, and starts it with its parts', async () => {
  const { frames, listeners, preloaded, loaded, page, settle } = startPage('interactive')
  await settle()
  expect(frames).toEqual([])
  const [[event, run] = ['', () => undefined]] = listeners
  expect(event).toBe('load')
  run()
  await settle()
  frames[0]?.()
  expect(loaded).toEqual([])
  await frames[1]?.()
  expect(preloaded).toEqual(['/a.js', '/b.js'])
  expect(loaded).toEqual(['/manifest.js', '/a.js', '/b.js', '/entry.js'])
  expect(page.__reactRouterRouteModules).toEqual({ root: '/a.js', home: '/b.js' })
})

it('admits on a waiting screen that a file did not come, and tries again with a new page', async () => {
  document.body.innerHTML =
    '<div id="waits">Inicializando...</div><div data-lost="" hidden><button>Tentar de novo</button></div>'
  const reload = vi.fn()
  const frames: (() => Promise<unknown>)[] = []
  const body = scriptOf(scriptsAfterPaint(PAGE, 'n'))
  const names = 'requestAnimationFrame,addEventListener,setTimeout,document,location,load'
  new Function(...names.split(','), body)(
    (frame: () => Promise<unknown>) => frames.push(frame),
    () => undefined,
    (run: () => void) => run(),
    document,
    { reload },
    (file: string) =>
      file === '/entry.js' ? Promise.reject(new Error('429')) : Promise.resolve({}),
  )
  await new Promise((done) => setImmediate(done))
  void frames[0]?.()
  await expect(frames[1]?.()).rejects.toThrow('429')
  expect(document.getElementById('waits')?.hidden).toBe(true)
  const button = document.querySelector<HTMLButtonElement>('[data-lost]:not([hidden]) button')
  button?.click()
  expect(reload).toHaveBeenCalledOnce()
})

it('waits two seconds at most for slow pictures', async () => {
  const { frames, waits, settle } = startPage('interactive')
  const [[run, milliseconds] = [() => undefined, 0]] = waits
  expect(milliseconds).toBe(2000)
  run()
  await settle()
  expect(frames).toHaveLength(1)
})

it('does not wait for a page that is there already', async () => {
  const { frames, listeners, settle } = startPage('complete')
  await settle()
  expect([frames.length, listeners.length]).toEqual([1, 0])
})

it('takes no planted script for the start of the page', () => {
  const planted = '<script type="module">import "/planted.js";</script>'
  const html = scriptsAfterPaint(PAGE.replace('<main>', `<main>${planted}`), 'n')
  expect(html).toContain(planted)
  expect(html).toContain('await import("/manifest.js")')
})

it('leaves a page without scripts as it is', () => {
  expect(scriptsAfterPaint('<body>$& olá</body>', 'n')).toBe('<body>$& olá</body>')
})
