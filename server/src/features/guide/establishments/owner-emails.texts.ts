import { FIELD_WORDS, type FieldName } from '@portal/contract/guide/establishments/vocabulary'

/** What an owner is told by e-mail of what the administration did with their listing. */
export const DECISIONS_TOLD = [
  'approve',
  'reject',
  'suspend',
  'restore',
  'archive',
  'approve-changes',
  'reject-changes',
  'correct',
] as const
export type DecisionTold = (typeof DECISIONS_TOLD)[number]

type Words = {
  subject: (place: string) => string
  lines: (place: string) => string[]
  /** After the reason, where there is one. */
  next: string[]
  action: string
}

const OPEN = 'Abrir o painel'

const decisions: Record<DecisionTold, Words> = {
  approve: {
    subject: (place) => `${place} está no ar`,
    lines: (place) => [
      `Boa notícia: o cadastro de ${place} foi aprovado e já aparece no guia comercial.`,
    ],
    next: [
      'Pelo painel você mantém horários e fotos em dia, responde mensagens e avaliações e baixa o cartaz com QR code para o balcão.',
    ],
    action: OPEN,
  },
  reject: {
    subject: (place) => `O cadastro de ${place} precisa de ajustes`,
    lines: (place) => [`Olhamos o cadastro de ${place} e ele ainda não pôde ser publicado.`],
    next: ['Nada do que você preencheu se perdeu. Faça os ajustes e envie de novo para análise.'],
    action: 'Ajustar o cadastro',
  },
  suspend: {
    subject: (place) => `${place} saiu do ar`,
    lines: (place) => [`A página de ${place} foi suspensa e, por enquanto, não aparece no guia.`],
    next: [
      'Seus dados, fotos e avaliações continuam guardados. Se já corrigiu o que faltava, ou se houve engano, fale com a equipe do portal.',
    ],
    action: OPEN,
  },
  restore: {
    subject: (place) => `${place} voltou ao ar`,
    lines: (place) => [
      `A página de ${place} está de volta ao guia comercial, com as fotos e avaliações de antes.`,
    ],
    next: ['Aproveite para conferir se os horários e os contatos continuam certos.'],
    action: OPEN,
  },
  archive: {
    subject: (place) => `${place} foi arquivado`,
    lines: (place) => [
      `O cadastro de ${place} foi arquivado pela administração do portal e não aparece mais no guia.`,
    ],
    next: [
      'Nada foi apagado. Se o negócio continua aberto, envie o cadastro de novo para análise.',
    ],
    action: OPEN,
  },
  'approve-changes': {
    subject: (place) => `As alterações de ${place} foram aprovadas`,
    lines: (place) => [`As alterações que você pediu em ${place} já aparecem no guia.`],
    next: [],
    action: OPEN,
  },
  'reject-changes': {
    subject: (place) => `As alterações de ${place} não foram aprovadas`,
    lines: (place) => [
      `As alterações que você pediu em ${place} não foram aprovadas. A página continua no ar como estava.`,
    ],
    next: ['Você pode corrigir os dados no painel e pedir de novo.'],
    action: 'Ver o cadastro',
  },
  correct: {
    subject: (place) => `A equipe do portal corrigiu ${place}`,
    lines: (place) => [`A equipe do portal corrigiu o cadastro de ${place} no guia.`],
    next: ['Confira como ficou. Se algo não estiver certo, corrija pelo painel.'],
    action: 'Conferir o cadastro',
  },
}

export const ownerEmails = {
  ...decisions,
  greeting: (name: string) => `Olá, ${name}!`,
  reason: (reason: string) => `Motivo: ${reason}`,
  corrected: (fields: readonly FieldName[]) =>
    `O que mudou: ${fields.map((field) => FIELD_WORDS[field]).join(', ')}.`,
}
