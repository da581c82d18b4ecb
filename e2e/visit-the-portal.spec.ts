import {
  bringIntoView,
  DESKTOP,
  expect,
  expectAccessible,
  open,
  PHONE,
  test,
} from './support/test.ts'

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  // spec: 4
  test('a visitor reads what the portal is and searches from the first screen', async ({
    page,
  }) => {
    await open(page, '/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'O mar de Salinas, na hora certa.',
    )
    await page.getByRole('searchbox').or(page.getByRole('textbox')).first().fill('tacacá')
    await page.getByRole('search').getByRole('button', { name: 'Buscar' }).tap()
    await expect(page).toHaveURL('/buscar?q=tacac%C3%A1')
  })

  // spec: 3
  test('a visitor sees the whole city on the first page, and goes on from there', async ({
    page,
  }) => {
    await open(page, '/')
    await expect(page.getByText('Praia agora')).toBeVisible()
    await expect(page.locator('svg[aria-label^="Curva da maré, de "]:visible')).toHaveCount(1)
    const section = (name: string) => page.getByRole('region', { name })
    // What lies below takes the place of what was drawn as one comes near.
    await page.evaluate(() => window.scrollTo(0, 600))
    await expect(page.locator('[data-live] #acontece')).toBeAttached()
    for (const name of [
      'Acontece em Salinas',
      'Destaques para hoje',
      'Uma praia para cada maré',
      'Notícias da cidade',
      'Você no Portal',
    ]) {
      await bringIntoView(section(name))
      await expect(section(name).getByRole('link').first()).toBeVisible()
    }
    const agenda = section('Acontece em Salinas')
    await agenda.getByText('Este fim de semana').tap()
    await expect(agenda.getByRole('radio', { name: 'Este fim de semana' })).toBeChecked()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
    await section('Notícias da cidade').getByRole('heading', { level: 3 }).first().tap()
    await expect(page).toHaveURL(/\/noticias\/[a-z0-9-]+$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  // spec: 46
  test('the drawer leads everywhere, holds the focus and gives it back', async ({ page }) => {
    await open(page, '/')
    const menuButton = page.getByRole('button', { name: 'Abrir menu' })
    await menuButton.tap()
    const drawer = page.getByRole('dialog')
    await expect(drawer).toBeVisible()
    await expect(drawer).toContainText('O Site oficial da cidade')
    await expect(drawer).toContainText('Faça login para acessar seu dashboard')
    await expect(drawer.getByRole('link', { name: 'Entrar' })).toBeVisible()
    await expect(drawer.getByRole('link', { name: 'Cadastrar' })).toBeVisible()
    await expect(drawer.getByRole('link', { name: 'Planos' })).toHaveAttribute('href', '/planos')
    const rightEdge = () => drawer.evaluate((element) => element.getBoundingClientRect().right)
    await expect.poll(rightEdge).toBe(PHONE.width)
    expect((await drawer.boundingBox())?.x).toBeGreaterThan(0)
    for (let presses = 0; presses < 25; presses += 1) await page.keyboard.press('Tab')
    // What guards the drawer's ends hands the focus back a moment after it came there.
    const hasFocus = () => drawer.evaluate((element) => element.contains(document.activeElement))
    await expect.poll(hasFocus).toBe(true)
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(menuButton).toBeFocused()
  })

  test('the drawer closes when a place is chosen', async ({ page }) => {
    await open(page, '/')
    await page.getByRole('button', { name: 'Abrir menu' }).tap()
    await page.getByRole('dialog').getByRole('link', { name: 'Notícias' }).tap()
    await expect(page).toHaveURL('/noticias')
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  // spec: 57, 283
  test('six tabs stay in thumb reach, none wider than 85 px, home marked', async ({ page }) => {
    await open(page, '/')
    const tabs = page.getByRole('navigation', { name: 'Atalhos', exact: true }).getByRole('link')
    await expect(tabs).toHaveText(['Início', 'Turismo', 'Mapa', 'Clube', 'Comércio', 'Anuncie'])
    await expect(tabs.first()).toHaveAttribute('aria-current', 'page')
    for (const box of await tabs.evaluateAll((all) =>
      all.map((tab) => tab.getBoundingClientRect().toJSON()),
    )) {
      expect(box.width).toBeLessThanOrEqual(85)
      expect(box.height).toBeGreaterThanOrEqual(44)
      expect(box.bottom).toBe(PHONE.height)
    }
  })

  test('nothing sticks out sideways', async ({ page }) => {
    for (const path of ['/', '/nao-existe', '/test-cards']) {
      await open(page, path)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
    }
  })
})

test.describe('on a desktop', () => {
  test.use({ viewport: DESKTOP })

  // spec: 35
  test('"Mais" opens by keyboard, centred under its button, and leads to its places', async ({
    page,
  }) => {
    await open(page, '/')
    const more = page.getByRole('button', { name: 'Mais' })
    await more.focus()
    await page.keyboard.press('Enter')
    const places = ['Turismo', 'Você no Portal', 'Utilidade Pública', 'PODSAL']
    for (const place of places)
      await expect(page.getByRole('banner').getByRole('link', { name: place })).toBeVisible()
    const [button, menu] = await Promise.all([
      more.boundingBox(),
      page.getByRole('banner').getByRole('list').last().boundingBox(),
    ])
    if (!button || !menu) throw new Error('menu is not on the screen')
    expect(Math.abs(button.x + button.width / 2 - (menu.x + menu.width / 2))).toBeLessThanOrEqual(1)
    expect(menu.y - (button.y + button.height)).toBeCloseTo(8, 0)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Escape')
    await expect(more).toBeFocused()
  })

  test('the top bar says where we are and how to write', async ({ page }) => {
    await open(page, '/')
    await expect(page.getByText('Salinópolis, PA')).toBeVisible()
    await expect(page.getByRole('link', { name: '(91) 90000-0000' }).first()).toHaveAttribute(
      'href',
      'https://wa.me/5591900000000',
    )
  })

  test('a visitor finds the ways in once the account area is known', async ({ page }) => {
    await open(page, '/')
    await expect(page.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/auth')
    await expect(page.getByRole('link', { name: 'Criar Conta' })).toHaveAttribute(
      'href',
      '/criar-conta',
    )
  })

  // spec: 20
  test('moving to another page starts at its top', async ({ page }) => {
    await open(page, '/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Eventos' }).click()
    await expect(page).toHaveURL('/eventos')
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })
})

// spec: 30, 55, 283
test('the tab bar ends at 768 px, and the top bar begins at 1024', async ({ page }) => {
  await open(page, '/')
  const tabs = page.getByRole('navigation', { name: 'Atalhos', exact: true })
  const topBar = page.getByText('Salinópolis, PA')
  for (const [width, hasTabs, hasTopBar] of [
    [360, true, false],
    [767, true, false],
    [768, false, false],
    [1023, false, false],
    [1024, false, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await expect(tabs).toBeVisible({ visible: hasTabs })
    await expect(topBar).toBeVisible({ visible: hasTopBar })
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE })

  test('the home can be read, searched and left', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('search').locator('input').fill('peixe')
    await page.getByRole('search').locator('input').press('Enter')
    await expect(page).toHaveURL('/buscar?q=peixe')
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Guia Comercial' }).click()
    await expect(page).toHaveURL('/guia-comercial')
  })
})

// spec: 19
test('a page that does not exist says so, in its status too', async ({ page }) => {
  const response = await open(page, '/nao-existe')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esta página não está no mapa')
  await page.getByRole('link', { name: 'Voltar ao início' }).click()
  await expect(page).toHaveURL('/')
})
