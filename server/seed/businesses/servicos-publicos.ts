import type { DemoBusiness } from './business.ts'
import * as hours from './hours.ts'

const { from, everyDay } = hours

/** Invented too: the real offices are no demonstration. */
export const servicosPublicos: DemoBusiness[] = [
  {
    name: 'Ponto de Informações Caracol Curioso',
    within: 'prefeitura-e-secretarias',
    about: 'Mapas, maré do dia e orientação a visitantes, em um quiosque de exemplo.',
    street: 'Alameda da Orla',
    number: '1',
    neighbourhood: 'Maçarico',
    amenities: ['acessivel', 'wifi'],
    hours: hours.withSeasons(everyDay(from(8, 12), from(14, 18)), hours.inJuly(from(8, 22))),
    hasWhatsApp: false,
  },
  {
    name: 'Escola Barquinho de Papel de Seda',
    within: 'escola',
    about: 'Escola comunitária de exemplo, com biblioteca aberta ao bairro.',
    street: 'Rua das Estrelas',
    number: '88',
    neighbourhood: 'São José',
    hours: hours.OFFICE,
    hasWhatsApp: false,
  },
  {
    name: 'Cartório Carimbo de Batata',
    within: 'cartorio',
    about: 'Reconhecimento de firma, certidões e autenticação, para demonstração.',
    street: 'Rua dos Pescadores',
    number: '12',
    neighbourhood: 'Centro',
    hours: hours.OFFICE,
    hasWhatsApp: false,
  },
  {
    name: 'Agência Postal Pombo Preguiçoso',
    within: 'correios',
    about: 'Cartas e encomendas de faz de conta, com caixa postal para veranistas.',
    street: 'Travessa do Miritizeiro',
    number: '7',
    neighbourhood: 'Centro',
    hours: hours.closedOnHolidays(hours.on(hours.WORKDAYS, from(9, 16))),
    hasWhatsApp: false,
  },
]
