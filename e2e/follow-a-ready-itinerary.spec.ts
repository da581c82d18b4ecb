import type { Page } from '@playwright/test'
import { ADMIN, signIn, toast } from './support/people.ts'
import { DESKTOP, expect, expectAccessible, open, PHONE, test } from './support/test.ts'

const AFTER_WRITE = { timeout: 30_000 }

/** Drawn by the server; what it does in the browser comes as one scrolls near. */
async function eatNow(page: Page) {
  const section = page.getByRole('region', { name: 'Comer agora perto de mim' })
  await page.mouse.wheel(0, 900)
  await expect(page.locator('[data-live]').filter({ has: section })).toHaveCount(1)
  return section
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  // spec: 453
  test('a visitor takes a ready itinerary into a plan with one tap, days and hours kept', async ({
    page,
  }) => {
    await open(page, '/roteiros')
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
    await page.getByRole('link', { name: 'Fim de semana com crianças' }).tap()
    await expect(page).toHaveURL('/roteiros/fim-de-semana-com-criancas')
    const stops = page.getByRole('main').getByRole('heading', { level: 3 })
    await expect(page.getByRole('heading', { name: 'Dia 2' })).toBeVisible()
    const names = await stops.allTextContents()
    expect(names.length).toBeGreaterThan(3)
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
    const jsonLd = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(jsonLd.join()).toContain('"ItemList"')

    await page.getByRole('button', { name: 'Adicionar tudo ao Meu roteiro' }).tap()
    await expect(toast(page, 'No seu roteiro')).toBeVisible()
    await open(page, '/meu-roteiro')
    for (const name of names) {
      await expect(page.getByRole('heading', { level: 3, name }).first()).toBeVisible()
    }
    // Two days with their hours.
    await expect(page.getByText('8h30').first()).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(2)
  })

  test('it is found from the home, from tourism, from an empty plan and by the search', async ({
    page,
  }) => {
    await open(page, '/')
    await page.mouse.wheel(0, 900)
    const onHome = page.getByRole('region', { name: 'Roteiros prontos para levar' })
    await expect(onHome.getByRole('link', { name: 'Um dia em Salinas' })).toBeAttached()
    await open(page, '/turismo')
    await expect(
      page
        .getByRole('region', { name: 'Roteiros prontos para levar' })
        .getByRole('link', { name: 'Com pet' }),
    ).toBeAttached()
    await open(page, '/meu-roteiro')
    await page.getByRole('link', { name: 'Roteiros prontos' }).tap()
    await expect(page).toHaveURL('/roteiros')
    await open(page, '/buscar?q=dia+de+chuva')
    await expect(page.getByRole('link', { name: 'Dia de chuva' })).toHaveAttribute(
      'href',
      '/roteiros/dia-de-chuva',
    )
  })

  test('what is open to eat is one tap away, also where the position is denied', async ({
    page,
  }) => {
    await open(page, '/')
    const section = await eatNow(page)
    await section.getByRole('link', { name: 'Ver o que está aberto perto' }).tap()
    await expect(page).toHaveURL(/\/guia-comercial\?categoria=onde-comer&aberto=1/)
  })

  test.describe('where the position is allowed', () => {
    test.use({ permissions: ['geolocation'], geolocation: { latitude: -0.6, longitude: -47.35 } })

    // spec: 454
    test('the nearest comes first', async ({ page }) => {
      await open(page, '/')
      const section = await eatNow(page)
      await section.getByRole('link', { name: 'Ver o que está aberto perto' }).tap()
      await expect(page).toHaveURL(/ordem=distancia&lat=-0\.6&lng=-47\.35$/)
    })
  })
})

// spec: 453
test('an administrator makes a collection, looks at it, publishes it and takes it back', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await page.setViewportSize(DESKTOP)
  const title = `Mirantes ${Date.now()}`
  await signIn(page, ADMIN)
  await open(page, '/admin/roteiros')
  await page.getByLabel('Título do novo roteiro ou coleção').fill(title)
  await page.getByRole('button', { name: 'Criar rascunho' }).click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible(AFTER_WRITE)
  await page.getByLabel('Resumo').fill('Onde ver a cidade do alto.')
  for (const [typed, name] of [
    ['farol', 'Farol de Salinópolis'],
    ['orla maçarico', 'Orla do Maçarico'],
  ] as const) {
    await page.getByRole('combobox', { name: 'Acrescentar um lugar' }).fill(typed)
    await page.getByRole('option', { name }).first().click()
    await expect(page.getByRole('button', { name: `Tirar ${name}` })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Subir Orla do Maçarico na lista' }).click()
  await page.getByLabel('Por que ir').first().fill('O sol se põe em frente.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(toast(page, 'Roteiro salvo')).toBeVisible(AFTER_WRITE)
  await page.getByRole('button', { name: 'Pré-visualizar o que está salvo' }).click()
  await expect(
    page
      .getByRole('region', { name: 'Como os visitantes verão' })
      .getByText('O sol se põe em frente.'),
  ).toBeVisible(AFTER_WRITE)
  await page.getByRole('button', { name: 'Publicar' }).click()
  await expect(toast(page, 'Situação mudada')).toBeVisible(AFTER_WRITE)
  const address = await page.getByRole('link', { name: 'Ver a página' }).getAttribute('href')
  await open(page, address ?? '')
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([
    'Orla do Maçarico',
    'Farol de Salinópolis',
  ])
  await open(page, '/admin/roteiros')
  await page.getByRole('link', { name: `Editar ${title}` }).click()
  await page.getByRole('button', { name: 'Arquivar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Arquivar' }).click()
  await expect(toast(page, 'Situação mudada')).toBeVisible(AFTER_WRITE)
  expect((await page.request.get(address ?? '')).status()).toBe(404)
})
