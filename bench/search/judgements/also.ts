/**
 * What else answers questions about places: what happens there, what was written of it, whom to call.
 * Kept apart so that each list says one thing.
 */
const CAR = {
  'tabua-de-mares': 2,
  'carro-na-areia-do-atalaia-como-nao-perder-para-a-mare': 3,
  'a-mare-e-o-carro-na-areia': 3,
  'olhe-a-mare-antes-de-estacionar-na-areia': 2,
  'trecho-da-ponta-da-sofia-fica-sem-carros-para-a-desova-das-tartarugas': 1,
}
const CRAB = { 'festival-do-caranguejo': 2 }
const TAPIOCA = {
  'festival-da-tapioca': 2,
  'cafe-da-manha-no-porto-grande-tapioca-peixe-e-barco': 2,
  'cafe-da-manha-no-porto-grande': 2,
}
const BUS = {
  'de-belem-a-salinas-carro-onibus-ou-aviao': 3,
  'de-onibus-ou-van': 3,
  'arcon-pa-onibus-intermunicipal': 2,
  'como-chegar-e-o-que-fazer': 1,
}
const BOAT = {
  'passeio-de-barco-ao-por-do-sol': 3,
  'de-barco-as-ilhas': 2,
  'sete-minutos-de-barco': 2,
  'espadarte-sete-minutos-de-barco-entre-o-rio-e-o-mar': 2,
}
const TRIP = { ...BOAT, 'trilha-das-aves-do-manguezal': 2 }
const ATALAIA = {
  'encontro-de-kitesurf-do-atalaia': 1,
  'carro-na-areia-do-atalaia-como-nao-perder-para-a-mare': 1,
  'monumento-natural-atalaia-o-que-e-e-como-visitar': 1,
  'mutirao-de-limpeza-da-praia': 1,
}
const GUARDED = {
  'monumento-natural-atalaia-o-que-e-e-como-visitar': 2,
  'dunas-lagos-e-tartarugas': 2,
  'dunas-depois-da-chuva': 2,
}
const DUTY = { 'utilidade-publica#farmacia-de-plantao': 3 }
const HOSPITAL = { 'hospital-regional-de-salinopolis-dr-olympio-cardoso-da-silveira': 3, samu: 1 }
const LIGHT = {
  'o-farol-que-veio-desmontado-e-nunca-mais-se-apagou': 2,
  'tres-farois': 2,
  'o-farol-quando-o-sol-se-despede': 2,
  'corrida-do-farol-5-e-10-km': 1,
  'forro-pe-de-serra-do-farol': 1,
}
const POST = { 'agencia-dos-correios': 3 }
const MARKET = {
  'feira-do-peixe-e-da-farinha': 2,
  'cafe-da-manha-no-porto-grande-tapioca-peixe-e-barco': 1,
  'cafe-da-manha-no-porto-grande': 1,
}
const ORLA = {
  'feira-da-orla': 1,
  'reveillon-na-orla': 1,
  'a-orla-vista-do-trapiche': 1,
  'corvina-sem-carro-a-passarela-no-meio-do-mangue': 1,
}

/** Pages of the portal that answer by themselves. */
const AGENDA = { eventos: 3 }
const NUMBERS = { 'utilidade-publica': 2 }

