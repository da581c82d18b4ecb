import type {
  CoverageKind,
  CoverageStatus,
} from '@portal/contract/newsroom/coverage-requests/coverage.texts'
import { asExample } from '../demo-name.ts'

type Said = { daysAgo: number; text?: string }

/** What happened to a request after it came in; the days count back from the day of seeding. */
export type DemoStep =
  | (Said & { kind: 'moved'; to: CoverageStatus; reason?: string; publishedAt?: string })
  | (Said & { kind: 'withdrawn' })
  | (Said & { kind: 'message' })
  | (Said & { kind: 'note' })

/** An invented request of the demonstration: its contact and its notes say so. */
export type DemoCoverage = {
  event: string
  /** From the day of seeding; negative for what has been. */
  inDays: number
  at?: string
  place: string
  kinds: CoverageKind[]
  audience?: number
  /** In reais, as the form offers them; an open end is null. */
  budget?: [from: number, to: number | null]
  notes: string
  contact: string
  whatsapp?: string
  askedDaysAgo: number
  assignee?: 'superadmin@demo.salinas' | 'admin@demo.salinas'
  dueInDays?: number
  steps?: DemoStep[]
}

const invented = (text: string) => `${text} Pedido de exemplo: pessoas e datas inventadas.`

/** All states, one with a new message, one late, one without anybody who cares for it. */
export const DEMO_COVERAGE: readonly DemoCoverage[] = [
  {
    event: 'Mutirão de limpeza da Praia do Maçarico',
    inDays: 12,
    at: '07:30',
    place: 'Praia do Maçarico, perto da praça',
    kinds: ['photo', 'article'],
    audience: 120,
    budget: [0, 0],
    notes: invented('Escolas e barraqueiros vão juntos; a coleta é pesada no fim da manhã.'),
    contact: asExample('Iraneide Sampaio'),
    whatsapp: '91900000101',
    askedDaysAgo: 1,
  },
  {
    event:
      'Encontro de carimbó dos grupos de Salinópolis, São João de Pirabas e Quatipuru, segunda edição',
    inDays: 34,
    place: 'Praça do Pescador',
    kinds: ['video', 'live', 'social', 'interview'],
    audience: 1500,
    budget: [500, 1500],
    notes: invented('Nove grupos no palco. O horário sai quando o último confirmar.'),
    contact: asExample('Juvenal Trindade'),
    askedDaysAgo: 3,
    steps: [
      {
        kind: 'message',
        daysAgo: 1,
        text: 'Mais um grupo confirmou. Podemos mandar as músicas antes, para a transmissão?',
      },
    ],
  },
  {
    event: 'Regata de canoas a vela',
    inDays: 18,
    at: '14:00',
    place: 'Porto Grande',
    kinds: ['photo', 'video'],
    audience: 600,
    budget: [0, 500],
    notes: invented('A saída depende da maré: convém chegar uma hora antes.'),
    contact: asExample('Edmilson Paixão'),
    whatsapp: '91900000102',
    askedDaysAgo: 9,
    assignee: 'admin@demo.salinas',
    dueInDays: -1,
    steps: [
      { kind: 'moved', to: 'analysis', daysAgo: 8, text: 'Vamos ver quem pode ir de barco.' },
      { kind: 'note', daysAgo: 7, text: 'Falta confirmar o colete para quem filma.' },
    ],
  },
  {
    event: 'Feira do livro na escola',
    inDays: 25,
    at: '09:00',
    place: 'Centro, pátio da escola',
    kinds: ['article', 'podcast'],
    audience: 300,
    notes: invented('Quatro autores do Pará conversam com os alunos.'),
    contact: asExample('Professora Ivone'),
    askedDaysAgo: 6,
    assignee: 'superadmin@demo.salinas',
    dueInDays: 5,
    steps: [{ kind: 'moved', to: 'analysis', daysAgo: 4 }],
  },
  {
    event: 'Campeonato de kitesurf na Corvina',
    inDays: 8,
    at: '13:00',
    place: 'Praia da Corvina',
    kinds: ['photo', 'video', 'live'],
    audience: 2000,
    budget: [1500, 5000],
    notes: invented('Há tenda com energia para a transmissão.'),
    contact: asExample('Thaynara Viegas'),
    whatsapp: '91900000103',
    askedDaysAgo: 21,
    assignee: 'admin@demo.salinas',
    dueInDays: 6,
    steps: [
      { kind: 'moved', to: 'analysis', daysAgo: 20 },
      {
        kind: 'moved',
        to: 'scheduled',
        daysAgo: 15,
        text: 'Combinado: dois da equipe chegam ao meio-dia.',
      },
    ],
  },
  {
    event: 'Arraial da vila',
    inDays: -16,
    at: '19:00',
    place: 'Vila de Cuiarana',
    kinds: ['photo', 'social'],
    audience: 800,
    budget: [0, 500],
    notes: invented('Quadrilha às 20h e boi-bumbá logo depois.'),
    contact: asExample('Dona Sebastiana'),
    askedDaysAgo: 40,
    assignee: 'superadmin@demo.salinas',
    steps: [
      { kind: 'moved', to: 'analysis', daysAgo: 38 },
      { kind: 'moved', to: 'scheduled', daysAgo: 30 },
      { kind: 'moved', to: 'done', daysAgo: 14, publishedAt: '/noticias' },
    ],
  },
  {
    event: 'Aniversário de quinze anos',
    inDays: 20,
    at: '20:00',
    place: 'Salão particular',
    kinds: ['photo', 'video'],
    audience: 90,
    budget: [500, 1500],
    notes: invented('Festa de família.'),
    contact: asExample('Rosivaldo Mendes'),
    askedDaysAgo: 12,
    steps: [
      {
        kind: 'moved',
        to: 'refused',
        daysAgo: 11,
        reason: 'Só cobrimos eventos abertos ao público.',
      },
    ],
  },
  {
    event: 'Passeio ciclístico até o farol',
    inDays: 4,
    at: '06:00',
    place: 'Saída da Orla do Maçarico',
    kinds: ['photo'],
    audience: 70,
    notes: invented('Percurso leve, de doze quilômetros.'),
    contact: asExample('Clube do Pedal'),
    askedDaysAgo: 17,
    steps: [{ kind: 'withdrawn', daysAgo: 5 }],
  },
]
