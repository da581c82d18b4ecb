export const ASK = '/solicitar-cobertura'
export const FOLLOW = '/solicitar-cobertura/acompanhar'
export const followLink = (origin: string, token: string) => `${origin}${FOLLOW}#token=${token}`