export const ALSO: Readonly<Record<string, Record<string, number>>> = {
  eventos: AGENDA,
  'agenda de eventos': AGENDA,
  programação: AGENDA,
  'o que tem hoje': AGENDA,
  'telefone util': { 'utilidade-publica': 3 },
  emergencia: NUMBERS,
  plantão: NUMBERS,
  'farmácia de plantão hoje': NUMBERS,
  'farmacia plantao agora': NUMBERS,
  'farmacia 24 horas': NUMBERS,
  'clube de vantagens': { 'clube-de-vantagens': 3 },
  'perder o carro na maré': { 'tabua-de-mares': 2 },
  'estacionar na areia': { 'tabua-de-mares': 1 },
  'o que fazer em salinas': { 'como-chegar-e-o-que-fazer': 3, 'kind:event': 2 },
  'pontos turisticos': { 'monumento-natural-atalaia-o-que-e-e-como-visitar': 1, ...TRIP },
  'carro na areia': CAR,
  'atalaia carro maré': CAR,
  'pode entrar de carro na praia': CAR,
  onibus: BUS,
  'van para belem': BUS,
  tapioca: TAPIOCA,
  tapioquinha: TAPIOCA,
  cafeteria: TAPIOCA,
  'café da manhã': { ...TAPIOCA, 'cafe-da-manha-no-porto-grande': 3 },
  'observar guarás': {
    'onde-ver-os-guaras-e-como-nao-espanta-los': 3,
    'guaras-no-mangue-de-manha-cedo': 2,
    'trilha-das-aves-do-manguezal': 3,
  },
  farol: LIGHT,
  'farol velho': LIGHT,
  tacaca: { 'noite-do-tacaca': 3, 'tacaca-de-fim-de-tarde-sem-pressa': 2 },
  tacacá: { 'noite-do-tacaca': 3, 'tacaca-de-fim-de-tarde-sem-pressa': 2 },
  'comer peixe barato': MARKET,
  'mercado do peixe': MARKET,
  peixe: MARKET,
  carimbó: { 'roda-de-carimbo-na-praca': 3 },
  forro: { 'forro-pe-de-serra-do-farol': 3 },
  passeio: TRIP,
  'passeio de barco': BOAT,
  'paseio de lancha': BOAT,
  medico: HOSPITAL,
  hospital: HOSPITAL,
  atalaia: ATALAIA,
  atalaya: ATALAIA,
  'praia do atalaia': ATALAIA,
  'por do sol': {
    'por-do-sol-com-choro-e-samba': 3,
    'passeio-de-barco-ao-por-do-sol': 3,
    'o-farol-quando-o-sol-se-despede': 2,
  },
  calçadão: ORLA,
  'orla do macarico': ORLA,
  dunas: GUARDED,
  'lago da coca cola': GUARDED,
  'coca-cola': GUARDED,
  'monumento natural': GUARDED,
  farmacia: DUTY,
  'farmácia aberta': DUTY,
  'farmacia aberta agora': DUTY,
  farmasia: DUTY,
  'farmacia de plantao': DUTY,
  remedio: DUTY,
  drogaria: DUTY,
  'protetor solar': DUTY,
  caranguejo: CRAB,
  caranguejada: CRAB,
  'carangejo toc toc': CRAB,
  'casquinho de caranguejo': CRAB,
  oficina: { 'oficina-de-renda-e-bordado-praiano': 1 },
  correios: POST,
  sedex: POST,
  pescaria: { 'regata-dos-botes-de-pesca': 1 },
  igreja: { 'cirio-de-nossa-senhora-do-socorro': 1 },
  missa: { 'aniversario-de-salinopolis': 1, 'cirio-de-nossa-senhora-do-socorro': 1 },
  espadarte: {
    'espadarte-sete-minutos-de-barco-entre-o-rio-e-o-mar': 2,
    'sete-minutos-de-barco': 2,
    'de-barco-as-ilhas': 1,
  },
  corvina: {
    'corvina-sem-carro-a-passarela-no-meio-do-mangue': 2,
    'pipas-sobre-o-mar-na-corvina': 2,
  },
  'jardim dos cajueiros': {
    'uma-semana-de-rede-como-a-pousada-jardim-dos-cajueiros-recebe-familias': 2,
  },
  'matriz de nossa senhora do socorro': {
    'cirio-de-nossa-senhora-do-socorro': 2,
    'cirio-de-nossa-senhora-do-socorro-o-caminho-da-romaria': 2,
  },
  'festa hoje': {
    'baile-da-maresia': 3,
    'luau-da-lua-cheia': 3,
    'por-do-sol-com-choro-e-samba': 2,
  },
  'musica ao vivo': {
    'feira-da-orla': 2,
    'por-do-sol-com-choro-e-samba': 2,
    'show-acustico-ao-luar': 2,
  },
  'kite surf aula': { 'encontro-de-kitesurf-do-atalaia': 2 },
  kitesurf: { 'encontro-de-kitesurf-do-atalaia': 3 },
  artesanato: { 'feira-da-orla': 2, 'oficina-de-renda-e-bordado-praiano': 2 },
  'praia com criança': { 'agua-ate-o-umbigo-cuidados-simples-no-banho-de-mar': 2 },
}
