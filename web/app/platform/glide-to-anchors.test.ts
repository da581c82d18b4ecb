// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { glideToAnchors } from './glide-to-anchors.ts'

let stop: () => void
beforeEach(() => {
  document.body.innerHTML = `
    <a id="anchor" href="#mare"><span>Maré</span></a>
    <a id="page" href="/turismo#mare">Turismo</a>
    <button id="button">Menu</button>`
  document.body.addEventListener('click', (event) => event.preventDefault())
  stop = glideToAnchors()
})
afterEach(() => stop())

const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()
const glides = () => document.documentElement.hasAttribute('data-glides')

it('scrolls smoothly to a part of the page one is on', () => {
  press('#anchor span')
  expect(glides()).toBe(true)
})

it('goes to another page at once, also after an anchor', () => {
  press('#anchor')
  press('#page')
  expect(glides()).toBe(false)
  press('#button')
  expect(glides()).toBe(false)
})

it('comes back at once', () => {
  press('#anchor')
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(glides()).toBe(false)
})
