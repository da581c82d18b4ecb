import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CHROMIUM_ARGS, chromiumPath } from '../../e2e/support/browser.ts'
import { faultsOfPage, faultsOfWindows } from './faults.ts'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS })
  const viewport = { width: 360, height: 740 }
  const context = await browser.newContext({ viewport, isMobile: true, hasTouch: true })
  page = await context.newPage()
})
afterAll(() => browser.close())
beforeEach(() => page.goto('about:blank'))

const HEAD =
  '<!doctype html><meta name="viewport" content="width=device-width"><style>*{margin:0;box-sizing:border-box} button{display:block;width:100px;height:44px}</style>'
async function planted(body: string) {
  await page.setContent(HEAD + body)
  return (await faultsOfPage(page)).map(({ kind, what }) => `${kind} ${what}`)
}
async function opened(body: string) {
  await page.setContent(HEAD + body)
  return (await faultsOfWindows(page)).map(({ kind, what }) => `${kind} ${what}`)
}
const button = (name: string, style = '') => `<button style="${style}">${name}</button>`

describe('a page without faults', () => {
  it.each([
    ['two buttons, one under the other', button('Um') + button('Dois')],
    [
      'a row of cards that scrolls sideways',
      `<div style="display:flex;overflow-x:auto">${button('Um', 'flex:none;width:900px')}</div>`,
    ],
    [
      'what is cut at the end of a row is scrolled to, not pressed there',
      `<div style="display:flex"><div style="overflow-x:auto;width:200px"><a href="/" style="display:inline-block;white-space:nowrap;width:400px">Uma trilha comprida que passa por baixo do que vem depois</a></div>${button('Depois')}</div>`,
    ],
    [
      'what a list scrolls to within a frame that clips',
      `<div style="overflow:clip;height:100px"><div style="overflow:hidden auto;height:100px"><p style="height:70px"></p>${button('Mostrar')}</div></div>`,
    ],
    [
      'a card that is one link under its own button',
      `<div style="position:relative;height:300px"><a href="/x" style="position:absolute;inset:0">Cartão</a>${button('Salvar', 'position:absolute;top:8px;right:8px;width:44px')}</div>`,
    ],
    [
      'a choice pressed by its label',
      '<label style="display:block;position:relative;height:44px"><input type="radio" style="position:absolute;inset:0;opacity:.01"> Pix</label>',
    ],
    [
      'what waits beside the screen for the focus',
      button('Pular', 'position:absolute;left:-999px'),
    ],
  ])('%s', async (_name, body) => {
    expect(await planted(body)).toEqual([])
  })
})

it('a page wider than the screen names what makes it so', async () => {
  expect(await planted('<p class="banda" style="width:690px">O que enviei</p>')).toEqual([
    'wide 690 px; p "O que enviei" .banda',
  ])
})

describe('a control that is cut', () => {
  it('by a box that hides what overflows', async () => {
    const box = `<div style="width:90px;overflow:hidden">${button('Escolher')}</div>`
    expect(await planted(box)).toEqual(['cut button "Escolher" by 10 px'])
  })
  it('at the foot of such a box', async () => {
    const box = `<div style="height:30px;overflow:hidden">${button('Ver mais')}</div>`
    expect(await planted(box)).toEqual(['cut button "Ver mais" by 14 px'])
  })
  it('by a row that is painted by itself', async () => {
    const row = `<div style="content-visibility:auto;padding-left:300px;width:340px">${button('+', 'width:48px')}</div>`
    expect(await planted(row)).toEqual(['cut button "+" by 8 px'])
  })
  it('by the edge of the screen', async () => {
    const beside = `<div style="position:fixed;inset:0">${button('Fechar', 'margin-left:-20px')}</div>`
    expect(await planted(beside)).toEqual(['cut button "Fechar" lies at -20–80 of 360'])
  })
})

it('two controls that lie on each other', async () => {
  const pair = button('Salvar') + button('Cancelar', 'margin-top:-20px')
  expect(await planted(pair)).toEqual([
    'overlap button "Salvar" and button "Cancelar" by 100 × 20 px',
  ])
})

