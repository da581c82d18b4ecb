import { type ActionTexts, type Details, quoted } from './action-texts.ts'

const TEXTS: Record<string, string> = {
  privacy: 'da política de privacidade',
  terms: 'dos termos de uso',
}
const legalText = ({ kind }: Details) => TEXTS[String(kind)] ?? 'de um documento'
const day = (value: unknown) =>
  String(value ?? '')
    .split('-')
    .reverse()
    .join('/')

/** Newsletter, legal documents and announcements. */
export const PORTAL_ACTIONS = {
  'newsletter.issue-created': {
    name: 'Edição começada',
    did: ({ subject }) => `começou a edição${quoted(subject)}`,
  },
  'newsletter.issue-updated': {
    name: 'Edição alterada',
    did: ({ subject }) => `alterou a edição${quoted(subject)}`,
  },
  'newsletter.issue-removed': {
    name: 'Rascunho de edição apagado',
    did: ({ subject }) => `apagou o rascunho da edição${quoted(subject)}`,
  },
  'newsletter.issue-scheduled': {
    name: 'Edição enviada ou agendada',
    did: ({ subject, readers }) => `mandou enviar a edição${quoted(subject)} a ${readers} leitores`,
  },
  'newsletter.issue-cancelled': {
    name: 'Envio de edição desfeito',
    did: ({ subject, was }) =>
      `${was === 'sending' ? 'interrompeu o envio' : 'desfez o agendamento'} da edição${quoted(subject)}`,
  },
  'legal.draft-saved': {
    name: 'Rascunho de documento guardado',
    did: (details) => `guardou um rascunho ${legalText(details)}`,
  },
  'legal.draft-discarded': {
    name: 'Rascunho de documento descartado',
    did: (details) => `descartou o rascunho ${legalText(details)}`,
  },
  'legal.published': {
    name: 'Versão de documento publicada',
    did: (details) =>
      `publicou a versão ${details.number} ${legalText(details)}, a valer de ${day(details.effective_from)}`,
  },
  'announcement.updated': {
    name: 'Faixa ou aviso alterado',
    did: ({ kind }) =>
      kind === 'popup' ? 'alterou o aviso do portal' : 'alterou a faixa do portal',
  },
} satisfies ActionTexts
