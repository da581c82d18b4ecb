import type { Judgement } from './judgement.ts'

const INNS = { pousada: 3, hotel: 2, hostel: 2, 'onde-ficar': 1 }
const ANYWHERE = { 'onde-ficar': 3 }

export const STAYING: readonly Judgement[] = [
  { q: 'onde ficar', want: ANYWHERE },
  { q: 'onde dormir', want: ANYWHERE },
  { q: 'hospedagem', want: ANYWHERE },
  { q: 'ospedagem', want: ANYWHERE },
  { q: 'hospedagen em salinopolis', want: ANYWHERE },
  { q: 'pousada', want: INNS },
  { q: 'pousda', want: INNS },
  { q: 'pouzada', want: INNS },
  { q: 'pousadas em salinas', want: INNS },
  { q: 'pousada no atalaia', want: { 'pousada-jardim-dos-cajueiros': 3, pousada: 2, atalaia: 1 } },
  { q: 'pousada no maçarico', want: { 'pousada-sobrado-azul': 3, pousada: 2 } },
  {
    q: 'pousada com piscina',
    want: {
      'pousada-jardim-dos-cajueiros': 3,
      'hotel-vento-norte': 2,
      'casas-de-temporada-caju-doce': 2,
      pousada: 1,
    },
  },
  {
    q: 'pousada que aceita pet',
    want: {
      'pousada-jardim-dos-cajueiros': 3,
      pousada: 1,
      'camping-vaga-lume': 1,
      'casas-de-temporada-caju-doce': 1,
    },
  },
  { q: 'hotel', want: { hotel: 3, pousada: 2, hostel: 1, 'onde-ficar': 1 } },
  { q: 'hoteis', want: { hotel: 3, pousada: 2, hostel: 1, 'onde-ficar': 1 } },
  { q: 'otel', want: { hotel: 3, pousada: 2, hostel: 1, 'onde-ficar': 1 } },
  {
    q: 'hotel com vista pro mar',
    want: { 'hotel-vento-norte': 3, 'hotel-ancora-velha': 1 },
  },
  {
    q: 'hotel para cachorro',
    want: { 'pet-shop-bicho-amigo': 3, 'pousada-jardim-dos-cajueiros': 2 },
  },
  { q: 'hostel', want: { hostel: 3 } },
  { q: 'albergue', want: { hostel: 3 } },
  { q: 'camping', want: { camping: 3 } },
  { q: 'acampar', want: { camping: 3 } },
  {
    q: 'casa de praia',
    want: { 'casas-de-temporada-caju-doce': 3, 'imoveis-chave-da-praia': 3, imobiliaria: 2 },
  },
  { q: 'casa para alugar temporada', want: { 'casas-de-temporada-caju-doce': 3, imobiliaria: 3 } },
  {
    q: 'aluguel de casa',
    want: { 'casas-de-temporada-caju-doce': 3, imobiliaria: 3, corretor: 1 },
  },
  { q: 'imobiliaria', want: { imobiliaria: 3, imoveis: 1 } },
  { q: 'imobilharia', want: { imobiliaria: 3, imoveis: 1 } },
  { q: 'comprar terreno', want: { loteamento: 3, 'corretora-neuza-pacheco': 3 } },
  { q: 'corretor de imoveis', want: { corretor: 3, imobiliaria: 2, imoveis: 1 } },
]
