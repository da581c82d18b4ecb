import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { repository } from '../scripts/processes.ts'
import { ADMIN, signIn, toast } from './support/people.ts'
import { DESKTOP, expectAccessible, expect as hasty, open, PHONE, test } from './support/test.ts'

/** Several pages, a photo to be prepared and pauses of the autosave: a busy machine needs long. */
test.describe.configure({ timeout: 300_000 })
const expect = hasty.configure({ timeout: 60_000 })

const SECOND_ADMIN = { ...ADMIN, email: 'admin@demo.salinas' }
const PHOTO = join(repository, 'web/public/art/hero-960.webp')

/** A second to save is refused, and a dead connection fails: the browser says both aloud. */
test.use({ expected: { complaints: [/status of 409/, /Failed to load resource/] } })

const body = (page: Page) => page.getByRole('textbox', { name: 'Texto da notícia' })
const saved = (page: Page) => expect(page.getByText(/^Salvo às? \d{1,2}h(\d\d)?$/)).toBeVisible()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function beginArticle(page: Page, title: string) {
  await page.setViewportSize(DESKTOP)
  await signIn(page, ADMIN)
  await open(page, '/admin/noticias')
  await page.getByRole('link', { name: 'Escrever notícia' }).click()
  await page.getByRole('textbox', { name: 'Título', exact: true }).fill(title)
  await expect(body(page)).toBeVisible()
  // The article is there once its first words are.
  await page.waitForURL(/editar=/)
}

async function write(page: Page, text: string) {
  await body(page).click()
  await body(page).press('ControlOrMeta+End')
  await page.keyboard.type(text)
}

async function secondEditor(browser: Browser) {
  const page = await (await browser.newContext({ viewport: DESKTOP })).newPage()
  await signIn(page, SECOND_ADMIN)
  return page
}

async function more(page: Page, action: string) {
  await button(page, 'Mais ações').click()
  await page.getByRole('menuitem', { name: action }).click()
}

// spec: 425
test('an article is written with photo and video, scheduled, published and read', async ({
  page,
  browser,
}) => {
  const title = `Orla ganha ciclovia ${Date.now()}`
  await beginArticle(page, title)

  await test.step('written', async () => {
    await page
      .getByRole('textbox', { name: 'Resumo' })
      .fill('A obra liga o Maçarico ao Farol Velho.')
    await write(page, 'A ciclovia abre no sábado.')
    await page.keyboard.press('Enter')
    await button(page, 'Título').click()
    await expect(button(page, 'Título')).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.type('O que muda')
    await page.keyboard.press('Enter')
    await button(page, 'Lista').click()
    await page.keyboard.type('menos carros')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await button(page, 'Foto').click()
    await page.locator('[role="dialog"] input[type="file"]').first().setInputFiles(PHOTO)
    await page.getByLabel('Descrição da foto').fill('Ciclistas na orla ao pôr do sol')
    await page.getByLabel('Crédito', { exact: false }).last().fill('Ana Lima')
    await expect(page.locator('[role="dialog"] img[src^="/media/"]')).toBeVisible({
      timeout: 180_000,
    })
    await button(page, 'Inserir no texto').click()
    await expect(body(page).getByRole('img', { name: 'Ciclistas na orla' })).toBeVisible()
    await button(page, 'Vídeo, áudio ou post').click()
    await page.getByRole('dialog').getByLabel('Endereço').fill('https://youtu.be/dQw4w9WgXcQ')
    await page.getByRole('dialog').getByLabel('Título').fill('A obra em dois minutos')
    await button(page, 'Inserir no texto').click()
    await expect(body(page).getByText('A obra em dois minutos')).toBeVisible()
    await page.getByRole('combobox', { name: 'Categoria' }).click()
    await page.getByRole('option').first().click()
    await page.getByLabel('Quem assina').fill('Redação')
    await saved(page)
    await expectAccessible(page)
  })

  await test.step('previewed and scheduled', async () => {
    await more(page, 'Link de prévia')
    await button(page, 'Criar link').click()
    const link = await page.getByLabel('Link (aparece só agora)').inputValue()
    await page.keyboard.press('Escape')
    const colleague = await (await browser.newContext({ viewport: PHONE })).newPage()
    await open(colleague, link)
    await expect(colleague.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await colleague.close()
    await more(page, 'Agendar')
    const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
    await page.getByRole('dialog').getByLabel('Dia').fill(day.split('-').reverse().join('/'))
    await page.getByRole('dialog').getByLabel('Hora').fill('07:30')
    await button(page, 'Agendar').click()
    await expect(page.getByText('Agendada', { exact: true })).toBeVisible()
  })

  await test.step('published and read', async () => {
    await button(page, 'Publicar').click()
    await button(page, 'Publicar agora').click()
    await expect(toast(page, 'Notícia publicada')).toBeVisible()
    await more(page, 'Ver no portal')
    await page.waitForURL(/\/noticias\/orla-ganha-ciclovia/)
    const visitor = await (await browser.newContext({ viewport: PHONE })).newPage()
    await open(visitor, new URL(page.url()).pathname)
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(visitor.getByRole('heading', { level: 2, name: 'O que muda' })).toBeVisible()
    await expect(
      visitor.getByRole('img', { name: 'Ciclistas na orla ao pôr do sol' }),
    ).toBeVisible()
    await expect(visitor.getByText('Foto: Ana Lima')).toBeVisible()
    await expect(visitor.getByRole('link', { name: /Assistir no YouTube/ })).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    )
    await visitor.close()
  })
})

