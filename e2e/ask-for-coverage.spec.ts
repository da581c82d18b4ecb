import { ownName } from './support/guide.ts'
import { ADMIN, newEmail, signIn, toast } from './support/people.ts'
import { mailTo } from './support/services.ts'
import { DESKTOP, expect, expectAccessible, open, PHONE, portalUrl, test } from './support/test.ts'

const AFTER_WRITE = { timeout: 30_000 }
const FOLLOW = /\/solicitar-cobertura\/acompanhar#token=([\w-]{43})/

/** A month from now, as it is typed. */
function comingDay() {
  const day = new Date(Date.now() + 30 * 86_400_000)
  return new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Belem' }).format(day)
}

// A link that is not theirs is refused, and the browser says so.
test.use({ expected: { complaints: [/status of 422/] } })

// spec: 438, 440
test('somebody asks for coverage, follows it by the private link and sees what was published', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  await page.setViewportSize(PHONE)
  const event = ownName('Festival da Maré')
  const email = newEmail()

  await open(page, '/solicitar-cobertura')
  await page.getByRole('button', { name: 'Enviar pedido' }).click(AFTER_WRITE)
  await expect(page.getByText('Escolha ao menos um tipo de cobertura.').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Nome do evento').fill(event)
  await page.getByLabel('Data', { exact: true }).fill(comingDay())
  await page.getByLabel('Horário').fill('19:30')
  await page.getByLabel('Lugar', { exact: true }).fill('Orla do Maçarico')
  await page.getByRole('checkbox', { name: 'Fotos' }).check()
  await page.getByRole('checkbox', { name: 'Transmissão ao vivo' }).check()
  await page.getByLabel('Público esperado').fill('800')
  await page.getByLabel('Verba para a cobertura').selectOption({ label: 'Até R$ 500,00' })
  await page.getByLabel('Seu nome').fill('Marlene Sarmento')
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByRole('textbox', { name: 'WhatsApp' }).fill('91988887777')
  await page.getByRole('button', { name: 'Enviar pedido' }).click()
  await expect(page.getByRole('heading', { name: 'Pedido enviado!' })).toBeVisible(AFTER_WRITE)
  await expectAccessible(page)
  const link = await page.getByLabel('Seu link de acompanhamento').inputValue()
  const [, token = ''] = FOLLOW.exec(link) ?? []
  const mail = await mailTo(email, `Recebemos seu pedido de cobertura: ${event}`)
  expect(FOLLOW.exec(mail.text ?? '')?.[1]).toBe(token)

  await page.getByRole('link', { name: 'Abrir o acompanhamento' }).click()
  await expect(page.getByText('Seu pedido chegou. A equipe ainda vai ler.')).toBeVisible(
    AFTER_WRITE,
  )
  await page.getByLabel('Escrever à equipe').fill('O palco mudou para perto do farol.')
  await page.getByRole('button', { name: 'Enviar mensagem' }).click()
  await expect(toast(page, 'Mensagem enviada à equipe')).toBeVisible(AFTER_WRITE)
  await expectAccessible(page)

  const context = await browser.newContext({ baseURL: portalUrl, viewport: DESKTOP })
  const desk = await context.newPage()
  await signIn(desk, ADMIN)
  await open(desk, `/admin/coberturas?${new URLSearchParams({ busca: event })}`)
  const card = desk.getByRole('article').filter({ hasText: event })
  await expect(card.getByText('Mensagem nova')).toBeVisible(AFTER_WRITE)
  await expectAccessible(desk)
  const moveTo = async (status: string, confirm: string, fill?: () => Promise<void>) => {
    await card.getByRole('button', { name: `Mover para: ${event}` }).click()
    await desk.getByRole('menuitem', { name: status }).click()
    await fill?.()
    await desk.getByRole('dialog').getByRole('button', { name: confirm }).click()
    await expect(toast(desk, `${event}: ${status.toLowerCase()}`)).toBeVisible(AFTER_WRITE)
    await expect(desk.getByRole('dialog')).toHaveCount(0)
    await expect(desk.getByRole('region', { name: status }).getByText(event)).toBeVisible()
  }
  await moveTo('Em análise', 'Colocar em análise')

  await card.getByRole('link', { name: event }).click()
  const detail = desk.getByRole('dialog', { name: event })
  await expect(detail.getByText('O palco mudou para perto do farol.')).toBeVisible(AFTER_WRITE)
  await expectAccessible(desk)
  await detail.getByRole('textbox', { name: 'Nota interna' }).fill('Confirmar energia no local.')
  await detail.getByRole('button', { name: 'Guardar nota' }).click()
  const notes = detail.getByRole('listitem').filter({ hasText: 'Confirmar energia no local.' })
  await expect(notes).toBeVisible(AFTER_WRITE)
  await detail.getByRole('button', { name: 'Fechar' }).click()

  await moveTo('Agendado', 'Agendar')
  await open(page, `${portalUrl}/solicitar-cobertura/acompanhar#token=${token}`)
  await page.reload()
  await expect(page.getByText('Está agendado: a equipe vai cobrir')).toBeVisible(AFTER_WRITE)
  await expect(page.getByText('Confirmar energia')).toHaveCount(0)

  const published = 'https://portal.exemplo.com.br/noticias/festival'
  await moveTo('Realizado', 'Marcar como realizado', async () => {
    await desk.getByLabel('Endereço do que foi publicado').fill(published)
  })
  await context.close()

  await page.reload()
  await expect(page.getByText('A cobertura está publicada.')).toBeVisible(AFTER_WRITE)
  await expect(page.getByRole('link', { name: 'Ver o que foi publicado' })).toHaveAttribute(
    'href',
    published,
  )
  await expectAccessible(page)
  await mailTo(email, `A cobertura está no ar: ${event}`)

  // A stranger who changes one letter of the link is shown nothing.
  const stranger = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
  await open(page, '/solicitar-cobertura')
  await open(page, `/solicitar-cobertura/acompanhar#token=${stranger}`)
  await expect(page.getByRole('heading', { name: 'Este link não mostra nada' })).toBeVisible(
    AFTER_WRITE,
  )
  await expect(page.getByText(event)).toHaveCount(0)
})
