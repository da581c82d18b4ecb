import { type ActionTexts, always, quoted, wordIn } from './action-texts.ts'

const LISTS: Record<string, string> = {
  listings: 'estabelecimentos',
  people: 'pessoas',
  contributions: 'Você no Portal',
  money: 'compras de planos',
  media: 'fotos',
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
} satisfies ActionTexts