// spec: 426
test('two editors of one article: the second is told, sees both texts and nothing is lost', async ({
  page,
  browser,
}) => {
  await beginArticle(page, `Duas pessoas, um texto ${Date.now()}`)
  await write(page, 'Começo em comum.')
  await saved(page)
  const address = new URL(page.url())

  const other = await secondEditor(browser)
  await open(other, address.pathname + address.search)
  await expect(body(other)).toContainText('Começo em comum.')
  await expect(other.getByText(/está editando agora/)).toBeVisible()

  await write(page, ' Palavras da primeira.')
  await expect(page.getByText('Ainda não salvo…')).toBeVisible()
  await saved(page)
  await write(other, ' Palavras da segunda.')
  const notice = other.getByRole('region', {
    name: /salvou esta notícia (?:à|às) \d{1,2}h(\d\d)?, enquanto você editava/,
  })
  await expect(notice).toBeVisible()
  await expect(notice.getByText('Palavras da primeira.')).toBeVisible()
  await expect(notice.getByText('Palavras da segunda.')).toBeVisible()
  await expectAccessible(other)
  await notice.getByRole('button', { name: 'Continuar com o meu texto' }).click()
  await saved(other)

  await more(other, 'Versões')
  const versions = other.getByRole('dialog', { name: 'Versões' })
  await expect(versions.getByText(/Guardada de um conflito/)).toBeVisible()
  await versions
    .getByRole('button', { name: /Salva automaticamente/ })
    .last()
    .click()
  await expect(other.getByRole('dialog').getByText('Palavras da primeira.')).toBeVisible()
  await button(other, 'Restaurar esta versão').click()
  await other
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Restaurar esta versão' })
    .click()
  await expect(toast(other, 'Versão restaurada')).toBeVisible()
  await expect(body(other)).toContainText('Palavras da primeira.')
  await other.close()
})

// spec: 426
test('what was written outlives a tab that is killed without a connection', async ({
  page,
  context,
}) => {
  await beginArticle(page, `Sem sinal ${Date.now()}`)
  await saved(page)
  const address = new URL(page.url())
  await context.setOffline(true)
  await write(page, 'Escrito na praia, sem sinal.')
  await expect(page.getByText('Sem conexão: guardado neste aparelho')).toBeVisible()
  await page.close()

  await context.setOffline(false)
  const again = await context.newPage()
  await again.setViewportSize(PHONE)
  await open(again, address.pathname + address.search)
  const notice = again.getByRole('region', { name: 'Há um texto seu guardado neste aparelho' })
  await expect(notice).toBeVisible()
  await notice.getByRole('button', { name: 'Recuperar esse texto' }).click()
  await expect(body(again)).toContainText('Escrito na praia, sem sinal.')
  await saved(again)
  await again.reload()
  await expect(body(again)).toContainText('Escrito na praia, sem sinal.')
  await expect(notice).toBeHidden()
  await again.close()
})
