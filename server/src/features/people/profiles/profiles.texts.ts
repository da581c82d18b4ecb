/** What a person reads of their profile, beyond what the contract says of a field. */
export const texts = {
  birthDateInFuture: 'A data de nascimento não pode ser depois de hoje.',
  consentTooOften:
    'Você mudou esta escolha muitas vezes hoje. Ela fica como está; tente de novo amanhã.',
  consentChanged: 'Esta escolha mudou em outra janela. Confira e tente novamente.',
  whatsAppMissing: 'Informe seu WhatsApp no perfil antes de pedir o código.',
  whatsAppAlreadyConfirmed: 'Seu WhatsApp já está confirmado.',
  codeTooSoon: (seconds: number) =>
    `Você já pediu um código. Espere ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'} para pedir outro.`,
  codeWrong: (triesLeft: number) =>
    triesLeft === 1
      ? 'Código incorreto. Resta 1 tentativa.'
      : `Código incorreto. Restam ${triesLeft} tentativas.`,
  codeExpired: 'Este código não vale mais. Peça um novo código.',
  codeTooMany: 'Você errou o código 5 vezes. Peça um novo código.',
  mail: {
    subject: (code: string) => `${code} é o seu código de confirmação`,
    title: 'Confirme seu WhatsApp',
    paragraphs: [
      'Não conseguimos enviar o código pelo WhatsApp, por isso ele veio por e-mail.',
      'Digite este código no portal. Ele vale por 10 minutos.',
    ],
    footer: 'Se não foi você quem pediu, ignore esta mensagem e não passe o código a ninguém.',
  },
} as const
