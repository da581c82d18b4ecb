import { changeSettings, query } from './support/operator.ts'
import { expect, open, PHONE, test } from './support/test.ts'

// One site name for all of them: these journeys take turns.
test.describe.configure({ mode: 'serial' })
test.use({ viewport: PHONE })

test.afterAll(async () => {
  await changeSettings({ site_name: 'Guia Salinópolis', social_instagram: '' })
})

// spec: 1
test('a new site name is on the page of the very next visitor', async ({ page }) => {
  await open(page, '/')
  await changeSettings({ site_name: 'Portal de Salinas' })
  await open(page, '/')
  await expect(page).toHaveTitle('Portal de Salinas')
  await expect(page.getByRole('contentinfo')).toContainText('Portal de Salinas')
})

test('a very long site name breaks nothing', async ({ page }) => {
  const name = 'Guia Oficial da Cidade de Salinópolis e de Todas as suas Praias e Ilhas do Pará'
  await changeSettings({ site_name: name })
  await open(page, '/')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  await expect(page.getByRole('button', { name: 'Abrir menu' })).toBeInViewport()
})

test('a social link appears once it is set', async ({ page }) => {
  await open(page, '/')
  const instagram = page.getByRole('contentinfo').getByRole('link', { name: 'Instagram' })
  await expect(instagram).toHaveCount(0)
  await changeSettings({ social_instagram: 'https://instagram.com/guiasalinopolis' })
  await open(page, '/')
  await expect(instagram).toHaveAttribute('href', 'https://instagram.com/guiasalinopolis')
})

// spec: 63
test('a configured tab takes the place of the default one', async ({ page }) => {
  await query(
    `insert into mobile_tabbar_config (key, label, icon, route, position, display_order)
     values ('eventos', 'Agenda', 'calendar', '/eventos', 2, 1)`,
  )
  await query(`select pg_notify('content_changed', '{"id":"","tags":["tabbar"]}')`)
  await open(page, '/')
  const tabs = page.getByRole('navigation', { name: 'Atalhos', exact: true }).getByRole('link')
  await expect(tabs).toHaveText(['Início', 'Agenda', 'Mapa', 'Clube', 'Comércio', 'Anuncie'])
  await query(`delete from mobile_tabbar_config`)
  await query(`select pg_notify('content_changed', '{"id":"","tags":["tabbar"]}')`)
})
