import type { Locator } from '@playwright/test'
import { ownName, person, publishListing } from './support/guide.ts'
import { ADMIN, signIn, toast } from './support/people.ts'
import { mailTo } from './support/services.ts'
import { DESKTOP, expect, expectAccessible, open, PHONE, test } from './support/test.ts'

const SLOWLY = { timeout: 60_000 }

for (const [screen, size] of Object.entries({ phone: PHONE, desk: DESKTOP })) {
  // spec: 471, 511, 594
  test(`on a ${screen} the administration corrects a phone in three presses, and its owner is told`, async ({
    page,
    browser,
  }) => {
    const owner = await person(browser, { plan: 'espadarte', name: 'Marlene Farias' })
    const name = ownName('Pousada do Farol')
    const { slug } = await publishListing(browser, owner, name)
    await page.setViewportSize(size)
    await signIn(page, ADMIN)
    await open(page, `/guia/${slug}`)
    let presses = 0
    const press = async (target: Locator) => {
      presses += 1
      await target.click()
    }
    await press(page.getByRole('link', { name: 'Editar esta página' }))
    const phone = page.getByLabel('Telefone', { exact: false }).first()
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible(SLOWLY)
    await expectAccessible(page)
    await press(phone)
    await phone.fill('(91) 3423-4455')
    // What was scrolled past lies under no bar by half.
    await expectAccessible(page)
    await press(page.getByRole('button', { name: 'Salvar', exact: false }))
    await expect(toast(page, 'Alterações salvas')).toBeVisible()
    expect(presses).toBe(3)

    const mail = await mailTo(owner.email, `A equipe do portal corrigiu ${name}`)
    expect(mail.text).toContain('O que mudou: Telefone.')
    await open(owner.page, `/guia/${slug}`)
    await expect(owner.page.getByRole('link', { name: 'Editar esta página' })).toHaveAttribute(
      'href',
      /^\/dash-espadarte\?aba=negocio&negocio=/,
    )
    await owner.close()
  })
}

test('the administration fills in a business that has no owner yet, sees its page and publishes it', async ({
  page,
}) => {
  const name = ownName('Tacacá da Matriz')
  await page.setViewportSize(DESKTOP)
  await signIn(page, ADMIN)
  await open(page, '/admin/estabelecimentos')
  await page.getByRole('button', { name: 'Cadastrar negócio' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cadastrar um negócio no guia' })
  await dialog.getByRole('button', { name: 'Começar o cadastro' }).click()
  await expect(dialog.getByText('Escreva o nome do negócio.')).toBeVisible()
  await dialog.getByLabel('Nome do negócio').fill(name)
  await dialog.getByLabel('Categoria').selectOption({ index: 1 })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Começar o cadastro' }).click()
  await expect(page.getByText(/^Falta preencher:/)).toBeVisible(SLOWLY)

  await page.getByLabel('WhatsApp', { exact: false }).first().fill('91988887777')
  await page.getByLabel('Rua', { exact: false }).first().fill('Travessa Dom Pedro II')
  await page.keyboard.press('Escape')
  await page.getByLabel('Bairro', { exact: false }).first().fill('Centro')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Salvar', exact: false }).click()
  await expect(toast(page, 'Alterações salvas')).toBeVisible()

  await page.getByRole('button', { name: 'Ver a página inteira' }).click()
  const preview = page.getByRole('dialog', { name: 'Como a página vai ficar' })
  await expect(preview.getByRole('heading', { level: 1, name, includeHidden: true })).toBeAttached()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Publicar no guia' }).click()
  await expect(toast(page, `${name} está no ar`)).toBeVisible()
  await page.getByRole('link', { name: 'Ver a página no guia' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible(SLOWLY)
  await expect(page.getByRole('heading', { name: /É seu/ })).toBeVisible()
})

test('from the page of an event or a beach, staff is one press from where it is written', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await signIn(page, ADMIN)
  await open(page, '/praia/atalaia')
  await page.getByRole('link', { name: 'Editar esta página' }).click()
  await expect(page).toHaveURL(/\/admin\/praias\?editar=/)
  await expect(page.getByRole('heading', { level: 2, name: 'Praia do Atalaia' })).toBeVisible(
    SLOWLY,
  )
  await open(page, '/eventos')
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await page.getByRole('link', { name: 'Editar esta página' }).click()
  await expect(page).toHaveURL(/\/admin\/eventos\?editar=/)
})
