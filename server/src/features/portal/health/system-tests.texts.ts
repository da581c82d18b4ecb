/** Sentences of the tests that a person reads from the server. */
export const systemTestsTexts = {
  notSetUp: 'Isto ainda não está configurado. Preencha as configurações do servidor e reinicie.',
  codeTooSoon: (seconds: number) =>
    `Você já pediu um código. Espere ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'} para pedir outro.`,
  codeWrong: (triesLeft: number) =>
    triesLeft === 1
      ? 'Código incorreto. Resta 1 tentativa.'
      : `Código incorreto. Restam ${triesLeft} tentativas.`,
  codeExpired: 'Este código não vale mais. Mande outro.',
  codeTooMany: 'O código foi errado 5 vezes. Mande outro.',
  mail: {
    subject: 'Seu código de teste',
    lines: ['Este e-mail saiu do seu portal e chegou. Digite o código na tela de Primeiro uso:'],
    footer: 'Você recebeu esta mensagem porque pediu um teste na administração do portal.',
  },
  charge: 'Teste do portal, não pague',
} as const
