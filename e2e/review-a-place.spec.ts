import type { Page } from '@playwright/test'
import { query } from './support/operator.ts'
import { PASSWORD, signIn, signUp, toast } from './support/people.ts'
import { expect, expectAccessible, open, PHONE, portalUrl, test } from './support/test.ts'

const AFTER_WRITE = { timeout: 30_000 }

// A machine without a graphics card says how slowly it draws the map.
test.use({ expected: { complaints: [/GL Driver Message/] } })

const OWNER = { email: 'espadarte@demo.salinas', password: 'salinas-demo-2026' }

/** A place of the demonstration whose owner can be asked to answer. */
async function ownedPlace() {
  const [place] = await query<{ id: string; slug: string; name: string }>(
    `select establishments.id, slug, establishments.name from establishments
      join users on users.id = establishments.user_id
      where status = 'published' and users.email = $1 order by slug limit 1`,
    [OWNER.email],
  )
  if (!place) throw new Error('no demo business has an owner')
  return place
}

const confirmEmail = (email: string) =>
  query('update users set email_verified = true where email = $1', [email])

/** The code of the reviews comes when somebody comes near them. */
const goToReviews = (page: Page) =>
  page.evaluate(() => document.getElementById('avaliar')?.scrollIntoView())

/** Inside the article that the page itself is. */
const reviewsOf = (page: Page) => page.getByRole('article').getByRole('article')

/** The owner answers beside the browser: their dashboard has a journey of its own. */
async function replyAsOwner(page: Page, reviewId: string, text: string) {
  const context = await page.context().browser()?.newContext({ baseURL: portalUrl })
  if (!context) throw new Error('nobody can answer')
  await signIn(await context.newPage(), OWNER)
  const replied = await context.request.put(`/api/v1/reviews/${reviewId}/reply`, {
    data: { text },
    headers: { origin: portalUrl },
  })
  expect(replied.ok()).toBe(true)
  await context.close()
}

// spec: 296
test('a member signs in to review, is read at once and answered by the owner', async ({ page }) => {
  test.setTimeout(120_000)
  await page.setViewportSize(PHONE)
  const place = await ownedPlace()
  const { email } = await signUp(page, { name: 'Iracema Tavares' })
  await confirmEmail(email)
  await page.context().clearCookies()

  await open(page, `/guia/${place.slug}`)
  await goToReviews(page)
  await page.getByRole('button', { name: 'Avaliar', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: `Avaliar ${place.name}` })
  await expectAccessible(page)
  await dialog.getByRole('link', { name: 'Fazer login' }).click()
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()

  await expect(page).toHaveURL(new RegExp(`/guia/${place.slug}#avaliar$`), AFTER_WRITE)
  await expect(dialog.getByText('Sua nota')).toBeVisible(AFTER_WRITE)
  await dialog.getByRole('button', { name: 'Publicar avaliação' }).click()
  await expect(dialog.getByText('Escolha de 1 a 5 estrelas.')).toBeVisible()
  await dialog.getByRole('radio', { name: '4 estrelas' }).check({ force: true })
  await dialog.getByLabel('Como foi?').fill('Peixe fresco e vista para o mar. Volto em julho.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Publicar avaliação' }).click()
  await expect(toast(page, 'Avaliação publicada')).toBeVisible(AFTER_WRITE)
  const own = reviewsOf(page).filter({ hasText: 'Sua avaliação' })
  await expect(own).toContainText('Volto em julho.')
  await expect(own).toContainText('Publicada')
  await goToReviews(page)
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)

  const [review] = await query<{ id: string }>(
    `select reviews.id from reviews join users on users.id = reviews.user_id where email = $1`,
    [email],
  )
  await replyAsOwner(page, review?.id ?? '', 'Obrigado, Iracema! Até julho.')
  await page.context().clearCookies()
  await open(page, `/guia/${place.slug}`)
  const article = reviewsOf(page).filter({ hasText: 'Iracema T.' })
  await expect(article).toContainText('Volto em julho.')
  await expect(article).toContainText(`${place.name} respondeu`)
  await expect(article).toContainText('Obrigado, Iracema! Até julho.')
})

