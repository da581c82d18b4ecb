import { ownName, person, publishListing } from './support/guide.ts'
import { ADMIN, signIn } from './support/people.ts'
import { DESKTOP, expect, expectAccessible, open, test } from './support/test.ts'

const SLOWLY = { timeout: 30_000 }

// spec: 1102
test('what is done most is a few presses from where the day begins', async ({ page, browser }) => {
  await page.setViewportSize(DESKTOP)
  const owner = await person(browser, { plan: 'espadarte', name: 'Cleide Rocha' })
  const name = ownName('Quiosque da Cleide')
  await publishListing(browser, owner, name)
  await signIn(page, ADMIN)
  let presses = 0
  const press = async (what: ReturnType<typeof page.getByRole>) => {
    await what.click(SLOWLY)
    presses += 1
  }
  const begin = async () => {
    await open(page, '/admin')
    presses = 0
  }
  const find = async (typed: string, found: string) => {
    await press(page.getByRole('button', { name: /Ir para ou fazer/ }))
    await page.getByRole('combobox', { name: 'Ir para ou fazer' }).fill(typed)
    await press(page.getByRole('option', { name: found }))
  }

  await test.step('the next of what waits: one', async () => {
    await begin()
    await press(page.getByRole('button', { name: 'A próxima' }))
    await expect(page).toHaveURL(/item=/)
    expect(presses).toBeLessThanOrEqual(1)
    await expectAccessible(page)
  })
  await test.step('a telephone: two, and its field', async () => {
    await begin()
    await find(name, name)
    await expect(page.getByRole('textbox', { name: /^Telefone/ }).first()).toBeVisible(SLOWLY)
    expect(presses).toBeLessThanOrEqual(2)
  })
  await test.step('a block: three, and its reason', async () => {
    await begin()
    await find(owner.email, owner.email)
    await press(page.getByRole('button', { name: 'Bloquear esta pessoa' }))
    await expect(page.getByRole('dialog', { name: 'Bloquear Cleide Rocha?' })).toBeVisible()
    expect(presses).toBeLessThanOrEqual(3)
  })
  await test.step('an article: two, and its words', async () => {
    await begin()
    await find('nova notícia', 'Nova notícia')
    await expect(page).toHaveURL(/\/admin\/noticias/, SLOWLY)
    expect(presses).toBeLessThanOrEqual(5)
  })
  await owner.close()
})
