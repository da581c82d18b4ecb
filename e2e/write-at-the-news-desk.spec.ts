import type { Locator, Page } from '@playwright/test'
import { ADMIN, signIn, toast } from './support/people.ts'
import { DESKTOP, expectAccessible, expect as hasty, open, PHONE, test } from './support/test.ts'

/** Pauses of the autosave and several pages: a busy machine needs long. */
test.describe.configure({ timeout: 300_000 })
const expect = hasty.configure({ timeout: 60_000 })

const SECOND_ADMIN = { ...ADMIN, email: 'admin@demo.salinas' }

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const titleField = (page: Page) => page.getByRole('textbox', { name: 'Título', exact: true })
const body = (page: Page) => page.getByRole('textbox', { name: 'Texto da notícia' })
const saved = (page: Page) => expect(page.getByText(/^Salvo às? \d{1,2}h(\d\d)?$/)).toBeVisible()

/** Every article that this page asked the portal to begin. */
function begunBy(page: Page) {
  const begun: string[] = []
  page.on('request', (request) => {
    const isBegin = new URL(request.url()).pathname === '/api/v1/admin/articles'
    if (isBegin && request.method() === 'POST') begun.push(request.url())
  })
  return begun
}

for (const size of [PHONE, DESKTOP]) {
  // spec: 477
  test(`an article is begun, looked at, scheduled in three taps and published in two at ${size.width}`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await signIn(page, ADMIN)
    const begun = begunBy(page)
    const title = `Feira de domingo ${Date.now()}`

    await test.step('opening the desk leaves nothing behind', async () => {
      await open(page, '/admin/noticias')
      await page.getByRole('link', { name: 'Escrever notícia' }).click()
      await expect(page.getByText('Nada escrito ainda')).toBeVisible()
      await page.getByRole('link', { name: 'Todas as notícias' }).click()
      await expect(page.getByRole('link', { name: 'Escrever notícia' })).toBeVisible()
      expect(begun).toEqual([])
    })

    await test.step('the first words make the article', async () => {
      await page.getByRole('link', { name: 'Escrever notícia' }).dblclick()
      await titleField(page).fill(title)
      await page.waitForURL(/editar=/)
      await page.getByRole('textbox', { name: 'Resumo' }).fill('Peixe, farinha e tacacá.')
      await body(page).click()
      await page.keyboard.type('A feira abre às 6h na praça.')
      await saved(page)
      await expect(titleField(page)).toHaveValue(title)
      expect(begun).toHaveLength(1)
      const toolbar = await page.getByRole('toolbar').boundingBox()
      expect((toolbar?.y ?? 0) + (toolbar?.height ?? 0)).toBeLessThanOrEqual(size.height)
      await expectAccessible(page)
    })

    await test.step('one tap shows its page, on a phone and wide', async () => {
      await body(page).press('ControlOrMeta+End')
      await page.keyboard.type(' Ainda na tela.')
      await button(page, 'Prévia').click()
      const window = page.getByRole('dialog', { name: 'Prévia' })
      const shown = window.frameLocator('iframe')
      await expect(shown.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(shown.getByText('Ainda na tela.')).toBeVisible()
      await expectAccessible(page)
      await window.locator('label', { hasText: 'Tela larga' }).click()
      await expect(shown.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await button(page, 'Fechar a prévia').click()
      await expect(window).toBeHidden()
    })

    await test.step('what is missing leads to its field', async () => {
      await button(page, 'Publicar').click()
      await page.getByRole('link', { name: 'Escolha a categoria.' }).click()
      const category = page.getByRole('combobox', { name: 'Categoria' })
      await expect(category).toBeFocused()
      await category.click()
      await page.getByRole('option').first().click()
      await expectAccessible(page)
      if (size === PHONE) await page.keyboard.press('Escape')
      await saved(page)
    })

    let taps = 0
    const tap = async (target: Locator) => {
      taps += 1
      await target.click()
    }
    const question = page.getByRole('dialog', { name: 'Publicar a notícia?' })

    await test.step('three taps schedule it for tomorrow', async () => {
      await tap(button(page, 'Publicar'))
      await expect(question.getByText('Ninguém: publicar não envia')).toBeVisible()
      await expectAccessible(page)
      await tap(question.locator('label', { hasText: 'Agendar' }))
      await tap(question.getByRole('button', { name: 'Agendar', exact: true }))
      await expect(toast(page, 'Notícia agendada')).toBeVisible()
      await expect(page.getByText('Agendada', { exact: true })).toBeVisible()
      await expect(page.getByText(/^Sai .+, 7h$/)).toBeVisible()
      expect(taps).toBe(3)
    })

    await test.step('two publish it, however often the last is made', async () => {
      await button(page, 'Publicar').click()
      await question.getByRole('button', { name: 'Publicar agora' }).dblclick()
      await expect(page.getByText('Publicada', { exact: true }).first()).toBeVisible()
      await expect(toast(page, 'Notícia publicada')).toHaveCount(1)
    })
  })
}

// spec: 480, 481
test('the text has the screen, and who else is at it is named', async ({ page, browser }) => {
  await page.setViewportSize(DESKTOP)
  await signIn(page, ADMIN)
  await open(page, '/admin/noticias?nova')
  const title = `Só o texto ${Date.now()}`
  await titleField(page).fill(title)
  await page.waitForURL(/editar=/)

  await test.step('hidden is all but the text, until Escape, also after coming back', async () => {
    const menu = page.getByRole('navigation', { name: 'Painel Admin' })
    const details = page.getByRole('region', { name: 'Detalhes da notícia' })
    await expect(menu).toBeVisible()
    await page.keyboard.press('ControlOrMeta+Shift+F')
    await expect(menu).toBeHidden()
    await expect(details).toBeHidden()
    await expectAccessible(page)
    await saved(page)
    await page.reload()
    await expect(titleField(page)).toHaveValue(title)
    await expect(menu).toBeHidden()
    await titleField(page).press('Escape')
    await expect(menu).toBeVisible()
    await expect(details).toBeVisible()
  })

  await test.step('a colleague is named at the top and on the list', async () => {
    const other = await (await browser.newContext({ viewport: DESKTOP })).newPage()
    await signIn(other, SECOND_ADMIN)
    const address = new URL(page.url())
    await open(other, address.pathname + address.search)
    await expect(other.getByText(/está editando agora/)).toBeVisible()
    await open(other, '/admin/noticias')
    const row = other.getByRole('row', { name: new RegExp(title) })
    await expect(row.getByText(/está no texto$/)).toBeVisible()
    await expectAccessible(other)
    await other.close()
  })
})
