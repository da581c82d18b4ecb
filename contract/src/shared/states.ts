/** The 27 states, value and label (spec §3). */
export const STATES = [
  ['AC', 'Acre'],
  ['AL', 'Alagoas'],
  ['AP', 'Amapá'],
  ['AM', 'Amazonas'],
  ['BA', 'Bahia'],
  ['CE', 'Ceará'],
  ['DF', 'Distrito Federal'],
  ['ES', 'Espírito Santo'],
  ['GO', 'Goiás'],
  ['MA', 'Maranhão'],
  ['MT', 'Mato Grosso'],
  ['MS', 'Mato Grosso do Sul'],
  ['MG', 'Minas Gerais'],
  ['PA', 'Pará'],
  ['PB', 'Paraíba'],
  ['PR', 'Paraná'],
  ['PE', 'Pernambuco'],
  ['PI', 'Piauí'],
  ['RJ', 'Rio de Janeiro'],
  ['RN', 'Rio Grande do Norte'],
  ['RS', 'Rio Grande do Sul'],
  ['RO', 'Rondônia'],
  ['RR', 'Roraima'],
  ['SC', 'Santa Catarina'],
  ['SP', 'São Paulo'],
  ['SE', 'Sergipe'],
  ['TO', 'Tocantins'],
] as const

export type StateCode = (typeof STATES)[number][0]

/** What somebody of Pará chooses whose city is not in the list; its name may then be written. */
export const OTHER_CITY = 'Outra cidade'

/** The list a person of Pará chooses from (spec §3). */
export const PARA_CITIES = [
  'Belém',
  'Ananindeua',
  'Santarém',
  'Marabá',
  'Parauapebas',
  'Castanhal',
  'Abaetetuba',
  'Cametá',
  'Bragança',
  'Paragominas',
  'Tucuruí',
  'Salinópolis',
  'Capanema',
  'Altamira',
  'Barcarena',
  'Redenção',
  'Tailândia',
  OTHER_CITY,
] as const

export const DEFAULT_STATE: StateCode = 'PA'
export const DEFAULT_CITY = 'Salinópolis'

/** Spec §4: Pará starts with its own city; anywhere else the person writes theirs. */
export function cityAfterChoosing(state: StateCode | ''): string {
  return state === DEFAULT_STATE ? DEFAULT_CITY : ''
}
