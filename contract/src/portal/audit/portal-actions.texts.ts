import { PLAN_NAMES } from '../../shared/plan-rules.ts'
import {
  type ActionTexts,
  always,
  type Details,
  fieldCount,
  listedFields,
  versionWords,
  wordIn,
} from './action-texts.ts'

const TEXTS: Record<string, string> = {
  privacy: 'da política de privacidade',
  terms: 'dos termos de uso',
}
const legalText = ({ kind }: Details) => wordIn(TEXTS, kind) ?? 'de um documento'
const day = (value: unknown) =>
  String(value ?? '')
    .split('-')
    .reverse()
    .join('/')

function readersText(readers: unknown): string {
  if (typeof readers !== 'number') return 'seus leitores'
  return readers === 1 ? '1 leitor' : `${readers} leitores`
}

function someFields(details: Details): string {
  const { length } = listedFields(details)
  return length === 0 ? '' : ` (${fieldCount(length)})`
}

/** Settings, plans, tab bar, map, newsletter, legal documents and announcements. */
export const PORTAL_ACTIONS = {
  'settings.updated': {
    name: 'Configurações alteradas',
    kind: 'settings',
    did: (details) => `alterou as configurações do portal${someFields(details)}`,
  },
  'tabbar.created': {
    name: 'Item da barra criado',
    kind: 'tabbar',
    did: (_, { the }) => `criou ${the} da barra inferior`,
  },
  'tabbar.updated': {
    name: 'Item da barra alterado',
    kind: 'tabbar',
    did: (_, { the }) => `alterou ${the} da barra inferior`,
  },
  'tabbar.removed': {
    name: 'Item da barra apagado',
    kind: 'tabbar',
    did: (_, { the }) => `apagou ${the} da barra inferior`,
  },
  'tabbar.reordered': {
    name: 'Barra reordenada',
    kind: 'tabbar',
    did: always('mudou a ordem da barra inferior'),
  },
  'plan.changed': {
    name: 'Plano alterado',
    kind: 'plan',
    did: (details) =>
      `alterou o plano ${wordIn(PLAN_NAMES, details.plan) ?? ''}${someFields(details)}`,
  },
  'base-map.installed': {
    name: 'Mapa de ruas instalado',
    kind: 'base-map',
    did: always('instalou um mapa de ruas'),
  },
  'base-map.schematic': {
    name: 'Mapa esquemático em uso',
    kind: 'base-map',
    did: always('voltou ao mapa esquemático'),
  },
  'newsletter.issue-created': {
    name: 'Edição começada',
    kind: 'issue',
    did: (_, { the }) => `começou ${the}`,
  },
  'newsletter.issue-updated': {
    name: 'Edição alterada',
    kind: 'issue',
    did: (_, { the }) => `alterou ${the}`,
  },
  'newsletter.issue-removed': {
    name: 'Rascunho de edição apagado',
    kind: 'issue',
    did: (_, { of }) => `apagou o rascunho ${of}`,
  },
  'newsletter.issue-scheduled': {
    name: 'Edição enviada ou agendada',
    kind: 'issue',
    did: ({ readers }, { the }) => `mandou enviar ${the} a ${readersText(readers)}`,
  },
  'newsletter.issue-cancelled': {
    name: 'Envio de edição desfeito',
    kind: 'issue',
    did: ({ was }, { of }) =>
      `${was === 'sending' ? 'interrompeu o envio' : 'desfez o agendamento'} ${of}`,
  },
  'legal.draft-saved': {
    name: 'Rascunho de documento guardado',
    kind: 'legal',
    did: (details) => `guardou um rascunho ${legalText(details)}`,
  },
  'legal.draft-discarded': {
    name: 'Rascunho de documento descartado',
    kind: 'legal',
    did: (details) => `descartou o rascunho ${legalText(details)}`,
  },
  'legal.published': {
    name: 'Versão de documento publicada',
    kind: 'legal',
    did: (details) =>
      `publicou ${versionWords(details.number)} ${legalText(details)}, a valer de ${day(details.effective_from)}`,
  },
  'announcement.updated': {
    name: 'Faixa ou aviso alterado',
    kind: 'announcement',
    did: ({ kind }) =>
      kind === 'popup' ? 'alterou o aviso do portal' : 'alterou a faixa do portal',
  },
} satisfies ActionTexts
