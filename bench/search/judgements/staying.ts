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
  { q: 'pousada no atalaia', want: { 'pousada-rede-de-nuvem': 3, pousada: 2, atalaia: 1 } },
  { q: 'pousada no maçarico', want: { 'pousada-concha-de-brinquedo': 3, pousada: 2 } },
  {
    q: 'pousada com piscina',
    want: {
      'pousada-rede-de-nuvem': 3,
      'hotel-estrela-do-mar-de-pano': 2,
      'casas-veraneio-do-caju-azul': 2,
      pousada: 1,
    },
  },
  {
    q: 'pousada que aceita pet',
    want: {
      'pousada-rede-de-nuvem': 3,
      pousada: 1,
      'camping-vaga-lume-emprestado': 1,
      'casas-veraneio-do-caju-azul': 1,
    },
  },
  { q: 'hotel', want: { hotel: 3, pousada: 2, hostel: 1, 'onde-ficar': 1 } },
  { q: 'hoteis', want: { hotel: 3, pousada: 2, hostel: 1, 'onde-ficar': 1 } },
  { q: 'otel', want: { hotel: 3, pousada: 2, hostel: 1, 'onde-ficar': 1 } },
  {
    q: 'hotel com vista pro mar',
    want: { 'hotel-estrela-do-mar-de-pano': 3, 'hotel-ancora-de-isopor': 1 },
  },
  {
    q: 'hotel para cachorro',
    want: { 'pet-shop-cachorro-pescador': 3, 'pousada-rede-de-nuvem': 2 },
  },
  { q: 'hostel', want: { hostel: 3 } },
  { q: 'albergue', want: { hostel: 3 } },
  { q: 'camping', want: { camping: 3 } },
  { q: 'acampar', want: { camping: 3 } },
  {
    q: 'casa de praia',
    want: { 'casas-veraneio-do-caju-azul': 3, 'imoveis-chave-de-chocolate': 3, imobiliaria: 2 },
  },
  { q: 'casa para alugar temporada', want: { 'casas-veraneio-do-caju-azul': 3, imobiliaria: 3 } },
  { q: 'aluguel de casa', want: { 'casas-veraneio-do-caju-azul': 3, imobiliaria: 3, corretor: 1 } },
  { q: 'imobiliaria', want: { imobiliaria: 3, imoveis: 1 } },
  { q: 'imobilharia', want: { imobiliaria: 3, imoveis: 1 } },
  { q: 'comprar terreno', want: { loteamento: 3, 'corretora-dona-planta-baixa': 3 } },
  { q: 'corretor de imoveis', want: { corretor: 3, imobiliaria: 2, imoveis: 1 } },
]
