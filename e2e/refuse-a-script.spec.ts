import { changeSettings } from './support/operator.ts'
import { ADMIN, signIn, signUp } from './support/people.ts'
import { DESKTOP, expect, open, PHONE, test } from './support/test.ts'

const SCRIPTS = [
  '<img src=x onerror="window.caught=1">',
  '"><svg onload="window.caught=1">',
  "';window.caught=1;//",
  '</script><script>window.caught=1</script>',
  '{{constructor.constructor("window.caught=1")()}}',
]
const caught = () => (window as { caught?: number }).caught ?? 0

// One site name for everybody: it is put back at the end.
test.describe.configure({ mode: 'serial' })
test.afterAll(async () => {
  await changeSettings({
    site_name: 'Guia Salinópolis',
    site_description: 'O guia oficial de Salinas.',
  })
})

test('a name or a city that is a script stays text wherever it is shown', async ({
  page,
  browser,
}) => {
  await page.setViewportSize(DESKTOP)
  const admin = await browser.newPage({ viewport: DESKTOP })
  await signIn(admin, ADMIN)
  for (const script of SCRIPTS) {
    const { email } = await signUp(page, { name: script, city: script.slice(0, 80) })
    for (const path of ['/', '/dash-clube', '/clube-de-vantagens', '/debug-profiles']) {
      await open(page, path)
      await expect(page.getByRole('button', { name: 'Menu da conta' })).toBeVisible()
      expect(await page.evaluate(caught)).toBe(0)
    }
    await open(admin, `/admin/pessoas?busca=${encodeURIComponent(email)}`)
    await expect(admin.getByText(email).first()).toBeVisible()
    expect(await admin.evaluate(caught)).toBe(0)
    // A page that is still open would go on asking who it belongs to.
    await page.goto('about:blank')
    await page.context().clearCookies()
  }
  await admin.close()
})

test('settings that are a script stay text in the page, its head and its data', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  for (const script of SCRIPTS) {
    await changeSettings({ site_name: script.slice(0, 80), site_description: script })
    await open(page, '/')
    await expect(page).toHaveTitle(script.slice(0, 80))
    expect(await page.evaluate(caught)).toBe(0)
  }
})

test('a return address of another site is never followed', async ({ page }) => {
  await signUp(page)
  for (const from of [
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    'javascript:1',
  ]) {
    await page.goto('/auth')
    await page.evaluate((target) => {
      history.replaceState({ ...history.state, usr: { from: target } }, '')
      sessionStorage.setItem('portal.return', target)
    }, from)
    await page.reload()
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
    const link = page.getByRole('main').getByRole('link', { name: 'Continuar no portal' })
    const target = await link.getAttribute('href')
    expect(target).toMatch(/^\/(?![/\\])/)
  }
})
