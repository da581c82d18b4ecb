/** What a person reads when the session itself fails (spec §8). */
export const sessionTexts = {
  signOutFailed: 'Erro ao fazer logout',
  refreshFailed: 'Erro ao atualizar sessão',
  readFailed: 'Erro ao obter sessão',
  critical: 'Erro crítico de autenticação',
} as const
