import type { DraftRecord } from '@portal/contract/club/draws/draw-admin'
import { isoDateOfDay } from '@portal/contract/shared/calendar-days'
import { cpfCheckDigits } from '@portal/contract/shared/cpf'
import { dayAt } from '@portal/contract/shared/time-zones'
import type { Deps } from '../src/deps.ts'
import { confirmExtraction } from '../src/features/club/draws/confirm-extraction.ts'
import { createDraw } from '../src/features/club/draws/create-draw.ts'
import { extractionAt } from '../src/features/club/draws/draws.rules.ts'
import { enterDraw } from '../src/features/club/draws/enter-draw.ts'
import { deliverPrize } from '../src/features/club/draws/follow-winner.ts'
import { freezeDraw } from '../src/features/club/draws/freeze-draw.ts'
import { openDraw } from '../src/features/club/draws/open-draw.ts'
import { registerDraw } from '../src/features/club/draws/register-draw.ts'
import { typeExtraction } from '../src/features/club/draws/type-extraction.ts'
import { updateDraw } from '../src/features/club/draws/update-draw.ts'
import { type PersonActor, systemActor } from '../src/platform/actor.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const TYPISTS = ['superadmin@demo.salinas', 'superadmin2@demo.salinas'] as const
const LINES = ['27418', '63905', '08172', '51634', '94760']

const REGULATION = `DEMONSTRAÇÃO. Este regulamento é um exemplo e não autoriza sorteio nenhum.

1. Participam pessoas físicas maiores de 18 anos, membros do clube, com residência no Pará. A participação é gratuita e dá um número. Cada cupom do clube usado no balcão de um parceiro durante o período dá mais um; se o uso é desfeito, o número também.
2. Os números vão de 00000 a 99999, em uma série, e são distribuídos ao acaso.
3. Quando o período termina, a lista é fechada e publicada com seu SHA-256, antes da extração da Loteria Federal.
4. Os cinco prêmios da extração são escritos um abaixo do outro. A última coluna, lida de cima para baixo, é o número do 1º prêmio; a penúltima, o do 2º; a antepenúltima, o do 3º.
5. Se ninguém tem o número sorteado, ganha o primeiro número acima dele na lista, dando a volta no fim da série.
6. O prêmio não pode ser convertido em dinheiro. O que não for retirado em 180 dias prescreve.`

function draftOf(day: (offset: number) => string, from: number, closes: number): DraftRecord {
  return {
    promoter_name: 'Portal de Demonstração Ltda.',
    promoter_cnpj: '11.222.333/0001-81',
    adherents: '',
    process_number: 'DEMONSTRAÇÃO 0000/000000-0',
    certificate_number: 'DEMONSTRAÇÃO 00.000000/0000',
    certificate_from: day(from - 10),
    certificate_until: day(closes + 60),
    regulation: REGULATION,
    territory: 'no Pará',
    opens_on: day(from),
    opens_time: '00:00',
    closes_on: day(closes),
    closes_time: '18:00',
    extraction_on: day(closes + 1),
    series_count: 1,
    fallback: 'above',
    counts_redemptions: true,
    prizes: [
      {
        title: 'Fim de semana para dois numa pousada',
        description: 'Duas diárias com café da manhã',
        value_cents: 98_000,
      },
      {
        title: 'Jantar para quatro',
        description: 'Peixe na brasa com acompanhamentos',
        value_cents: 32_000,
      },
      { title: 'Passeio de barco para dois', description: '', value_cents: 7_000 },
    ],
  }
}

