/** Sentences of the two links about a new e-mail; apart, since no other page needs them. */
export const emailChangeTexts = {
  changeEmail: {
    title: 'Usar este e-mail na sua conta',
    lead: 'Falta só confirmar: você passa a entrar com ele, e os outros aparelhos são desconectados.',
    action: 'Trocar o e-mail da conta',
    doneTitle: 'E-mail trocado',
    done: (email: string | undefined) =>
      email
        ? `De agora em diante você entra e recebe avisos em ${email}.`
        : 'De agora em diante você entra e recebe avisos no novo e-mail.',
    invalid:
      'Ele já foi usado, venceu ou foi trocado por outro. Peça a troca de novo na parte de segurança da sua conta.',
  },
  keepEmail: {
    title: 'Manter meu e-mail',
    lead: 'Não foi você que pediu a troca? Impedimos agora, desfazemos se ela já aconteceu e desconectamos todos os aparelhos.',
    action: 'Não fui eu: manter meu e-mail',
    doneTitle: 'Seu e-mail continua o mesmo',
    stopped:
      'A troca foi impedida. Quem a pediu sabia a sua senha ou usou um aparelho seu: crie agora uma nova senha.',
    undone:
      'A troca foi desfeita. Quem a fez sabia a sua senha ou usou um aparelho seu: crie agora uma nova senha.',
    newPassword: 'Criar nova senha',
    invalid:
      'Ele já foi usado ou venceu. Se você não consegue mais entrar na sua conta, fale conosco.',
  },
} as const
