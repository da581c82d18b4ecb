import type { Page } from '@playwright/test'
import { ownName, person, publishListing } from './support/guide.ts'
import { ADMIN, signIn, signUp } from './support/people.ts'
import { DESKTOP, expect, expectAccessible, open, PHONE, test } from './support/test.ts'

/** After a write on a busy machine. */
const SLOWLY = { timeout: 30_000 }
/** The most that bars may take of a phone's screen. */
const MOST_OF_THE_SCREEN = 0.2
const WORKPLACES = ['/dash-clube', '/dash-espadarte', '/todo', '/admin', '/admin/noticias']

/** A page of work, once it is known whose it is. */
async function openWork(page: Page, path: string) {
  await open(page, path)
  await expect(page.getByText('Inicializando...')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Menu da conta' })).toBeVisible(SLOWLY)
}

/** How much of the screen stays where it is while the page moves under it. */
const shareOfBars = (page: Page) =>
  page.evaluate(() => {
    const bars = [...document.querySelectorAll('header, nav')].filter((element) => {
      const { position } = getComputedStyle(element)
      return position === 'fixed' || position === 'sticky'
    })
    const heights = bars.map((bar) => {
      const { top, bottom, height } = bar.getBoundingClientRect()
      const isSeen = height > 0 && bottom > 0 && top < window.innerHeight
      return isSeen ? height : 0
    })
    return heights.reduce((sum, height) => sum + height, 0) / window.innerHeight
  })

for (const [size, viewport] of Object.entries({ 360: PHONE, 1280: DESKTOP })) {
  test.describe(`at ${size} px`, () => {
    test.use({ viewport })

    // spec: 468
    test('a place of work has its own bar and nothing of the public pages', async ({ page }) => {
      await signIn(page, ADMIN)
      for (const path of WORKPLACES) {
        await openWork(page, path)
        await expect(page.getByRole('navigation', { name: 'Principal' })).toHaveCount(0)
        await expect(page.getByRole('contentinfo')).toHaveCount(0)
        await expect(page.getByRole('button', { name: /Ir para ou fazer/ })).toBeVisible()
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
        await expectAccessible(page)
        const bar = await page.getByRole('banner').boundingBox()
        expect(bar?.height).toBe(52)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
      }
    })

    // spec: 468
    test('Ctrl K leads an administrator to a screen and to a record', async ({ page }) => {
      await signIn(page, ADMIN)
      await openWork(page, '/admin')
      await page.getByRole('button', { name: /Ir para ou fazer/ }).click()
      const box = page.getByRole('combobox', { name: 'Ir para ou fazer' })
      await expect(box).toBeFocused()
      await expectAccessible(page)
      await box.fill('audit')
      await expect(page.getByRole('option', { name: /Auditoria/ })).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/admin/auditoria')
      await expect(box).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1, name: 'Auditoria' })).toBeVisible(SLOWLY)

      await page.keyboard.press('Control+k')
      await expect(page.getByRole('group', { name: 'Abertos há pouco' })).toContainText('Auditoria')
      await box.fill('superadmin@demo')
      const found = page.getByRole('group', { name: 'Pessoas' }).getByRole('option')
      await expect(found.first()).toContainText('superadmin@demo.salinas')
      await expectAccessible(page)
      await found.first().click()
      await expect(page).toHaveURL(/\/admin\/pessoas\?busca=superadmin/)
    })
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('the bars leave four fifths of the screen, and the row of work makes more room', async ({
    page,
  }) => {
    await signUp(page)
    await openWork(page, '/dash-clube')
    const row = page.getByRole('navigation', { name: 'Atalhos do painel' })
    await expect(row).toBeInViewport()
    await expect(page.getByRole('navigation', { name: 'Atalhos', exact: true })).toBeVisible()
    expect(await shareOfBars(page)).toBeLessThanOrEqual(MOST_OF_THE_SCREEN)
    await expect(page.getByRole('heading', { name: 'Privacidade' })).toBeVisible(SLOWLY)
    await page.mouse.wheel(0, 900)
    await expect.poll(async () => (await row.boundingBox())?.y).toBeLessThan(52)
    await page.mouse.wheel(0, -200)
    await expect.poll(async () => (await row.boundingBox())?.y).toBe(52)
    expect(await shareOfBars(page)).toBeLessThanOrEqual(MOST_OF_THE_SCREEN)
  })

  test('the panel of a business has one bar, with its own tabs', async ({ page }) => {
    await signUp(page, { plan: 'espadarte' })
    await openWork(page, '/dash-espadarte?aba=conta')
    const tabs = page.getByRole('navigation', { name: 'Atalhos do painel' })
    await expect(tabs.getByRole('link', { name: 'Início' })).toBeInViewport()
    await expect(page.getByRole('navigation', { name: 'Atalhos', exact: true })).toHaveCount(0)
    expect(await shareOfBars(page)).toBeLessThanOrEqual(MOST_OF_THE_SCREEN)
  })

  test('the administration has five tabs of its own and the whole menu behind one', async ({
    page,
  }) => {
    await signIn(page, ADMIN)
    await openWork(page, '/admin')
    await expect(page.getByRole('navigation', { name: 'Atalhos', exact: true })).toHaveCount(0)
    const tabs = page.getByRole('navigation', { name: 'Atalhos do painel' })
    await expect(tabs.getByRole('link')).toHaveCount(4)
    expect(await shareOfBars(page)).toBeLessThanOrEqual(MOST_OF_THE_SCREEN)
    await tabs.getByRole('button', { name: /^Menu/ }).click()
    const menu = page.getByRole('dialog', { name: 'Administração' })
    await menu.getByRole('searchbox', { name: 'Filtrar o menu' }).fill('tabua')
    await expectAccessible(page)
    await menu.getByRole('link', { name: /Marés/ }).click()
    await expect(page).toHaveURL('/admin/mares')
    await expect(menu).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('an incomplete profile switches the menu and the account off', async ({ page }) => {
    await signIn(page, { email: 'incompleto@demo.salinas', password: 'salinas-demo-2026' })
    await open(page, '/dash-clube')
    await expect(page.getByRole('button', { name: 'Finalizar Cadastro' })).toBeVisible()
    const hidden = { includeHidden: true, exact: true }
    for (const name of ['Menu da conta', /Ir para ou fazer/, /^(Menu|Mais)$/]) {
      await expect(page.getByRole('button', { name, ...hidden })).toBeDisabled()
    }
  })
})

test.describe('on a screen 800 px high', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('every entry of the menu is in reach without scrolling', async ({ page }) => {
    await signIn(page, ADMIN)
    await openWork(page, '/admin')
    const menu = page.getByRole('navigation', { name: 'Painel Admin' })
    await expect(menu.getByRole('link')).toHaveCount(18, SLOWLY)
    expect(await menu.evaluate((nav) => nav.scrollHeight - nav.clientHeight)).toBeLessThanOrEqual(0)
  })

  // spec: 15
  test('an owner sees how the business stands and finds a message by its words', async ({
    browser,
  }) => {
    const owner = await person(browser, { plan: 'espadarte', name: 'Marlene Farias' })
    const { id, slug } = await publishListing(browser, owner, ownName('Peixaria Maré Cheia'))
    const guest = await person(browser, { name: 'João Moraes' })
    await guest.send('post', '/contact-messages', {
      establishment_id: id,
      idempotency_key: crypto.randomUUID(),
      message: 'A caldeirada serve quantas pessoas?',
    })
    const { page } = owner
    await page.setViewportSize({ width: 1280, height: 800 })
    await openWork(page, '/dash-espadarte')
    const bar = page.getByRole('banner')
    await expect(bar.getByRole('link', { name: 'Horário não informado' })).toBeVisible(SLOWLY)
    await expect(bar.getByRole('link', { name: 'Ver minha página' })).toHaveAttribute(
      'href',
      `/guia/${slug}`,
    )
    const menu = page.getByRole('navigation', { name: 'Seções do painel' })
    await expect(menu.getByText('1 à espera de resposta')).toHaveCount(1)
    expect(await menu.evaluate((nav) => nav.scrollHeight - nav.clientHeight)).toBeLessThanOrEqual(0)
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Ir para ou fazer' }).fill('caldeirada')
    await page.getByRole('option', { name: /João Moraes/ }).click()
    await expect(page).toHaveURL(/aba=mensagens.*mensagem=/)
    await expect(
      page.getByRole('article').getByText('A caldeirada serve quantas pessoas?'),
    ).toBeVisible()
    await Promise.all([owner.close(), guest.close()])
  })
})

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 } })

  test('the tabs stand beside the page', async ({ page }) => {
    await signIn(page, ADMIN)
    for (const path of ['/admin', '/dash-clube']) {
      await openWork(page, path)
      const rail = await page.getByRole('navigation', { name: 'Atalhos do painel' }).boundingBox()
      expect(rail).toMatchObject({ x: 0, y: 52, width: 80 })
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768)
    }
  })
})

test('the skip link leads past the menu', async ({ page }) => {
  await signIn(page, ADMIN)
  await openWork(page, '/admin')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Pular para o conteúdo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
})
