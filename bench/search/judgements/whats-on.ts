import type { Judgement } from './judgement.ts'

/** Of the Saturday the city is asked on, what is on that evening. */
const TODAY = {
  'por-do-sol-com-choro-e-samba': 3,
  'baile-da-maresia': 3,
}
const SHOWS = { ...TODAY, 'noite-do-tacaca': 2, 'feira-da-orla': 2, 'musica-ao-vivo': 1 }

/** What happens, as people ask for it: by the day, by what it is, by half its name. */
export const WHATS_ON: readonly Judgement[] = [
  { q: 'show hoje', want: { ...SHOWS, 'casa-de-shows': 1 } },
  {
    q: 'o que tem hoje',
    want: {
      'kind:event': 2,
      ...SHOWS,
      'encontro-de-kitesurf-do-atalaia': 3,
      'noite-do-tacaca': 3,
      'feira-da-orla': 3,
      'feira-do-peixe-e-da-farinha': 3,
    },
  },
  { q: 'eventos', want: { 'kind:event': 3 } },
  { q: 'agenda de eventos', want: { 'kind:event': 3 } },
  { q: 'programação', want: { 'kind:event': 3 } },
  {
    q: 'réveillon',
    want: { 'reveillon-na-orla': 3, 'reveillon-na-orla-o-que-ja-da-para-planejar': 3 },
  },
  {
    q: 'reveillon 2027',
    want: { 'reveillon-na-orla': 3, 'reveillon-na-orla-o-que-ja-da-para-planejar': 3 },
  },
  {
    q: 'reveion na orla',
    want: { 'reveillon-na-orla': 3, 'reveillon-na-orla-o-que-ja-da-para-planejar': 3 },
  },
  {
    q: 'virada do ano',
    want: { 'reveillon-na-orla': 3, 'reveillon-na-orla-o-que-ja-da-para-planejar': 3 },
  },
  {
    q: 'queima de fogos',
    want: { 'reveillon-na-orla': 3, 'reveillon-na-orla-o-que-ja-da-para-planejar': 2 },
  },
  {
    q: 'cirio',
    want: {
      'cirio-de-nossa-senhora-do-socorro': 3,
      'cirio-de-nossa-senhora-do-socorro-o-caminho-da-romaria': 3,
    },
  },
  {
    q: 'sirio de salinas',
    want: {
      'cirio-de-nossa-senhora-do-socorro': 3,
      'cirio-de-nossa-senhora-do-socorro-o-caminho-da-romaria': 3,
    },
  },
  {
    q: 'festa da padroeira',
    want: {
      'cirio-de-nossa-senhora-do-socorro': 3,
      'cirio-de-nossa-senhora-do-socorro-o-caminho-da-romaria': 2,
    },
  },
  { q: 'aniversário da cidade', want: { 'aniversario-de-salinopolis': 3 } },
  { q: 'festival do carangueijo', want: { 'festival-do-caranguejo': 3 } },
  { q: 'festival da tapioca', want: { 'festival-da-tapioca': 3 } },
  { q: 'festival', want: { 'festival-do-caranguejo': 3, 'festival-da-tapioca': 3 } },
  { q: 'roda de carimbo', want: { 'roda-de-carimbo-na-praca': 3 } },
  {
    q: 'forró pé de serra',
    want: { 'forro-pe-de-serra-do-farol': 3, 'forro-da-sanfona': 1 },
  },
  { q: 'tecnobrega', want: { 'baile-da-maresia': 3, 'casa-de-shows': 1, 'musica-ao-vivo': 1 } },
  {
    q: 'luau',
    want: {
      'luau-da-lua-cheia': 3,
      'luau-bar-lua-nova': 3,
      'show-acustico-ao-luar': 1,
    },
  },
  { q: 'corida do farol', want: { 'corrida-do-farol-5-e-10-km': 3 } },
  { q: 'corrida 10 km', want: { 'corrida-do-farol-5-e-10-km': 3 } },
  { q: 'cinema', want: { 'cinema-na-areia-classicos-da-amazonia': 3 } },
  { q: 'filme na praia', want: { 'cinema-na-areia-classicos-da-amazonia': 3 } },
  { q: 'feira de artesanato', want: { 'feira-da-orla': 3, artesanato: 2 } },
  { q: 'feira do peixe', want: { 'feira-do-peixe-e-da-farinha': 3, 'mercado-do-porto-grande': 1 } },
  {
    q: 'campeonato de kite',
    want: { 'encontro-de-kitesurf-do-atalaia': 3, 'escola-de-kite-vento-firme': 2 },
  },
  { q: 'regata', want: { 'regata-dos-botes-de-pesca': 3 } },
  { q: 'mutirão de limpeza', want: { 'mutirao-de-limpeza-da-praia': 3 } },
  { q: 'oficina de bordado', want: { 'oficina-de-renda-e-bordado-praiano': 3 } },
  { q: 'contação de historia para criança', want: { 'contacao-de-historias-da-ilha': 3 } },
  { q: 'samba', want: { 'por-do-sol-com-choro-e-samba': 3 } },
  { q: 'trilha no mangue', want: { 'trilha-das-aves-do-manguezal': 3 } },
  { q: 'jazz', want: { 'noite-de-jazz-na-varanda': 3 } },
]
