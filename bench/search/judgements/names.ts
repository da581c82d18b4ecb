import type { Judgement } from './judgement.ts'

const named = (q: string, slug: string): Judgement => ({ q, want: { [slug]: 3 } })

/** Somebody heard of a place and remembers its name, more or less. */
export const NAMES: readonly Judgement[] = [
  named('boto cor de manga', 'peixaria-boto-cor-de-manga'),
  named('peixaria do boto', 'peixaria-boto-cor-de-manga'),
  named('seu ninguem', 'caranguejo-do-seu-ninguem'),
  named('onda inventada', 'barraca-onda-inventada'),
  named('mare de mentirinha', 'barraca-mare-de-mentirinha'),
  named('tia faz de conta', 'tacaca-da-tia-faz-de-conta'),
  named('pato no telhado', 'cozinha-pato-no-telhado'),
  named('lua de papelao', 'pizzaria-lua-de-papelao'),
  named('sanduiche voador', 'lanchonete-sanduiche-voador'),
  named('tigela sem fundo', 'acai-tigela-sem-fundo'),
  named('goma encantada', 'tapiocaria-goma-encantada'),
  named('vovó maresia', 'ostras-da-vovo-maresia'),
  named('rede de nuvem', 'pousada-rede-de-nuvem'),
  named('estrela do mar', 'hotel-estrela-do-mar-de-pano'),
  named('concha de brinquedo', 'pousada-concha-de-brinquedo'),
  named('hostel mochila', 'hostel-mochila-de-vento'),
  named('vagalume', 'camping-vaga-lume-emprestado'),
  named('sereia desafinada', 'bar-sereia-desafinada'),
  named('jangada parada', 'boteco-jangada-parada'),
  named('baile da mare seca', 'casa-de-shows-baile-da-mare-seca'),
  named('capitao pipoca', 'barco-capitao-pipoca'),
  named('pipa sem linha', 'escola-de-kite-pipa-sem-linha'),
  named('carrinho cantante', 'supermercado-carrinho-cantante'),
  named('miriti falante', 'atelie-miriti-falante'),
  named('xarope de caju', 'farmacia-xarope-de-caju'),
  named('band aid', 'farmacia-band-aid-de-nuvem'),
  named('parafuso sorridente', 'oficina-parafuso-sorridente'),
  named('tartaruga ligeira', 'vans-tartaruga-ligeira'),
  named('castelo de areia', 'imobiliaria-castelo-de-areia'),
  named('matriz de nossa senhora do socorro', 'igreja-matriz'),
  named('monumento natural', 'monumento-natural-atalaia'),
  named('praça do pescador', 'praca-do-pescador'),
]
