import { expect, it } from 'vitest'
import { shownOf, windowFor } from './push.rules.ts'

const HERE = 'https://guia.example'
const told = {
  title: 'Pedido 1001 · Entrega',
  body: 'Responda até 19h10.',
  navigate: `${HERE}/dash-espadarte?aba=pedidos`,
  tag: 'abc',
}

it('shows the words of a push, and opens its page', () => {
  const text = JSON.stringify({ web_push: 8030, notification: told })
  expect(shownOf(text, HERE)).toEqual(told)
})

it('needs no more than a title', () => {
  const text = JSON.stringify({ notification: { title: 'Pedido 1001' } })
  expect(shownOf(text, HERE)).toMatchObject({ title: 'Pedido 1001', body: '' })
})

it.each(['', 'x', '{}', 'null', '[]', '{"notification":7}', '{"notification":{"title":3}}'])(
  'shows something whatever arrives: %s',
  (text) => {
    expect(shownOf(text, HERE)).toEqual({
      title: 'Guia Salinópolis',
      body: 'Há um aviso novo para você.',
      tag: 'aviso',
      navigate: `${HERE}/dash-clube#avisos`,
    })
  },
)

it.each([
  'https://evil.example/x',
  'javascript:alert(1)',
  '//evil.example',
  'http://guia.example/',
])('opens no page of anybody else: %s', (navigate) => {
  const text = JSON.stringify({ notification: { ...told, navigate } })
  expect(shownOf(text, HERE).navigate).toBe(`${HERE}/dash-clube#avisos`)
})

it('has the button that ends it, where the portal sent one of its own', () => {
  const stop = {
    actions: [{ title: 'Parar', navigate: `${HERE}/praia/a/aviso#parar` }],
    data: { stop: 't' },
  }
  const shown = (more: object) =>
    shownOf(JSON.stringify({ notification: { ...told, ...more } }), HERE)
  expect(shown(stop).stop).toEqual({
    ...{ title: 'Parar', navigate: `${HERE}/praia/a/aviso#parar`, token: 't' },
  })
  for (const strange of [
    { ...stop, data: null },
    { ...stop, actions: 'x' },
    { ...stop, actions: [{ title: 'Parar', navigate: 'https://evil.example/' }] },
  ]) {
    expect(shown(strange).stop).toBeUndefined()
  }
})

it('finds the window that shows it, and leaves others as they are', () => {
  const windows = [
    { url: `${HERE}/dash-espadarte?aba=cardapio` },
    { url: `${HERE}/dash-espadarte?aba=pedidos#lista` },
  ]
  expect(windowFor(windows, told.navigate)).toBe(windows[1])
  expect(windowFor(windows.slice(0, 1), told.navigate)).toBeNull()
})
