import type { Judgement } from './judgement.ts'

const named = (q: string, slug: string): Judgement => ({ q, want: { [slug]: 3 } })

/** Somebody heard of a place and remembers its name, more or less. */
export const NAMES: readonly Judgement[] = [
  named('dona almerinda', 'peixaria-dona-almerinda'),
  named('peixaria da almerinda', 'peixaria-dona-almerinda'),
  named('seu valdomiro', 'caranguejo-do-seu-valdomiro'),
  named('brisa do leste', 'barraca-brisa-do-leste'),
  named('tres remos', 'barraca-tres-remos'),
  named('tia lindalva', 'tacaca-da-tia-lindalva'),
  named('quintal da mangueira', 'cozinha-quintal-da-mangueira'),
  named('forno da vila', 'pizzaria-forno-da-vila'),
  named('boa parada', 'lanchonete-boa-parada'),
  named('cuia grande', 'acai-cuia-grande'),
  named('goma fina', 'tapiocaria-goma-fina'),
  named('ostras da vila', 'ostras-da-vila'),
  named('jardim dos cajueiros', 'pousada-jardim-dos-cajueiros'),
  named('vento norte', 'hotel-vento-norte'),
  named('sobrado azul', 'pousada-sobrado-azul'),
  named('hostel rumo', 'hostel-rumo-leste'),
  named('vagalume', 'camping-vaga-lume'),
  named('cais do violao', 'bar-cais-do-violao'),
  named('boteco do ademar', 'boteco-do-ademar'),
  named('galpao 22', 'casa-de-shows-galpao-22'),
  named('capitao nonato', 'barco-capitao-nonato'),
  named('vento firme', 'escola-de-kite-vento-firme'),
  named('boa safra', 'supermercado-boa-safra'),
  named('maos de miriti', 'atelie-maos-de-miriti'),
  named('farmacia boa hora', 'farmacia-boa-hora'),
  named('estrela do norte', 'farmacia-estrela-do-norte'),
  named('oficina do edinaldo', 'oficina-do-edinaldo'),
  named('estrada do sal', 'vans-estrada-do-sal'),
  named('porto claro', 'imobiliaria-porto-claro'),
  named('matriz de nossa senhora do socorro', 'igreja-matriz'),
  named('monumento natural', 'monumento-natural-atalaia'),
  named('praça do pescador', 'praca-do-pescador'),
]
