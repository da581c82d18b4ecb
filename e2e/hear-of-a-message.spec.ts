import { ownName, person, publishListing } from './support/guide.ts'
import { toast } from './support/people.ts'
import { DESKTOP, expect, open, test } from './support/test.ts'

/** Far below the minutes after which the dashboard would ask by itself. */
const SOON = { timeout: 20_000 }

// spec: 507
test('a message typed in one browser appears in the other without a reload', async ({
  browser,
}) => {
  const owner = await person(browser, { plan: 'espadarte', name: 'Marlene Farias' })
  const { id, slug } = await publishListing(browser, owner, ownName('Tapiocaria da Maré'))
  await owner.page.setViewportSize(DESKTOP)
  const joined = owner.page.waitForResponse(
    (answer) => answer.url().endsWith('/api/v1/live') && answer.status() === 200,
  )
  await open(owner.page, `/dash-espadarte?aba=mensagens&negocio=${id}`)
  await expect(owner.page.getByText('Nenhuma mensagem ainda')).toBeVisible(SOON)
  await joined
  await owner.page.evaluate(() => {
    document.documentElement.dataset.untouched = 'yes'
  })

  const visitor = await person(browser, { name: 'Luciana Tavares' })
  await open(visitor.page, `/guia/${slug}`)
  await visitor.page.getByRole('button', { name: 'Enviar mensagem' }).first().click()
  const dialog = visitor.page.getByRole('dialog')
  await dialog.getByLabel('Sua mensagem').fill('Abre cedo no domingo?')
  await dialog.getByRole('button', { name: 'Enviar mensagem' }).click()
  await expect(toast(visitor.page, 'Sucesso!')).toBeVisible(SOON)

  const fresh = owner.page.getByRole('link', { name: /^Mensagem nova de Luciana Tavares/ })
  await expect(fresh).toBeVisible(SOON)
  const menu = owner.page.getByRole('navigation', { name: 'Seções do painel' }).first()
  await expect(menu.getByRole('link', { name: /^Conversas.*1 à espera de resposta/ })).toBeVisible(
    SOON,
  )
  expect(await owner.page.evaluate(() => document.documentElement.dataset.untouched)).toBe('yes')
  await Promise.all([owner.close(), visitor.close()])
})
