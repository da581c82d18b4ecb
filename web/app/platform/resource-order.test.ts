import { expect, it } from 'vitest'
import { scriptsAfterContent } from './resource-order.ts'

it('lets styles and content come before the scripts, losing none of them', () => {
  const html =
    '<head><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/>' +
    '<link rel="stylesheet" href="/x.css"/></head><body><main>olá</main></body>'
  expect(scriptsAfterContent(html)).toBe(
    '<head><link rel="stylesheet" href="/x.css"/></head><body><main>olá</main>' +
      '<link fetchpriority="low" rel="modulepreload" href="/a.js"/>' +
      '<link fetchpriority="low" rel="modulepreload" href="/b.js"/></body>',
  )
})

it('leaves a page without scripts as it is', () => {
  expect(scriptsAfterContent('<body>$& olá</body>')).toBe('<body>$& olá</body>')
})
