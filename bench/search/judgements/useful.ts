import type { Judgement } from './judgement.ts'

/** On the Saturday the city is asked on; the rota begins two days before with the other one. */
const DUTY = { 'utilidade-publica#farmacia-de-plantao': 3 }

/** Numbers, posts and offices; who is on duty; notices. */
export const USEFUL: readonly Judgement[] = [
  { q: 'plantão', want: { ...DUTY, farmacia: 1 } },
  { q: 'farmácia de plantão hoje', want: { ...DUTY, farmacia: 2 } },
  { q: 'farmacia plantao agora', want: { ...DUTY, farmacia: 2 } },
  { q: 'farmacia 24 horas', want: { ...DUTY, farmacia: 2 } },
  { q: 'samu', want: { samu: 3 } },
  {
    q: 'ambulancia',
    want: { samu: 3, 'hospital-regional-de-salinopolis-dr-olympio-cardoso-da-silveira': 2 },
  },
  { q: '192', want: { samu: 3 } },
  { q: 'bombeiros', want: { 'corpo-de-bombeiros': 3 } },
  {
    q: 'policia',
    want: { 'policia-militar': 3, 'policia-civil': 3, 'policia-rodoviaria-federal': 3 },
  },
  {
    q: 'policia militar',
    want: { 'policia-militar': 3, 'policia-civil': 1, 'policia-rodoviaria-federal': 1 },
  },
  {
    q: 'fui roubado',
    want: {
      'policia-militar': 3,
      'policia-civil': 3,
      'disque-denuncia': 1,
      'policia-rodoviaria-federal': 1,
    },
  },
  { q: 'denuncia anonima', want: { 'disque-denuncia': 3, 'disque-direitos-humanos': 1 } },
  { q: 'violencia contra mulher', want: { 'central-de-atendimento-a-mulher': 3 } },
  { q: 'defesa civil', want: { 'defesa-civil': 3 } },
  {
    q: 'emergencia',
    want: {
      'policia-militar': 3,
      samu: 3,
      'corpo-de-bombeiros': 3,
      'defesa-civil': 3,
      'marinha-do-brasil': 3,
      'hospital-regional-de-salinopolis-dr-olympio-cardoso-da-silveira': 3,
      'kind:utility': 1,
    },
  },
  {
    q: 'telefone util',
    want: { 'kind:utility': 3, 'numeros-que-todo-mundo-deveria-ter-no-celular': 3 },
  },
  {
    q: 'hospital regional',
    want: { 'hospital-regional-de-salinopolis-dr-olympio-cardoso-da-silveira': 3 },
  },
  {
    q: 'pronto socorro',
    want: {
      'hospital-regional-de-salinopolis-dr-olympio-cardoso-da-silveira': 3,
      samu: 2,
      clinica: 1,
    },
  },
  { q: 'prefeitura', want: { 'prefeitura-de-salinopolis': 3 } },
  { q: 'telefone da prefeitura', want: { 'prefeitura-de-salinopolis': 3 } },
  { q: 'faltou luz', want: { 'equatorial-para-energia': 3, eletricista: 2 } },
  { q: 'equatorial', want: { 'equatorial-para-energia': 3 } },
  { q: 'falta de energia', want: { 'equatorial-para-energia': 3 } },
  { q: 'faltou agua', want: { 'aguas-do-para-agua-e-esgoto': 3 } },
  { q: 'cosanpa', want: { 'aguas-do-para-agua-e-esgoto': 3 } },
  {
    q: 'avião para salinas',
    want: {
      'de-aviao': 3,
      'de-belem-a-salinas-carro-onibus-ou-aviao': 3,
      'como-chegar-e-o-que-fazer': 2,
    },
  },
  { q: 'avisos', want: { 'portal-em-demonstracao': 3 } },
  { q: 'agencia dos correios', want: { 'agencia-dos-correios': 3, correios: 3 } },
]
