import type { DemoBusiness } from './business.ts'
import * as hours from './hours.ts'

const { from, but, SAT, SUN } = hours

export const imoveis: DemoBusiness[] = [
  {
    name: 'Imobiliária Castelo de Areia',
    within: 'imobiliaria',
    plan: 'espadarte',
    about:
      'Venda e aluguel de casas, apartamentos e terrenos, com visita guiada no fim de semana. Cuida da papelada e avisa quando falta documento. Também administra imóveis de temporada.',
    specialties: ['Venda', 'Temporada', 'Administração de imóveis'],
    street: 'Rua dos Pescadores',
    number: '90',
    neighbourhood: 'Centro',
    price: 3,
    payments: ['pix', 'credito'],
    amenities: ['ar-condicionado', 'wifi', 'estacionamento', 'acessivel'],
    accessibility: 'Escritório no térreo.',
    modules: ['real_estate'],
    hours: hours.withSeasons(hours.SHOP, hours.inJuly(from(8, 19))),
    photos: ['pousada', 'orla', 'farol'],
  },
  {
    name: 'Imóveis Chave de Chocolate',
    within: 'imobiliaria',
    plan: 'macarico',
    about:
      'Especialista em casas perto da praia e em contratos por temporada. Mostra por vídeo para quem mora longe. Toda casa anunciada foi visitada.',
    specialties: ['Casas de praia', 'Aluguel por temporada'],
    street: 'Alameda dos Cajueiros',
    number: '10',
    neighbourhood: 'Atalaia',
    payments: ['pix'],
    amenities: ['wifi', 'estacionamento'],
    modules: ['real_estate'],
    hours: but(hours.SHOP, [SAT, SUN], from(9, 17)),
    photos: ['pousada', 'praia', 'dunas'],
  },
  {
    name: 'Corretora Dona Planta Baixa',
    within: 'corretor',
    plan: 'atalaia',
    about:
      'Atendimento de uma pessoa só, que atende o telefone e conhece cada rua. Trabalha com terrenos e casas simples nas vilas. Não cobra para mostrar.',
    specialties: ['Terrenos', 'Casas nas vilas'],
    street: 'Rua do Campo Grande',
    number: '222',
    neighbourhood: 'Bom Jesus',
    payments: ['pix'],
    modules: ['real_estate'],
    hours: hours.on(hours.WORKDAYS, from(8, 18)),
    photos: ['pousada', 'mangue'],
  },
  {
    name: 'Loteamento Horizonte de Mentira',
    within: 'loteamento',
    about: 'Lotes com rua aberta e energia; plantão de vendas no local.',
    street: 'Ramal da Mata',
    number: 'km 2',
    neighbourhood: 'Vila de Coremas',
    hours: hours.on([SAT, SUN], from(8, 17)),
  },
]