it('a control under something else, wherever the page is scrolled to', async () => {
  const veil =
    '<div class="veu" style="position:absolute;top:1000px;width:360px;height:44px"></div>'
  const page = `<div style="height:2000px;padding-top:1000px">${button('Pagar')}${veil}</div>`
  expect(await planted(page)).toEqual(['covered button "Pagar" under div.veu'])
})

it('a control under a bar that stays there', async () => {
  const bar = '<div class="barra" style="position:fixed;inset:600px 0 0"></div>'
  expect(await planted(button('Enviar', 'position:absolute;top:680px') + bar)).toEqual([
    'covered button "Enviar" under div.barra',
  ])
})

it('small controls next to each other, and one that stands alone is none', async () => {
  const small = 'width:20px;height:20px'
  const apart = button('Sozinho', `${small};margin-bottom:60px`)
  expect(await planted(apart + button('Um', small) + button('Dois', small))).toEqual([
    'small button "Um" beside button "Dois"',
  ])
})

it('the chosen tab of a row that scrolls is out of sight', async () => {
  const tab = (name: string, more = '') =>
    `<a href="/${name}" style="flex:none;width:200px;padding:12px" ${more}>${name}</a>`
  const row = (tabs: string) => `<nav style="display:flex;overflow-x:auto">${tabs}</nav>`
  const chosen = 'aria-current="page"'
  expect(await planted(row(tab('a') + tab('b') + tab('c', chosen)))).toEqual(['away a "c"'])
  expect(await planted(row(tab('a', chosen) + tab('b') + tab('c')))).toEqual([])
})

it('two texts of a drawing that lie on each other', async () => {
  const text = (x: number, words: string) => `<text x="${x}" y="20">${words}</text>`
  const drawing = (second: number) =>
    `<svg width="300" height="40">${text(0, 'agora 11h48')}${text(second, 'até 14h10')}</svg>`
  expect(await planted(drawing(40))).toEqual(['collide text "agora 11h48" and text "até 14h10"'])
  expect(await planted(drawing(150))).toEqual([])
})

describe('a window', () => {
  const sheet = (style: string, within = '') =>
    `<div role="dialog" aria-label="Filtros" style="position:fixed;left:0;right:0;bottom:0;${style}">${within}</div>`

  it('higher than the screen that does not scroll', async () => {
    expect(await opened(sheet('height:900px'))).toEqual([
      'tall div "Filtros" from -160 to 740 of 740',
    ])
  })
  it('as high as the screen that hides what it has more', async () => {
    const more = '<p style="height:900px"></p>'
    expect(await opened(sheet('height:740px;overflow:hidden', more))).toEqual([
      'tall div "Filtros" hides 160 px',
    ])
  })
  it('that scrolls within the screen has no fault', async () => {
    const more = `<p style="height:900px"></p>${button('Ver 2 lugares')}`
    expect(await opened(sheet('max-height:700px;overflow-y:auto', more))).toEqual([])
  })
  it('whose foot stays over what scrolls under it has no fault', async () => {
    const rows = Array.from({ length: 20 }, (_, n) => button(`Bairro ${n}`)).join('')
    const foot = `<div style="position:sticky;bottom:0">${button('Ver 2 lugares')}</div>`
    expect(await opened(sheet('max-height:700px;overflow-y:auto', rows + foot))).toEqual([])
  })
  it('wider than the screen', async () => {
    expect(await opened(sheet('width:400px;right:auto'))).toEqual([
      'wide div "Filtros" 0–400 of 360',
    ])
  })
  it('with a control that its foot covers', async () => {
    const foot = '<div class="pe" style="position:absolute;inset:auto 0 0;height:60px"></div>'
    expect(await opened(sheet('height:300px;padding-top:250px', button('Limpar') + foot))).toEqual([
      'covered button "Limpar" under div.pe',
    ])
  })
  it('that is closed is not looked at', async () => {
    expect(await opened(`<div hidden>${sheet('height:900px')}</div>`)).toEqual([])
  })
})
