import { query } from './support/operator.ts'
import { PASSWORD, signUp, toast } from './support/people.ts'
import { mailTo } from './support/services.ts'
import { expect, expectAccessible, open, PHONE, test } from './support/test.ts'

const AFTER_WRITE = { timeout: 30_000 }

// A machine without a graphics card says how slowly it draws the map.
test.use({ expected: { complaints: [/GL Driver Message/] } })

// spec: 326, 341
test('a visitor signs in to write from the page, and the owner finds it in the mailbox', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await page.setViewportSize(PHONE)
  const { email } = await signUp(page, { name: 'Nazaré Moura' })
  await page.context().clearCookies()
  const [place] = await query<{ slug: string; name: string; owner: string }>(
    `select slug, establishments.name, coalesce(establishments.email, users.email) as owner
      from establishments join users on users.id = establishments.user_id
      where status = 'published' order by slug limit 1`,
  )
  if (!place) throw new Error('no demo business has an owner')

  await open(page, `/guia/${place.slug}`)
  await page.getByRole('button', { name: 'Enviar mensagem' }).click()
  const dialog = page.getByRole('dialog', { name: `Falar com ${place.name}` })
  await dialog.getByRole('link', { name: 'Fazer login' }).click()
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/guia/${place.slug}$`), AFTER_WRITE)

  await page.getByRole('button', { name: 'Enviar mensagem' }).click()
  await dialog.getByLabel('Sua mensagem').fill('Vocês têm mesa para oito no sábado?')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Enviar mensagem' }).click()
  await expect(toast(page, 'Sucesso!')).toContainText('Sua mensagem foi enviada.')
  const mail = await mailTo(place.owner, `Nova mensagem para ${place.name}`)
  expect(mail.text).toContain('Vocês têm mesa para oito no sábado?')
  expect(mail.text).toContain('Nazaré Moura')
})
