import type { DemoBusiness } from './business.ts'
import * as hours from './hours.ts'

const { from, everyDay } = hours

/** Invented too: the real offices are no demonstration. */
export const servicosPublicos: DemoBusiness[] = [
  {
    name: 'Ponto de Informações da Orla',
    within: 'prefeitura-e-secretarias',
    about: 'Mapas, maré do dia e orientação a visitantes, no quiosque da orla.',
    street: 'Rua Mirica Santa Brígida',
    number: '1010',
    neighbourhood: 'Maçarico',
    amenities: ['acessivel', 'wifi'],
    hours: hours.withSeasons(everyDay(from(8, 12), from(14, 18)), hours.inJuly(from(8, 22))),
    hasWhatsApp: false,
  },
  {
    name: 'Escola Comunitária Semente',
    within: 'escola',
    about: 'Escola comunitária com biblioteca aberta ao bairro.',
    street: 'Rua Santa Inês',
    number: '88',
    neighbourhood: 'São José',
    hours: hours.OFFICE,
    hasWhatsApp: false,
  },
  {
    name: 'Cartório Ribeiro Pinto',
    within: 'cartorio',
    about: 'Reconhecimento de firma, certidões e autenticação de documentos.',
    street: 'Rua Manoel Pedro de Castro',
    number: '112',
    neighbourhood: 'Centro',
    hours: hours.OFFICE,
    hasWhatsApp: false,
  },
  {
    name: 'Agência Postal do Centro',
    within: 'correios',
    about: 'Cartas e encomendas, com caixa postal para veranistas.',
    street: 'Travessa São Benedito',
    number: '71',
    neighbourhood: 'Centro',
    hours: hours.closedOnHolidays(hours.on(hours.WORKDAYS, from(9, 16))),
    hasWhatsApp: false,
  },
]
