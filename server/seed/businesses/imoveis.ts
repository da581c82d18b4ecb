import type { DemoBusiness } from './business.ts'
import * as hours from './hours.ts'

const { from, but, SAT, SUN } = hours

export const imoveis: DemoBusiness[] = [
  {
    name: 'Imobiliária Porto Claro',
    within: 'imobiliaria',
    plan: 'espadarte',
    about:
      'Venda e aluguel de casas, apartamentos e terrenos, com visita guiada no fim de semana. Cuida da papelada e avisa quando falta documento. Também administra imóveis de temporada.',
    specialties: ['Venda', 'Temporada', 'Administração de imóveis'],
    street: 'Rua Sete de Setembro',
    number: '90',
    neighbourhood: 'Centro',
    price: 3,
    payments: ['pix', 'credito'],
    amenities: ['ar-condicionado', 'wifi', 'estacionamento', 'acessivel'],
    accessibility: 'Escritório no térreo.',
    modules: ['real_estate'],
    hours: hours.withSeasons(hours.SHOP, hours.inJuly(from(8, 19))),
    photos: ['sobrado', 'predio', 'lote'],
  },
  {
    name: 'Imóveis Chave da Praia',
    within: 'imobiliaria',
    plan: 'macarico',
    about:
      'Especialista em casas perto da praia e em contratos por temporada. Mostra por vídeo para quem mora longe. Toda casa anunciada foi visitada.',
    specialties: ['Casas de praia', 'Aluguel por temporada'],
    street: 'Avenida Nossa Senhora Rainha da Paz',
    number: '510',
    neighbourhood: 'Atalaia',
    payments: ['pix'],
    amenities: ['wifi', 'estacionamento'],
    modules: ['real_estate'],
    hours: but(hours.SHOP, [SAT, SUN], from(9, 17)),
    photos: ['chale', 'piscina', 'sala'],
  },
  {
    name: 'Corretora Neuza Pacheco',
    within: 'corretor',
    plan: 'atalaia',
    about:
      'Atendimento de uma pessoa só, que atende o telefone e conhece cada rua. Trabalha com terrenos e casas simples nas vilas. Não cobra para mostrar.',
    specialties: ['Terrenos', 'Casas nas vilas'],
    street: 'Rua Capitão Manoel do Espirito Santo',
    number: '244',
    neighbourhood: 'São José',
    payments: ['pix'],
    modules: ['real_estate'],
    hours: hours.on(hours.WORKDAYS, from(8, 18)),
    photos: ['lote', 'casa'],
  },
  {
    name: 'Loteamento Campos do Corema',
    within: 'loteamento',
    about: 'Lotes com rua aberta e energia; plantão de vendas no local.',
    street: 'Ramal do Caraxio',
    number: '210',
    neighbourhood: 'Vila de Coremas',
    hours: hours.on([SAT, SUN], from(8, 17)),
  },
]
