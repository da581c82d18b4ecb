/** The queues, by the word the address has for each. */
export const QUEUES = ['avaliacoes', 'reivindicacoes', 'relatos', 'participacoes'] as const
export type Queue = (typeof QUEUES)[number]

/** How many of a queue are in sight at once. */
export const QUEUE_PAGE = 25