/** One draw that was held and one that is open, both marked as demonstrations. */
export async function seedDraws(deps: Deps) {
  if ((await deps.stores.draws.listAll()).length > 0) return
  const now = deps.clock.now()
  const today = dayAt(now)
  const day = (offset: number) => isoDateOfDay(today + offset)
  const crowd = await deps.pool.query<{ id: string; name: string }>(
    `select users.id, users.name from users join profiles on profiles.user_id = users.id
     where users.role = 'user' and profiles.birth_date is not null and users.email like '%.salinas'
       and users.email <> 'clube@demo.salinas' order by users.email limit 60`,
  )
  const people = crowd.rows.map((person, n) => ({ ...person, cpf: cpfOf(n) }))

  const held = await open(
    deps,
    { title: 'Sorteio de demonstração', draft: draftOf(day, -14, -8) },
    now.getTime() - 14 * DAY,
  )
  await takePart(deps, held, people, now.getTime() - 12 * DAY)
  await hold(deps, held.id, day(-7))

  const next = await open(
    deps,
    { title: 'Próximo sorteio de demonstração', draft: draftOf(day, -3, 4) },
    now.getTime() - 3 * DAY,
  )
  await takePart(deps, next, people.slice(0, 25), now.getTime() - 2 * DAY)
}

/** Numbers that nobody has: no CPF begins with nine digits like these. */
function cpfOf(n: number): string {
  const base = String(999_000_000 + n)
  return `${base}${cpfCheckDigits(base)}`
}

const at = (ms: number) => ({ clock: { now: () => new Date(ms) } })

type Content = { title: string; draft: DraftRecord }

async function open(deps: Deps, { title, draft }: Content, ms: number) {
  const then = { ...deps, ...at(ms) }
  const id = await createDraw(systemActor, { title, isDemo: true }, then)
  const summary = 'Um exemplo de como um sorteio do clube funciona, do certificado ao prêmio.'
  await updateDraw(systemActor, { id, version: 1, title, summary, draft }, then)
  await registerDraw(systemActor, { id, version: 2 }, then)
  await openDraw(systemActor, { id, version: 3 }, then)
  const draw = await deps.stores.draws.find(id)
  if (!draw?.record) throw new Error('the demonstration has no record')
  return { id, number: draw.number, regulation: draw.record.regulation_sha256 }
}

type Person = { id: string; name: string; cpf: string }
type Opened = Awaited<ReturnType<typeof open>>

async function takePart(deps: Deps, { number, regulation }: Opened, people: Person[], ms: number) {
  for (const { id, name, cpf } of people) {
    await enterDraw(
      { userId: id },
      { number, full_name: name, cpf, birth_date: '1985-06-15', regulation_sha256: regulation },
      { ...deps, ...at(ms) },
    )
  }
}

async function hold(deps: Deps, id: string, day: string) {
  const { rows } = await deps.pool.query<{ id: string; email: string }>(
    'select id, email from users where email = any($1)',
    [TYPISTS],
  )
  const actorOf = (email: string): PersonActor => {
    const userId = rows.find((one) => one.email === email)?.id
    if (!userId) throw new Error(`${email} is not there`)
    return { kind: 'person', userId, planType: 'superadmin' }
  }
  const extracted = extractionAt(day).getTime()
  await freezeDraw(systemActor, { id }, { ...deps, ...at(extracted - DAY) })
  const evening = { ...deps, ...at(extracted + 2 * HOUR) }
  const extraction = { id, contest: 6086, day, lines: LINES }
  await typeExtraction(actorOf(TYPISTS[0]), extraction, evening)
  const typed = await deps.stores.drawOutcomes.typed(id)
  if (!typed) throw new Error('nothing was typed')
  await confirmExtraction(actorOf(TYPISTS[1]), { ...extraction, extraction_id: typed.id }, evening)
  // Nobody of the demo is written to: they have been told already.
  await deps.work.transaction(async ({ drawEntries, drawOutcomes }) => {
    const then = new Date(extracted + 2 * HOUR)
    for (const { participant } of await drawEntries.listAll(id)) {
      await drawEntries.setTold(id, participant, then)
    }
    for (const { prize } of await drawOutcomes.winners(id)) {
      await drawOutcomes.addContact(id, { prize, channel: 'email', note: '' }, null, then)
    }
  })
  const delivery = {
    id,
    prize: 1,
    delivered_to: 'Pessoa da demonstração',
    note: 'Recibo assinado.',
  }
  await deliverPrize(actorOf(TYPISTS[0]), delivery, { ...deps, ...at(extracted + 2 * DAY) })
}
