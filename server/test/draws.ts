import type { DraftRecord } from '@portal/contract/club/draws/draw-admin'
import { cpfCheckDigits } from '@portal/contract/shared/cpf'
import type { Deps } from '../src/deps.ts'
import { confirmExtraction } from '../src/features/club/draws/confirm-extraction.ts'
import { createDraw } from '../src/features/club/draws/create-draw.ts'
import { closeLists } from '../src/features/club/draws/draws.jobs.ts'
import { enterDraw } from '../src/features/club/draws/enter-draw.ts'
import { freezeDraw } from '../src/features/club/draws/freeze-draw.ts'
import { openDraw } from '../src/features/club/draws/open-draw.ts'
import { registerDraw } from '../src/features/club/draws/register-draw.ts'
import { typeExtraction } from '../src/features/club/draws/type-extraction.ts'
import { updateDraw } from '../src/features/club/draws/update-draw.ts'
import { type PersonActor, systemActor } from '../src/platform/actor.ts'

type Needs = { deps: Deps }

/** What the worker does with lists whose hour has come. */
export const closeDueLists = ({ deps }: Needs) => closeLists.handle({}, deps)

export const REGULATION =
  'Regulamento do sorteio do clube. Participam maiores de 18 anos, membros do clube, com um número cada. Os ganhadores saem da Loteria Federal pela regra das colunas. Sem dono, vale o primeiro número acima. Prêmios não retirados em 180 dias prescrevem.'

/** Open from 10 to 14 July 2026, 18h; the extraction is on the evening of the 15th. */
export const DRAFT: DraftRecord = {
  promoter_name: 'Portal de Salinas Ltda.',
  promoter_cnpj: '11.222.333/0001-81',
  adherents: 'Pousada Rede na Varanda; 11.444.777/0001-61',
  process_number: '2026/004182-7',
  certificate_number: 'SPA/MF 04.041827/2026',
  certificate_from: '2026-07-01',
  certificate_until: '2026-08-31',
  regulation: REGULATION,
  territory: 'Pará',
  opens_on: '2026-07-10',
  opens_time: '00:00',
  closes_on: '2026-07-14',
  closes_time: '18:00',
  extraction_on: '2026-07-15',
  series_count: 1,
  fallback: 'above',
  counts_redemptions: false,
  prizes: [
    { title: 'Fim de semana para dois', description: 'Duas diárias com café', value_cents: 98_000 },
    { title: 'Jantar para quatro', description: '', value_cents: 32_000 },
    { title: 'Passeio de popopô', description: '', value_cents: 7_000 },
  ],
}
export const EXTRACTION = {
  contest: 6086,
  day: '2026-07-15',
  lines: ['27418', '63905', '08172', '51634', '94760'],
}

export const superadmin = (userId: string): PersonActor => ({
  kind: 'person',
  userId,
  planType: 'superadmin',
})

let cpfs = 0
/** One that nobody else in the test has. */
export function freshCpf(): string {
  cpfs += 1
  const base = String(100_000_000 + cpfs)
  return `${base}${cpfCheckDigits(base)}`
}

const versionOf = async ({ deps }: Needs, id: string) =>
  (await deps.stores.draws.find(id))?.version ?? 0

export async function createDraft(portal: Needs, draft: DraftRecord = DRAFT) {
  const { deps } = portal
  const id = await createDraw(systemActor, { title: 'Sorteio de inverno' }, deps)
  const content = { title: 'Sorteio de inverno', summary: 'Um fim de semana e mais dois prêmios.' }
  await updateDraw(systemActor, { id, version: 1, ...content, draft }, deps)
  const draw = await deps.stores.draws.find(id)
  return { id, number: draw?.number ?? 0 }
}

export async function createOpenDraw(portal: Needs, draft: DraftRecord = DRAFT) {
  const { deps } = portal
  const { id, number } = await createDraft(portal, draft)
  await registerDraw(systemActor, { id, version: await versionOf(portal, id) }, deps)
  await openDraw(systemActor, { id, version: await versionOf(portal, id) }, deps)
  const draw = await deps.stores.draws.find(id)
  return { id, number, regulation: draw?.record?.regulation_sha256 ?? '' }
}

type Open = Awaited<ReturnType<typeof createOpenDraw>>

export const enter = ({ deps }: Needs, { number, regulation }: Open, userId: string) =>
  enterDraw(
    { userId },
    {
      number,
      full_name: 'Luciana Moraes',
      cpf: freshCpf(),
      birth_date: '1990-05-01',
      regulation_sha256: regulation,
    },
    deps,
  )

/** From an open draw whose period is over to its winners. */
export async function holdDraw(
  portal: Needs,
  { id }: Open,
  people: [string, string],
  now: () => void,
) {
  const { deps } = portal
  await freezeDraw(systemActor, { id }, deps)
  now()
  await typeExtraction(superadmin(people[0]), { id, ...EXTRACTION }, deps)
  const typed = await deps.stores.drawOutcomes.typed(id)
  await confirmExtraction(
    superadmin(people[1]),
    { id, extraction_id: typed?.id ?? '', ...EXTRACTION },
    deps,
  )
}
