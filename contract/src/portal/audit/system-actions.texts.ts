import { type ActionTexts, always, quoted, wordIn } from './action-texts.ts'

const LISTS: Record<string, string> = {
  listings: 'estabelecimentos',
  people: 'pessoas',
  contributions: 'Você no Portal',
  money: 'compras de planos',
  media: 'fotos',
}

const TESTS: Record<string, string> = {
  mail: 'do e-mail',
  pix: 'do Pix',
  cards: 'dos cartões',
  backup: 'da cópia de segurança',
}

const leads = (path: unknown, to: unknown, lead = 'levou', mark = 'marcou') =>
  to === '410'
    ? `${mark}${quoted(path)} como algo que não existe mais`
    : `${lead}${quoted(path)} a${quoted(to)}`

/** What keeps the portal itself running. */
export const SYSTEM_ACTIONS = {
  'error-fault.mended': {
    name: 'Falha marcada como corrigida',
    kind: 'error-fault',
    did: (_details, { the }) => `marcou como corrigida ${the}`,
  },
  'error-fault.reopened': {
    name: 'Falha reaberta',
    kind: 'error-fault',
    did: (_details, { the }) => `reabriu ${the}`,
  },
  'redirect.added': {
    name: 'Redirecionamento criado',
    kind: 'redirect',
    did: ({ path, to }) => `${leads(path, to)}`,
  },
  'redirect.updated': {
    name: 'Redirecionamento alterado',
    kind: 'redirect',
    did: ({ path, to }) => `mudou um redirecionamento: agora ${leads(path, to, 'leva', 'marca')}`,
  },
  'redirect.removed': {
    name: 'Redirecionamento apagado',
    kind: 'redirect',
    did: ({ path }) => `apagou o redirecionamento${quoted(path)}`,
  },
  'list.exported': {
    name: 'Tabela baixada',
    kind: 'list',
    did: ({ list }) => `baixou uma tabela em CSV${list ? `: ${wordIn(LISTS, list) ?? list}` : ''}`,
  },
  'failed-work.retried': {
    name: 'Tarefa tentada de novo',
    kind: 'failed-work',
    did: ({ job }) => `mandou tentar de novo a tarefa${quoted(job)}`,
  },
  'team-task.resolved': {
    name: 'Resolvido em Hoje',
    kind: 'waiting',
    did: always('disse que já estava resolvido o que esperava em Hoje'),
  },
  'team-task.reopened': {
    name: 'Reaberto em Hoje',
    kind: 'waiting',
    did: always('reabriu o que esperava em Hoje'),
  },
  'failed-work.dismissed': {
    name: 'Tarefa dispensada',
    kind: 'failed-work',
    did: ({ job }) => `tirou da lista a tarefa que falhou${quoted(job)}`,
  },
  'system-test.asked': {
    name: 'Teste do sistema pedido',
    kind: 'settings',
    did: ({ test }) => `pediu o teste ${wordIn(TESTS, test) ?? test}`,
  },
  'system-test.proved': {
    name: 'Teste do sistema provado',
    kind: 'settings',
    did: ({ test }) => `provou o teste ${wordIn(TESTS, test) ?? test}`,
  },
  'first-use.skipped': {
    name: 'Passo do primeiro uso pulado',
    kind: 'settings',
    did: ({ step }) => `pulou, no primeiro uso, o passo ${wordIn(TESTS, step) ?? step}`,
  },
  'first-use.finished': {
    name: 'Primeiro uso terminado',
    kind: 'settings',
    did: () => 'terminou os passos do primeiro uso',
  },
} satisfies ActionTexts
