import type { Page } from '@playwright/test'
import { type OwnListing, ownName, person, publishListing, submitListing } from './support/guide.ts'
import { query } from './support/operator.ts'
import { ADMIN, post, signIn, toast } from './support/people.ts'
import { codeSentTo, mailTo } from './support/services.ts'
import { DESKTOP, expect, expectAccessible, open, PHONE, test } from './support/test.ts'

/** After a write on a busy machine. */
const SLOWLY = { timeout: 30_000 }
const CNPJ = '11222333000181'

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await signIn(page, ADMIN)
})

/** The item itself, also where the list beside it is long. */
async function openItem(page: Page, kind: string, id: string, title: string) {
  await open(page, `/admin?${new URLSearchParams({ item: `${kind}:${id}` })}`)
  const item = page.getByRole('region', { name: title })
  await expect(item.getByRole('heading', { level: 2, name: title })).toBeVisible(SLOWLY)
  return item
}

// spec: 345
test('an administrator publishes a new listing, and a visitor finds it', async ({
  page,
  browser,
}) => {
  const owner = await person(browser, { plan: 'espadarte', name: 'Marlene Farias' })
  const name = ownName('Peixaria da Marlene')
  const { id, slug } = await submitListing(owner, name)
  // Older addresses of the queue lead to where it waits now.
  await open(page, '/admin/moderacao?fila=cadastros')
  await expect(page).toHaveURL('/admin?assunto=listing', SLOWLY)
  const item = await openItem(page, 'listing', id, name)
  await expect(item.getByText('Peixe do dia na brasa, direto do barco.')).toBeVisible(SLOWLY)
  await expectAccessible(page)
  await item.getByRole('button', { name: 'Aprovar e publicar' }).click()
  await expect(toast(page, `${name} está no ar`)).toBeVisible(SLOWLY)
  await open(owner.page, `/guia/${slug}`)
  await expect(owner.page.getByRole('heading', { level: 1, name })).toBeVisible()
  await owner.close()
})

