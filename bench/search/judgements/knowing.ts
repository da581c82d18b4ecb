import type { Judgement } from './judgement.ts'

const CAR = {
  'carro-na-areia-do-atalaia-como-nao-perder-para-a-mare': 3,
  'a-mare-e-o-carro-na-areia': 3,
  'olhe-a-mare-antes-de-estacionar-na-areia': 2,
  atalaia: 2,
}
const TURTLES = {
  'trecho-da-ponta-da-sofia-fica-sem-carros-para-a-desova-das-tartarugas': 3,
  'dunas-lagos-e-tartarugas': 3,
}

/** News, episodes and what visitors sent: what somebody wants to know or to hear. */
export const KNOWING: readonly Judgement[] = [
  { q: 'tartaruga', want: { ...TURTLES, 'vans-estrada-do-sal': 1 } },
  { q: 'desova das tartarugas', want: TURTLES },
  { q: 'tartarugra marinha', want: TURTLES },
  { q: 'perder o carro na maré', want: CAR },
  { q: 'estacionar na areia', want: CAR },
  {
    q: 'como chegar em salinas',
    want: {
      'como-chegar-e-o-que-fazer': 3,
      'de-belem-a-salinas-carro-onibus-ou-aviao': 3,
      'de-carro': 2,
      'de-onibus-ou-van': 2,
      'de-aviao': 2,
    },
  },
  {
    q: 'belem salinas onibus',
    want: {
      'de-belem-a-salinas-carro-onibus-ou-aviao': 3,
      'de-onibus-ou-van': 3,
      'vans-e-onibus': 2,
      'como-chegar-e-o-que-fazer': 1,
    },
  },
  {
    q: 'historia do farol',
    want: {
      'o-farol-que-veio-desmontado-e-nunca-mais-se-apagou': 3,
      'tres-farois': 3,
      'farol-de-salinopolis': 2,
      'farol-velho': 1,
    },
  },
  { q: 'três farois e um canhao', want: { 'tres-farois': 3 } },
  { q: 'podcast', want: { 'kind:episode': 3 } },
  { q: 'podsal', want: { 'kind:episode': 3 } },
  { q: 'episódio sobre a maré', want: { 'a-mare-e-o-carro-na-areia': 3, 'kind:episode': 1 } },
  { q: 'notícias', want: { 'kind:article': 3 } },
  { q: 'noticia de hoje', want: { 'kind:article': 3 } },
  { q: 'clube de vantagens', want: { 'como-funciona-o-clube-de-vantagens': 3 } },
  {
    q: 'guarás',
    want: {
      'onde-ver-os-guaras-e-como-nao-espanta-los': 3,
      'guaras-no-mangue-de-manha-cedo': 3,
      'trilha-das-aves-do-manguezal': 2,
      'guia-caminhos-de-salinas': 2,
    },
  },
  {
    q: 'lixo na praia',
    want: {
      'lixo-de-praia-o-que-foi-na-sacola-volta-na-sacola': 3,
      'faltam-lixeiras-perto-da-rampa-no-domingo': 2,
      'mutirao-de-limpeza-da-praia': 2,
    },
  },
  {
    q: 'afogamento',
    want: {
      'agua-ate-o-umbigo-cuidados-simples-no-banho-de-mar': 2,
      'corpo-de-bombeiros': 3,
      'marinha-do-brasil': 2,
    },
  },
  {
    q: 'correnteza cuidado banho',
    want: { 'agua-ate-o-umbigo-cuidados-simples-no-banho-de-mar': 3 },
  },
  {
    q: 'passarela da corvina',
    want: { 'corvina-sem-carro-a-passarela-no-meio-do-mangue': 3, corvina: 2 },
  },
  {
    q: 'barco para o espadarte',
    want: {
      'espadarte-sete-minutos-de-barco-entre-o-rio-e-o-mar': 3,
      'sete-minutos-de-barco': 3,
      'ponta-do-espadarte': 3,
      'de-barco-as-ilhas': 2,
    },
  },
  {
    q: 'romaria coremas',
    want: {
      'cirio-de-nossa-senhora-do-socorro-o-caminho-da-romaria': 3,
      'cirio-de-nossa-senhora-do-socorro': 3,
    },
  },
  {
    q: 'tapioca no porto grande',
    want: {
      'cafe-da-manha-no-porto-grande-tapioca-peixe-e-barco': 3,
      'cafe-da-manha-no-porto-grande': 3,
      'mercado-do-porto-grande': 2,
    },
  },
  {
    q: 'foto do por do sol no farol',
    want: { 'o-farol-quando-o-sol-se-despede': 3, 'farol-de-salinopolis': 1 },
  },
  { q: 'falta lixeira', want: { 'faltam-lixeiras-perto-da-rampa-no-domingo': 3 } },
]
