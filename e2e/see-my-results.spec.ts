import { readFile } from 'node:fs/promises'
import { ownName, person, publishListing } from './support/guide.ts'
import { query } from './support/operator.ts'
import { DESKTOP, expect, expectAccessible, open, PHONE, test } from './support/test.ts'

/** Four weeks of visits, as the counting leaves them: more on Saturdays, in the evening. */
async function countFourWeeks(id: string) {
  await query(
    `with hours as (
       insert into visit_hours (establishment_id, day, hour, kind, events, people)
       select $1, current_date - days, hour, kind, 2 * people, people
       from generate_series(1, 27) as days, (values (10, 'view', 9), (19, 'view', 14),
         (10, 'listed', 60), (19, 'whatsapp', 3), (19, 'menu', 6), (10, 'route', 2)) as one (hour, kind, people)
       returning *)
     insert into visit_days (establishment_id, day, kind, events, people)
     select establishment_id, day, kind, sum(events), sum(people) from hours group by 1, 2, 3`,
    [id],
  )
  await query(
    `insert into visit_sources (establishment_id, day, source, people)
     select $1, current_date - days, source, people from generate_series(1, 27) as days,
       (values ('search', 12), ('map', 8), ('poster', 3)) as one (source, people)`,
    [id],
  )
  await query(
    `insert into visit_words (establishment_id, day, word, people)
     select $1, current_date - days, 'peixe na brasa', 4 from generate_series(1, 27) as days`,
    [id],
  )
}

test('an owner reads how the page does, and takes the figures home', async ({ browser }) => {
  const owner = await person(browser, { plan: 'macarico', name: 'Marlene Farias' })
  const { page } = owner
  const { id } = await publishListing(browser, owner, ownName('Peixaria Maré Cheia'))

  await page.setViewportSize(DESKTOP)
  await open(page, `/dash-espadarte?aba=desempenho&negocio=${id}`)
  await expect(page.getByRole('heading', { name: 'Ninguém passou por aqui ainda' })).toBeVisible()
  await expectAccessible(page)

  await countFourWeeks(id)
  await open(page, `/dash-espadarte?negocio=${id}`)
  await expect(page.getByRole('heading', { name: 'Esta semana' })).toBeVisible()
  await page.getByRole('link', { name: 'Ver desempenho' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Desempenho' })).toBeVisible()
  await expect(page.getByText(/visitas à sua página; antes, nenhuma\.$/)).toBeVisible()

  await page.getByRole('link', { name: '7 dias' }).click()
  await expect(page.getByText(/contra os 7 dias antes, até esta hora/)).toBeVisible()
  await expect(page.getByRole('img', { name: /^Pessoas por dia, de / })).toBeVisible()
  await page.getByText('Ver em tabela: Pessoas por dia', { exact: true }).click()
  await expect(page.getByRole('table', { name: 'Pessoas por dia', exact: true })).toBeVisible()
  await expect(page.getByText('“peixe na brasa”').first()).toBeVisible()

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixar os números em CSV' }).click(),
  ])
  expect(await readFile(await file.path(), 'utf8')).toContain('dia;hora;acao;pessoas;vezes')
  await expectAccessible(page)

  await page.setViewportSize(PHONE)
  await page.getByRole('link', { name: '12 meses' }).click()
  await expect(page.getByRole('heading', { name: 'Visitas por mês' })).toBeVisible()
  await expectAccessible(page)
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  )
  expect(overflow).toBe(0)
  await owner.close()
})

test('an owner of a smaller plan has the week, and reads which plan has the rest', async ({
  browser,
}) => {
  const owner = await person(browser, { plan: 'atalaia', name: 'Ivone Barros' })
  const { page } = owner
  const { id } = await publishListing(browser, owner, ownName('Tapiocaria Beira-Rio'))
  await countFourWeeks(id)
  await page.setViewportSize(DESKTOP)
  await open(page, `/dash-espadarte?negocio=${id}`)
  await expect(page.getByRole('heading', { name: 'Esta semana' })).toBeVisible()
  await page.getByRole('link', { name: 'Desempenho Maçarico' }).click()
  await expect(
    page.getByRole('heading', { name: 'O Desempenho é do plano Maçarico' }),
  ).toBeVisible()
  await expectAccessible(page)
  await owner.close()
})

for (const [name, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  test(`anybody reads the city in figures on a ${name}, and takes the data`, async ({ page }) => {
    await query(
      `insert into portal_visit_hours (day, hour, page, events, people)
       select current_date - days, 10, 'portal', 900, 300 + days
       from generate_series(1, 27) as days on conflict do nothing`,
    )
    await page.setViewportSize(viewport)
    await open(page, '/cidade-em-numeros')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A cidade em números')
    await expect(page.getByRole('heading', { name: 'Próximas marés' })).toBeVisible()
    await expectAccessible(page)
    const csv = await page.request.get('/dados/cidade-em-numeros.csv')
    expect(await csv.text()).toContain('pessoas_no_dia')
  })
}
