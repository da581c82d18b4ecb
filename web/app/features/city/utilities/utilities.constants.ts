export const UTILITY_PAGE = '/utilidade-publica'
/** The home page leads here. */
export const DUTY_ANCHOR = 'farmacia-de-plantao'
export const NOTICES_ANCHOR = 'avisos'
/** The rota ahead: a week fits a phone and a printed page. */
export const DAYS_SHOWN = 7
/** Those that everybody should know by heart are large. */
export const LARGE_NUMBERS = 4

/** True everywhere in Brazil, and there even when nothing could be read. */
export const NATIONAL_NUMBERS = [
  { number: '190', title: 'Polícia Militar' },
  { number: '192', title: 'SAMU' },
  { number: '193', title: 'Corpo de Bombeiros' },
  { number: '199', title: 'Defesa Civil' },
] as const
