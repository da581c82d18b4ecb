import type { SightKind } from '@portal/contract/city/sights/sight.texts'
import { seededRandom } from '../art/seeded-random.ts'
import { REVIEWER_EMAILS } from '../businesses/demo-crowd.ts'
import type { DemoReview } from '../businesses/demo-reviews.ts'

const OPINIONS: Record<SightKind, readonly [rating: number, text: string][]> = {
  beach: [
    [5, 'Na maré baixa a areia some de vista: caminhamos a manhã inteira.'],
    [5, 'O pôr do sol fez a viagem valer.'],
    [4, 'Olhamos a hora da maré antes de descer e deu tudo certo.'],
    [5, 'Cedo tem pouca gente e muito vento bom.'],
    [3, 'Bonita, mas no feriado lota: chegue cedo.'],
    [4, 'As crianças não queriam sair da água.'],
    [3, 'Gostei do lugar. Faltam lixeiras.'],
  ],
  attraction: [
    [5, 'Parada rápida e bonita, rendeu as fotos da viagem.'],
    [4, 'Vale ir com calma e ouvir quem mora ali.'],
    [5, 'Conta a história da cidade melhor do que qualquer placa.'],
    [3, 'Bonito, mas falta sinalização para chegar.'],
    [4, 'Fomos no fim da tarde, sem fila e sem pressa.'],
  ],
}
const FEWEST = 2

/** The same place always has the same reviews, by people of the demonstration; no sentence twice. */
export function reviewsOfSight({ kind, slug }: { kind: SightKind; slug: string }): DemoReview[] {
  const random = seededRandom(`reviews/${kind}/${slug}`)
  const opinions = OPINIONS[kind]
  const first = random.whole(0, REVIEWER_EMAILS.length - 1)
  const turn = random.whole(0, opinions.length - 1)
  return Array.from({ length: random.whole(FEWEST, opinions.length) }, (_, n) => {
    const [rating, text] = opinions[(turn + n) % opinions.length] ?? [5, '']
    const email = REVIEWER_EMAILS[(first + n) % REVIEWER_EMAILS.length] ?? ''
    return { email, rating, text, daysAgo: random.whole(2, 300), reply: null }
  })
}
