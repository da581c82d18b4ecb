import type { Judgement } from './judgement.ts'

const TIDE = {
  'tabua-de-mares': 3,
  'carro-na-areia-do-atalaia-como-nao-perder-para-a-mare': 2,
  'a-mare-e-o-carro-na-areia': 2,
  'olhe-a-mare-antes-de-estacionar-na-areia': 1,
  'kind:beach': 1,
}
const CRAB = {
  'caranguejo-do-seu-valdomiro': 3,
  'festival-do-caranguejo': 2,
  'bar-cais-do-violao': 1,
}
const DUTY = { 'utilidade-publica#farmacia-de-plantao': 3 }
const BUS = {
  'de-onibus-ou-van': 3,
  'de-belem-a-salinas-carro-onibus-ou-aviao': 3,
  'vans-estrada-do-sal': 3,
  'arcon-pa-onibus-intermunicipal': 2,
  'como-chegar-e-o-que-fazer': 1,
}
const POLICE = {
  'policia-civil': 3,
  'policia-militar': 3,
  'policia-rodoviaria-federal': 2,
  'numeros-que-todo-mundo-deveria-ter-no-celular': 1,
}
const HOSPITAL = { 'hospital-regional-de-salinopolis-dr-olympio-cardoso-da-silveira': 3 }
const CLINIC = { ...HOSPITAL, 'clinica-bem-cuidar': 3 }
const SNACK = { 'lanchonete-boa-parada': 3 }
const CLUB = { 'clube-de-vantagens': 3, 'como-funciona-o-clube-de-vantagens': 3 }
const BARS = {
  'boteco-do-ademar': 3,
  'luau-bar-lua-nova': 3,
  'bar-cais-do-violao': 3,
  'gelo-e-bebidas-dois-irmaos': 2,
  'casa-de-shows': 1,
}
const SUNSET = {
  'por-do-sol-com-choro-e-samba': 2,
  'passeio-de-barco-ao-por-do-sol': 2,
  'o-farol-quando-o-sol-se-despede': 2,
  'luau-bar-lua-nova': 2,
}
const TURTLES = {
  'trecho-da-ponta-da-sofia-fica-sem-carros-para-a-desova-das-tartarugas': 3,
  'dunas-lagos-e-tartarugas': 3,
  'monumento-natural-atalaia-o-que-e-e-como-visitar': 1,
}
const REGIONAL = { 'comida-paraense': 3 }
const KITE = { 'escola-de-kite-vento-firme': 3, 'encontro-de-kitesurf-do-atalaia': 2 }

/**
 * Whole sentences, slang of Pará, pictures, what a portal is asked for besides places. Unlike the others
 * these were chosen among questions whose first answers had been seen.
 */
