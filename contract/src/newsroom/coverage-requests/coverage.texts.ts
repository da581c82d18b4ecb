/** Words and limits of coverage requests. Free of zod: the browser reads them too. */

export const COVERAGE_NOTES_MAX = 3000
export const COVERAGE_MESSAGE_MAX = 2000
export const COVERAGE_REASON_MAX = 500
export const AUDIENCE_MAX = 1_000_000
/** How far ahead an event may be. */
export const COVERAGE_DAYS_AHEAD = 730

export const COVERAGE_KINDS = [
  'photo',
  'video',
  'article',
  'live',
  'podcast',
  'social',
  'interview',
] as const
export type CoverageKind = (typeof COVERAGE_KINDS)[number]

export const COVERAGE_KIND_WORDS: Record<CoverageKind, string> = {
  photo: 'Fotos',
  video: 'Vídeo',
  article: 'Matéria no portal',
  live: 'Transmissão ao vivo',
  podcast: 'Podcast',
  social: 'Redes sociais',
  interview: 'Entrevista',
}

export const COVERAGE_STATUSES = [
  'new',
  'analysis',
  'scheduled',
  'done',
  'refused',
  'withdrawn',
] as const
export type CoverageStatus = (typeof COVERAGE_STATUSES)[number]

export const COVERAGE_STATUS_WORDS: Record<CoverageStatus, string> = {
  new: 'Novo',
  analysis: 'Em análise',
  scheduled: 'Agendado',
  done: 'Realizado',
  refused: 'Recusado',
  withdrawn: 'Cancelado por quem pediu',
}

type Budget = { min_cents: number; max_cents: number | null }

/** Offered by the form; the API takes any range. */
export const BUDGET_RANGES: readonly Budget[] = [
  { min_cents: 0, max_cents: 0 },
  { min_cents: 0, max_cents: 500_00 },
  { min_cents: 500_00, max_cents: 1_500_00 },
  { min_cents: 1_500_00, max_cents: 5_000_00 },
  { min_cents: 5_000_00, max_cents: null },
]

const reais = new Intl.NumberFormat('pt-BR', {
  style: 'currency',
  currency: 'BRL',
  maximumFractionDigits: 2,
  minimumFractionDigits: 2,
})
const money = (cents: number) => reais.format(cents / 100).replaceAll('\u00a0', ' ')

/** "De R$ 500,00 a R$ 1.500,00". */
export function budgetText({ min_cents, max_cents }: Budget): string {
  if (max_cents === 0) return 'Sem verba'
  if (max_cents === null) return `A partir de ${money(min_cents)}`
  if (min_cents === max_cents) return money(max_cents)
  return min_cents === 0
    ? `Até ${money(max_cents)}`
    : `De ${money(min_cents)} a ${money(max_cents)}`
}

/** Where a request can go from where it is, by the team's hand. */
const WAYS: Record<CoverageStatus, readonly CoverageStatus[]> = {
  new: ['analysis', 'refused'],
  analysis: ['scheduled', 'refused'],
  scheduled: ['done', 'analysis', 'refused'],
  done: [],
  // Plans change: what was refused may be looked at again.
  refused: ['analysis'],
  withdrawn: [],
}

export const coverageMoves = (from: CoverageStatus): readonly CoverageStatus[] => WAYS[from]

export const isCoverageOver = (status: CoverageStatus) =>
  status === 'done' || status === 'refused' || status === 'withdrawn'
