/** Every sentence of claims that a person reads from the server. */
export const claimsTexts = {
  owned: 'Este negócio já tem um responsável. Se isso estiver errado, use "Informar erro".',
  emailUnconfirmed: 'Confirme seu e-mail antes de reivindicar um negócio.',
  alreadyOpen: 'Você já reivindicou este negócio. Avisaremos por e-mail quando houver resposta.',
  decided: 'Esta reivindicação já foi decidida. Recarregue a lista.',
  noPhone:
    'Não conseguimos enviar um código ao telefone deste negócio. Envie a foto de um documento.',
  codeTooSoon: (seconds: number) =>
    `Você já pediu um código. Espere ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'} para pedir outro.`,
  codeWrong: (triesLeft: number) =>
    triesLeft === 1
      ? 'Código incorreto. Resta 1 tentativa.'
      : `Código incorreto. Restam ${triesLeft} tentativas.`,
  codeExpired: 'Este código não vale mais. Peça um novo código.',
  codeTooMany: 'Você errou o código 5 vezes. Peça um novo código ou envie um documento.',
  document: {
    unknown: 'Não achamos a foto do documento. Envie-a novamente.',
    processing:
      'A foto do documento ainda está sendo preparada. Espere alguns segundos e tente de novo.',
    shown: 'Esta foto aparece no guia. Envie uma foto só do documento.',
    failed: 'A foto do documento não pôde ser preparada. Envie outra.',
  },
  rivalApproved: 'Outra pessoa comprovou ser a responsável por este negócio.',
  approved: {
    subject: (place: string) => `${place} agora é seu no guia`,
    lines: (name: string, place: string) => [
      `Olá, ${name}!`,
      `Sua reivindicação de ${place} foi aprovada. Você já pode editar horários, fotos e contatos.`,
    ],
    action: 'Abrir o painel',
  },
  rejected: {
    subject: (place: string) => `Sua reivindicação de ${place}`,
    lines: (name: string, place: string, reason: string) => [
      `Olá, ${name}!`,
      `Sua reivindicação de ${place} não foi aprovada. Motivo: ${reason}`,
      'Se quiser, envie outra com um documento que mostre que o negócio é seu.',
    ],
    action: 'Ver o negócio no guia',
  },
} as const