export const ASKING: readonly Judgement[] = [
  { q: 'que horas a maré baixa amanhã', want: TIDE },
  { q: 'maré', want: TIDE },
  { q: 'tábua das marés', want: TIDE },
  { q: 'tabua de mare', want: TIDE },
  { q: 'horário da maré cheia', want: TIDE },
  { q: 'aonde comer caranguejo', want: { ...CRAB, 'onde-comer': 1 } },
  { q: 'unha de caranguejo', want: CRAB },
  { q: '🦀', want: CRAB },
  { q: '🍕', want: { pizzaria: 3, 'onde-comer': 1 } },
  { q: '🏖️ tranquila', want: { 'kind:beach': 2, corvina: 3, 'maria-baixinha': 3, marieta: 3 } },
  { q: '💊', want: { ...DUTY, farmacia: 3 } },
  {
    q: 'telefone da farmácia',
    want: { ...DUTY, farmacia: 3, 'utilidade-publica': 2 },
  },
  { q: 'que horas abre a farmacia', want: { ...DUTY, farmacia: 3 } },
  {
    q: 'pousada que aceita cachorro',
    want: {
      'pousada-jardim-dos-cajueiros': 3,
      'camping-vaga-lume': 2,
      'casas-de-temporada-caju-doce': 2,
      pousada: 1,
    },
  },
  {
    q: 'pousada barata perto da praia',
    want: { 'hostel-rumo-leste': 3, 'camping-vaga-lume': 3, 'onde-ficar': 1 },
  },
  {
    q: 'hotel com internet',
    want: {
      'hotel-vento-norte': 3,
      'pousada-jardim-dos-cajueiros': 2,
      'pousada-sobrado-azul': 2,
      'hostel-rumo-leste': 2,
      'onde-ficar': 1,
    },
  },
  {
    q: 'wi-fi pousada',
    want: {
      'pousada-jardim-dos-cajueiros': 3,
      'pousada-sobrado-azul': 3,
      'hotel-vento-norte': 2,
      'hostel-rumo-leste': 2,
      pousada: 1,
    },
  },
  { q: 'ônibus para belém', want: BUS },
  { q: 'horario do onibus belem salinas', want: BUS },
  { q: 'delegacia', want: POLICE },
  { q: 'perdi meu documento', want: POLICE },
  { q: 'criança perdida na praia', want: { ...POLICE, 'corpo-de-bombeiros': 2, 'kind:beach': 1 } },
  { q: 'vacina', want: CLINIC },
  { q: 'posto de saude', want: { ...HOSPITAL, 'clinica-bem-cuidar': 1 } },
  { q: 'queimadura de agua viva', want: { ...CLINIC, samu: 2 } },
  { q: 'conselho tutelar', want: { 'disque-direitos-humanos': 3 } },
  { q: 'égua de comida boa', want: { ...REGIONAL, 'onde-comer': 3 } },
  { q: 'mana onde tem um rango bom', want: { 'onde-comer': 3 } },
  { q: 'bora tomar uma gelada', want: BARS },
  { q: 'chibé', want: REGIONAL },
  { q: 'maniçoba domingo', want: { 'tacaca-da-tia-lindalva': 3, ...{ 'comida-paraense': 1 } } },
  { q: 'onde assistir o jogo', want: { 'boteco-do-ademar': 3, bar: 1 } },
  { q: 'cahorro quente', want: SNACK },
  { q: 'pastel', want: SNACK },
  {
    q: 'bolo de aniversario',
    want: { padaria: 3, 'espaco-flor-de-ipe': 1, 'supermercado-boa-safra': 1 },
  },
  {
    q: 'prancha de surf aluguel',
    want: { ...KITE, 'escola-de-kite-vento-firme': 3, atalaia: 1 },
  },
  { q: 'vento pra kite', want: { ...KITE, 'hostel-rumo-leste': 1 } },
  { q: 'onde ver tartaruga', want: TURTLES },
  {
    q: 'cadeira de praia',
    want: { 'barraca-de-praia': 3, 'pousada-jardim-dos-cajueiros': 1 },
  },
  {
    q: 'restaurantes abertos agora na orla',
    want: { 'onde-comer': 3, 'orla-do-macarico': 1, 'orla-da-beira-mar': 1 },
  },
  { q: 'lugar romantico', want: { ...SUNSET, 'hotel-vento-norte': 1 } },
  { q: 'melhor lugar pra ver o pôr do sol', want: { ...SUNSET, 'barco-capitao-nonato': 2 } },
  {
    q: 'parquinho',
    want: {
      'balneario-igarape-da-mata': 3,
      'barraca-brisa-do-leste': 3,
      'churrascaria-brasa-do-trevo': 3,
      'atelie-maos-de-miriti': 2,
      'odonto-sorriso-claro': 1,
    },
  },
  { q: 'quero anunciar meu negocio', want: { 'cadastro-negocio': 3 } },
  { q: 'cadastrar minha empresa', want: { 'cadastro-negocio': 3 } },
  { q: 'cupom de desconto', want: CLUB },
  { q: 'sorteio', want: CLUB },
  { q: 'divulgar meu show', want: { 'cadastro-evento': 3, 'solicitar-cobertura': 1 } },
  { q: 'mapa da cidade', want: { mapa: 3 } },
  { q: 'reclamar de buraco na rua', want: { enviar: 3, 'prefeitura-de-salinopolis': 2 } },
  { q: 'esqueci minha senha', want: { 'recuperar-senha': 3, auth: 1 } },
  { q: 'baixar a lista dos lugares em planilha', want: { 'dados-abertos': 3 } },
  { q: 'meus favoritos', want: { favoritos: 3 } },
  { q: 'taxi no aeroporto', want: { 'mototaxi-da-matriz': 3, 'de-aviao': 1 } },
  { q: 'mototaxi telefone', want: { 'mototaxi-da-matriz': 3 } },
  {
    q: 'posso acampar na praia',
    want: { 'camping-vaga-lume': 3, 'kind:beach': 1 },
  },
  { q: 'Atalaia beach', want: { atalaia: 3, 'monumento-natural-atalaia': 1 } },
  { q: 'where to eat', want: { 'onde-comer': 3 } },
  { q: 'bus to belem', want: BUS },
  { q: 'tide today', want: TIDE },
]