// spec: 345
test('on a phone, a listing is refused with a reason its owner reads', async ({
  page,
  browser,
}) => {
  await page.setViewportSize(PHONE)
  const owner = await person(browser, { plan: 'atalaia', name: 'Raimundo Costa' })
  const name = ownName('Bar do Raimundo')
  const { id } = await submitListing(owner, name)
  const item = await openItem(page, 'listing', id, name)
  await item.getByRole('button', { name: 'Recusar' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Recusar' }).click()
  await expect(dialog.getByText('Escreva o motivo: quem enviou vai ler.')).toBeVisible()
  await dialog.getByRole('button', { name: /^Envie ao menos uma foto/ }).click()
  const reason = dialog.getByLabel('Motivo')
  await expect(reason).toHaveValue(/^Envie ao menos uma foto nítida/)
  await reason.fill(`${await reason.inputValue()} Obrigado!`)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Recusar' }).click()
  await expect(toast(page, `Cadastro de ${name} recusado`)).toBeVisible(SLOWLY)
  const refused = await owner.read<OwnListing>(`/my/establishments/${id}`)
  expect(refused).toMatchObject({
    status: 'rejected',
    status_reason: expect.stringMatching(/^Envie ao menos uma foto.* Obrigado!$/),
  })
  const mail = await mailTo(owner.email, `O cadastro de ${name} precisa de ajustes`)
  expect(mail.text).toContain('Obrigado!')
  await owner.close()
})

test('what changes in a published listing is compared word by word', async ({ page, browser }) => {
  const owner = await person(browser, { plan: 'espadarte' })
  const name = ownName('Barraca Sol Poente')
  const newName = name.replace('Poente', 'Nascente')
  const { id, slug, version } = await publishListing(browser, owner, name)
  const changes = { name: newName, number: '900' }
  await owner.send('patch', `/my/establishments/${id}`, { version, changes })
  const item = await openItem(page, 'change', id, name)
  const diff = item.getByRole('region', { name: 'O que muda' })
  await expect(diff.getByRole('deletion')).toHaveText(['Poente ', '812'])
  await expect(diff.getByRole('insertion')).toHaveText(['Nascente ', '900'])
  await expectAccessible(page)
  await item.getByRole('button', { name: 'Aprovar alterações' }).click()
  await expect(toast(page, `Alterações de ${name} no ar`)).toBeVisible(SLOWLY)
  await open(owner.page, `/guia/${slug}`)
  await expect(owner.page.getByRole('heading', { level: 1, name: newName })).toBeVisible()
  await owner.close()
})

test.describe('two administrators', () => {
  test.use({ expected: { complaints: [/status of 409/] } })

  test('the second of two who decide is told plainly', async ({ page, browser }) => {
    const owner = await person(browser, { plan: 'atalaia' })
    const name = ownName('Café da Orla')
    const { id, version } = await submitListing(owner, name)
    await openItem(page, 'listing', id, name)
    const path = `/admin/establishments/${id}/reject`

    await post(page.request, path, { version, reason: 'Falta o endereço.' })
    // Before anything is pressed: the page hears of it, and its buttons are no longer in reach.
    await expect(page.getByText(/resolveu isto (hoje|ontem)/)).toBeVisible(SLOWLY)
    await owner.close()
  })
})

test('a review that waits is published with one key', async ({ page, browser }) => {
  const owner = await person(browser, { plan: 'espadarte' })
  const name = ownName('Tapiocaria Maré')
  const { id: place } = await publishListing(browser, owner, name)
  const member = await person(browser, { name: 'Socorro Lima' })
  const text = 'Melhor tapioca da orla, veja em www.exemplo.com.br'
  const review = await member.send<{ id: string }>('put', `/establishments/${place}/my-review`, {
    rating: 5,
    text,
  })
  const item = await openItem(page, 'review', review.id, name)
  await expect(item.getByText('Tem um link ou perfil')).toBeVisible()
  await expectAccessible(page)
  await item.getByRole('button', { name: 'Publicar avaliação' }).focus()
  await page.keyboard.press('a')
  await expect(toast(page, 'Avaliação de Socorro Lima publicada')).toBeVisible(SLOWLY)
  const { reviews } = await member.read<{ reviews: { text: string }[] }>(
    `/establishments/${place}/reviews`,
  )
  expect(reviews.map((one) => one.text)).toContain(text)
  await Promise.all([owner.close(), member.close()])
})

test('a claim with its proof makes somebody the owner', async ({ page, browser }) => {
  const first = await person(browser, { plan: 'espadarte' })
  const name = ownName('Pousada sem Dono')
  const { id: place } = await publishListing(browser, first, name)
  const phone = `919${String(Date.now()).slice(-8)}`
  await query('update establishments set user_id = null, whatsapp = $2 where id = $1', [
    place,
    phone,
  ])
  const claimant = await person(browser, { plan: 'atalaia', name: 'Edinalva Reis' })
  await claimant.send('post', `/establishments/${place}/claim/code`)
  const code = await codeSentTo(`55${phone}`)
  const claim = await claimant.send<{ id: string }>('post', `/establishments/${place}/claim`, {
    cnpj: CNPJ,
    message: 'Abri a pousada em 2019.',
    proof: { kind: 'phone', code },
  })
  const item = await openItem(page, 'claim', claim.id, name)
  await expect(item.getByText('11.222.333/0001-81')).toBeVisible()
  await expect(item.getByText(/^Código enviado ao telefone do guia, confirmado/)).toBeVisible()
  await expectAccessible(page)
  await item.getByRole('button', { name: 'Aprovar reivindicação' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Aprovar reivindicação' }).click()
  await expect(toast(page, `${name} agora é de Edinalva Reis`)).toBeVisible(SLOWLY)
  const mine = await claimant.read<OwnListing[]>('/my/establishments')
  expect(mine.map(({ id }) => id)).toEqual([place])
  await Promise.all([first.close(), claimant.close()])
})

test('a report is resolved with a note for the team', async ({ page, browser }) => {
  const owner = await person(browser, { plan: 'atalaia' })
  const name = ownName('Farmácia da Praça')
  const { id: place } = await publishListing(browser, owner, name)
  const report = { subject_kind: 'establishment', subject_id: place, reason: 'wrong-phone' }
  await owner.send('post', '/reports', { ...report, details: 'O número mudou.' })
  const [found] = await query<{ id: string }>('select id from reports where subject_id = $1', [
    place,
  ])
  const item = await openItem(
    page,
    'report',
    found?.id ?? '',
    `Telefone ou WhatsApp errado: ${name}`,
  )
  await expect(item.getByText('O número mudou.')).toBeVisible()
  await expectAccessible(page)
  await item.getByRole('button', { name: 'Marcar como resolvido' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Dados corrigidos na página.' }).click()
  await dialog.getByRole('button', { name: 'Marcar como resolvido' }).click()
  await expect(toast(page, 'Relato resolvido')).toBeVisible(SLOWLY)
  const rows = await query('select status, resolution from reports where id = $1', [found?.id])
  expect(rows).toEqual([{ status: 'resolved', resolution: 'Dados corrigidos na página.' }])
  await owner.close()
})

// spec: 346
test('several listings are suspended at once, each with its outcome', async ({ page, browser }) => {
  test.slow()
  const owner = await person(browser, { plan: 'espadarte' })
  const word = ownName('Quiosque')
  const { slug } = await publishListing(browser, owner, `${word} Um`)
  await submitListing(owner, `${word} Dois`)
  await open(page, '/admin/estabelecimentos')
  await page.getByLabel('Buscar pelo nome').fill(word)
  await expect(page.getByText('2 estabelecimentos')).toBeVisible(SLOWLY)
  await expect(page).toHaveURL(/busca=Quiosque/)
  await page.getByLabel('Selecionar todos desta página').check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Suspender' }).click()
  const dialog = page.getByRole('dialog', { name: 'Suspender 1 estabelecimento?' })
  await expect(dialog).toContainText('1 dos selecionados fica como está')
  await dialog.getByLabel('Motivo').fill('Denúncias em apuração.')
  await dialog.getByRole('button', { name: 'Suspender' }).click()
  await expect(toast(page, 'Feito em 1')).toBeVisible(SLOWLY)
  expect((await owner.page.goto(`/guia/${slug}`))?.status()).toBe(404)

  await page.getByRole('button', { name: new RegExp(`^${word} Um`) }).click()
  const drawer = page.getByRole('dialog', { name: `${word} Um` })
  await expect(drawer.getByText('Denúncias em apuração.')).toBeVisible(SLOWLY)
  await expectAccessible(page)
  await drawer.getByRole('button', { name: 'Colocar de volta no ar' }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Colocar de volta no ar' })
    .click()
  await expect(toast(page, `${word} Um está no ar`)).toBeVisible(SLOWLY)
  expect((await owner.page.goto(`/guia/${slug}`))?.status()).toBe(200)
  await owner.close()
})

// spec: 347
test('a category made, renamed and moved up is what the visitor sees', async ({
  page,
  browser,
}) => {
  test.slow()
  const visitor = await browser.newPage({ viewport: DESKTOP })
  const tabs = visitor.getByRole('navigation', { name: 'Categorias' })
  const name = ownName('Feiras')
  await open(page, '/admin/categorias')
  await page.getByRole('button', { name: 'Nova categoria' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nome').fill(name)
  await dialog.getByRole('radio', { name: 'Sacola' }).check({ force: true })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Criar' }).click()
  await expect(toast(page, 'Categoria criada')).toBeVisible(SLOWLY)
  await open(visitor, '/guia-comercial')
  await expect(tabs.getByRole('link', { name })).toBeVisible()

  await page.getByRole('button', { name: `Editar ${name}` }).click()
  await dialog.getByLabel('Nome').fill(`${name} livres`)
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(toast(page, 'Categoria atualizada')).toBeVisible(SLOWLY)
  await page.getByRole('button', { name: `Mover para cima: ${name} livres` }).click()
  await expect(page.getByText('Ordem salva')).toBeVisible(SLOWLY)
  await open(visitor, '/guia-comercial')
  const labels = await tabs.getByRole('link').allTextContents()
  expect(labels.indexOf(`${name} livres`)).toBe(labels.length - 2)

  await page.setViewportSize(PHONE)
  // From its top: a button that is half under the bars above is read as one too small.
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page)
  await page.getByRole('button', { name: `Mais ações com ${name} livres` }).click()
  await page.getByRole('menuitem', { name: 'Arquivar' }).click()
  await dialog.getByRole('button', { name: 'Arquivar' }).click()
  await expect(toast(page, 'Categoria arquivada')).toBeVisible(SLOWLY)
  await open(visitor, '/guia-comercial')
  await expect(tabs.getByRole('link', { name })).toHaveCount(0)
  await visitor.close()
})

test('a category in use is archived only with a place for its listings', async ({ page }) => {
  await open(page, '/admin/categorias?categoria=onde-ficar')
  await page.getByRole('button', { name: 'Mais ações com Pousada' }).click()
  await page.getByRole('menuitem', { name: 'Arquivar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Arquivar Pousada?' })
  await expect(dialog).toContainText('sem isso ela não pode ser arquivada')
  await dialog.getByRole('button', { name: 'Mover e arquivar' }).click()
  await expect(dialog.getByText('Escolha para onde vai o que usa esta categoria.')).toBeVisible()
  await expectAccessible(page)
})
