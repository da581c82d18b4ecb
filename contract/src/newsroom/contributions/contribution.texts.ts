/** Words and limits of "Você no Portal". Free of zod: the browser reads them too. */

export const CONTRIBUTION_TITLE_MIN = 3
export const CONTRIBUTION_TITLE_MAX = 120
export const CONTRIBUTION_TEXT_MAX = 4000
export const CONTRIBUTION_PHOTOS_MAX = 4
export const CREDIT_NAME_MAX = 80
export const PLACE_NAME_MAX = 80
export const ANSWER_MAX = 2000

export const CONTRIBUTION_KINDS = ['photo', 'story', 'tip', 'complaint'] as const
export type ContributionKind = (typeof CONTRIBUTION_KINDS)[number]

export const CONTRIBUTION_KIND_WORDS: Record<ContributionKind, string> = {
  photo: 'Foto',
  story: 'História',
  tip: 'Dica',
  complaint: 'Reclamação',
}

export const CONTRIBUTION_STATUSES = [
  'unconfirmed',
  'pending',
  'published',
  'rejected',
  'answered',
  'suspended',
  'archived',
  'withdrawn',
] as const
export type ContributionStatus = (typeof CONTRIBUTION_STATUSES)[number]

export const CONTRIBUTION_STATUS_WORDS: Record<ContributionStatus, string> = {
  unconfirmed: 'Falta confirmar o e-mail',
  pending: 'Em análise',
  published: 'Publicada',
  rejected: 'Recusada',
  answered: 'Respondida',
  suspended: 'Fora do ar',
  archived: 'Arquivada',
  withdrawn: 'Retirada por quem enviou',
}

/** A photo needs a picture; the other kinds need words. */
export const needsPhotos = (kind: ContributionKind) => kind === 'photo'
export const needsText = (kind: ContributionKind) => kind !== 'photo'
/** Only a complaint may stay between the person and the team. */
export const mayBePrivate = (kind: ContributionKind) => kind === 'complaint'

/**
 * What a person agrees to by sending. Each contribution keeps the version and the moment: another
 * text is another version, and the old one stays provable (LGPD art. 8).
 */
export const CONTRIBUTION_CONSENT = {
  version: '2026-11',
  text: 'Autorizo o portal a publicar o que estou enviando, com o crédito que escolhi. As fotos são minhas ou tenho permissão de quem as fez e de quem aparece nelas. Posso retirar a autorização quando quiser.',
} as const

/** A private complaint is not published: what it needs is leave to be read and answered. */
export const COMPLAINT_CONSENT = {
  version: '2026-11-privada',
  text: 'Autorizo a equipe do portal a ler esta reclamação, encaminhá-la a quem pode resolver, sem o meu nome, e me responder por e-mail. Ela não será publicada.',
} as const

export const consentFor = ({ is_private }: { is_private: boolean }) =>
  is_private ? COMPLAINT_CONSENT : CONTRIBUTION_CONSENT
