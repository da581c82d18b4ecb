import { CARDS_AND_PIX, type DemoBusiness, PIX_AND_CASH } from './business.ts'
import * as hours from './hours.ts'

const { from, everyDay } = hours

export const transporte: DemoBusiness[] = [
  {
    name: 'Mototáxi da Matriz',
    within: 'taxi-e-mototaxi',
    plan: 'atalaia',
    about:
      'Corridas na cidade e até a praia, com capacete limpo e preço combinado antes. Chame pelo WhatsApp e acompanhe quem vem. Faz pequenas entregas.',
    specialties: ['Mototáxi', 'Entregas'],
    street: 'Avenida Presidente Getúlio Vargas',
    number: '21',
    neighbourhood: 'Centro',
    price: 1,
    payments: PIX_AND_CASH,
    hours: everyDay(from(5, 1)),
    photos: ['transporte', 'igreja'],
  },
  {
    name: 'Vans Estrada do Sal',
    within: 'vans-e-onibus',
    plan: 'macarico',
    about:
      'Vans com ar-condicionado para Belém, com busca em casa e parada para o café. Saídas às cinco, às dez e às quatro da tarde. Bagagem grande se combina antes.',
    specialties: ['Belém', 'Busca em casa', 'Fretamento'],
    street: 'Avenida Doutor Miguel Santa Brígida',
    number: '205',
    neighbourhood: 'Centro',
    price: 2,
    payments: CARDS_AND_PIX,
    amenities: ['ar-condicionado', 'wifi', 'reserva'],
    hours: hours.withDates(
      everyDay(from(4, 18)),
      {
        date: '2026-12-24',
        periods: [from(4, 12)],
        note: 'Última saída ao meio-dia',
      },
      { date: '2027-01-01', periods: [], note: null },
    ),
    photos: ['transporte', 'orla'],
  },
  {
    name: 'Locadora Rota Livre',
    within: 'aluguel-de-veiculos',
    plan: 'atalaia',
    about:
      'Carros populares e caminhonetes por dia, com quilometragem livre na cidade. Explica onde o carro pode descer na areia e onde não pode. Entrega no hotel.',
    specialties: ['Diária', 'Caminhonete', 'Entrega no hotel'],
    street: 'Rua Almirante Tamandaré',
    number: '290',
    neighbourhood: 'Maçarico',
    price: 3,
    payments: ['credito', 'pix'],
    amenities: ['estacionamento', 'reserva', 'acessivel'],
    accessibility: 'Um carro com comandos manuais, sob reserva.',
    hours: everyDay(from(8, 19)),
    photos: ['orla', 'dunas'],
  },
  {
    name: 'Posto Entrada da Cidade',
    within: 'posto-de-combustivel',
    about: 'Combustível, calibragem, ducha e loja de conveniência.',
    street: 'Avenida Doutor Miguel Santa Brígida',
    number: '315',
    neighbourhood: 'São José',
    payments: CARDS_AND_PIX,
    hours: hours.ALL_DAY,
    hasWhatsApp: false,
  },
  {
    name: 'Guincho Socorro Norte',
    within: 'guincho',
    about: 'Reboque e socorro na areia, inclusive antes da maré subir.',
    street: 'Rua Padre José Tocantins',
    number: '190',
    neighbourhood: 'São José',
    payments: PIX_AND_CASH,
    hours: hours.ALL_DAY,
  },
]
