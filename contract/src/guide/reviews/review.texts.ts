/** Words and limits of reviews. Free of zod: the browser reads them too. */

export const REVIEW_TEXT_MAX = 2000
export const REVIEW_PHOTOS_MAX = 4
export const REPLY_TEXT_MAX = 2000

/** What is reviewed, by the same rules. */
export const REVIEWED_KINDS = ['establishment', 'beach', 'attraction'] as const
export type ReviewedKind = (typeof REVIEWED_KINDS)[number]

const PAGES: Record<ReviewedKind, string> = {
  establishment: '/guia',
  beach: '/praia',
  attraction: '/atracao',
}

export const reviewedPath = ({ kind, slug }: { kind: ReviewedKind; slug: string }) =>
  `${PAGES[kind]}/${slug}`

export const REVIEW_STATUSES = ['pending', 'published', 'rejected'] as const
type ReviewStatus = (typeof REVIEW_STATUSES)[number]

export const REVIEW_STATUS_WORDS: Record<ReviewStatus, string> = {
  pending: 'Em análise',
  published: 'Publicada',
  rejected: 'Recusada',
}

/** Why a review waits for a person; `refused` is one that was refused before and comes again. */
export const REVIEW_QUEUE_REASONS = ['link', 'phone', 'insult', 'refused'] as const
type ReviewQueueReason = (typeof REVIEW_QUEUE_REASONS)[number]

export const REVIEW_QUEUE_WORDS: Record<ReviewQueueReason, string> = {
  link: 'Tem um link ou perfil',
  phone: 'Tem um número de telefone',
  insult: 'Pode conter ofensa ou acusação',
  refused: 'Já foi recusada antes',
}

/** Why somebody cannot review a place, and what to do about it. */
export const REVIEW_BARRIERS = ['email-unconfirmed', 'profile-incomplete', 'own-place'] as const
export type ReviewBarrier = (typeof REVIEW_BARRIERS)[number]

export const REVIEW_BARRIER_WORDS: Record<ReviewBarrier, string> = {
  'email-unconfirmed': 'Confirme seu e-mail para avaliar. Enviamos um link para você.',
  'profile-incomplete': 'Complete seu cadastro (WhatsApp, estado e cidade) para avaliar.',
  'own-place': 'Quem é dono ou da equipe não pode avaliar o próprio negócio.',
}