// spec: 296
test('a review with a phone number waits, is edited and is taken away', async ({ page }) => {
  test.setTimeout(120_000)
  await page.setViewportSize(PHONE)
  const place = await ownedPlace()
  const { email } = await signUp(page, { name: 'Benedito Farias' })
  await confirmEmail(email)
  await open(page, `/guia/${place.slug}#avaliar`)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: '5 estrelas' }).check({ force: true })
  await dialog.getByLabel('Como foi?').fill('Reservas com meu primo: 91 98888-7777.')
  await dialog.getByRole('button', { name: 'Publicar avaliação' }).click()
  await expect(toast(page, 'Avaliação enviada')).toBeVisible(AFTER_WRITE)
  const own = reviewsOf(page).filter({ hasText: 'Sua avaliação' })
  await expect(own).toContainText('Em análise')

  // Away from the foot of the screen, where the notice slides in over whatever is pressed there.
  await own.evaluate((card) => card.scrollIntoView({ block: 'center' }))
  await own.getByRole('button', { name: 'Editar' }).click()
  await dialog.getByLabel('Como foi?').fill('Muito bom.')
  await dialog.getByRole('button', { name: 'Salvar avaliação' }).click()
  await expect(own).toContainText('Publicada', AFTER_WRITE)
  await expect(own).toContainText('Muito bom.')

  await own.getByRole('button', { name: 'Apagar' }).click()
  await page.getByRole('button', { name: 'Apagar avaliação' }).click()
  await expect(toast(page, 'Avaliação apagada')).toBeVisible(AFTER_WRITE)
  await expect(own).toHaveCount(0)
})

// spec: 449
test('a member reviews a beach, and its page counts the stars', async ({ page }) => {
  test.setTimeout(120_000)
  await page.setViewportSize(PHONE)
  const { email } = await signUp(page, { name: 'Raimunda Seixas' })
  await confirmEmail(email)
  await open(page, '/praia/farol-velho')
  await goToReviews(page)
  const shown = page
    .getByRole('list', { name: 'O que as pessoas contam', exact: true })
    .getByRole('article')
  expect(await shown.count()).toBeLessThanOrEqual(3)
  await page.getByRole('button', { name: 'Avaliar', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Avaliar Praia do Farol Velho' })
  await dialog.getByRole('radio', { name: '5 estrelas' }).check({ force: true })
  await dialog.getByLabel('Como foi?').fill('Mar calmo e poucas pessoas em maio.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Publicar avaliação' }).click()
  await expect(toast(page, 'Avaliação publicada')).toBeVisible(AFTER_WRITE)
  await expect(reviewsOf(page).filter({ hasText: 'Sua avaliação' })).toContainText('em maio.')
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)

  await page.context().clearCookies()
  await open(page, '/praia/farol-velho')
  await expect(page.getByText('Raimunda S.')).toBeAttached()
  const told = await page.locator('script[type="application/ld+json"]').first().textContent()
  expect(told).toContain('AggregateRating')
  await query(`delete from reviews using users where users.id = user_id and email = $1`, [email])
})

// spec: 297
test('a visitor says that something is wrong, and denounces a review', async ({ page }) => {
  await page.setViewportSize(PHONE)
  const [place] = await query<{ slug: string; id: string }>(
    `select slug, establishments.id from establishments
      join reviews on reviews.establishment_id = establishments.id
      where establishments.status = 'published' and reviews.status = 'published'
      order by slug desc limit 1`,
  )
  await open(page, `/guia/${place?.slug}`)
  await page.getByRole('button', { name: 'Mais opções' }).click()
  await page.getByRole('button', { name: 'Informar erro' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Enviar relato' }).click()
  await expect(dialog.getByText('Escolha um motivo da lista.')).toBeVisible()
  await dialog.getByRole('radio', { name: 'Horário errado' }).check()
  await dialog.getByLabel('Detalhes').fill('Fecha às 21h, não às 23h.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Enviar relato' }).click()
  await expect(toast(page, 'Obrigado por avisar')).toBeVisible(AFTER_WRITE)
  await expect(dialog).toHaveCount(0)

  await goToReviews(page)
  await page
    .getByRole('button', { name: /^Denunciar a avaliação de/ })
    .first()
    .click()
  await dialog.getByRole('radio', { name: 'Propaganda ou spam' }).check()
  await dialog.getByRole('button', { name: 'Enviar denúncia' }).click()
  await expect(dialog).toHaveCount(0, AFTER_WRITE)
  const kinds = await query<{ subject_kind: string }>(
    `select subject_kind from reports where subject_id = $1
      or subject_id in (select id from reviews where establishment_id = $1)`,
    [place?.id],
  )
  expect(new Set(kinds.map((report) => report.subject_kind))).toEqual(
    new Set(['establishment', 'review']),
  )
})
