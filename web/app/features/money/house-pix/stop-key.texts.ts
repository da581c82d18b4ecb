export const stopKeyTexts = {
  title: 'Cancelar a chave Pix',
  lead: 'Não foi você que cadastrou ou trocou a chave Pix da casa? Cancele agora: a chave anterior continua valendo, se havia uma, e todos os donos são avisados.',
  action: 'Não fui eu: cancelar a chave',
  doneTitle: 'Chave cancelada',
  stopped: (place: string) =>
    `A chave nova de ${place} não recebe mais nada. Quem a cadastrou sabia uma senha ou usou um aparelho seu: crie agora uma nova senha.`,
  newPassword: 'Criar nova senha',
  invalid: 'Ele já foi usado ou venceu. Entre na sua conta e confira em Pix da casa.',
} as const
