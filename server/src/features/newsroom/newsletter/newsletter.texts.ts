/** What subscribers of the newsletter read from the server, and what administrators are told. */
export const newsletterTexts = {
  linkInvalid: 'Este link não vale mais. Peça outro.',
  consentTooOften:
    'Você mudou suas escolhas muitas vezes hoje. Elas ficam como estão; tente de novo amanhã.',
  consentChanged: 'Suas escolhas mudaram em outra janela. Confira e tente novamente.',
  unknownReader: 'Não encontramos esta inscrição. Talvez ela já tenha sido apagada.',
  stale:
    'Outra pessoa mudou esta edição enquanto você editava. Recarregue para ver a versão atual e tente novamente.',
  notDraft: 'Esta edição já foi agendada ou enviada e não pode mais ser mudada.',
  notRunning: 'Esta edição não está agendada nem em envio.',
  emptyBody: 'Escreva o texto da edição antes de enviar.',
  noReaders: 'Ninguém receberia esta edição: não há leitores deste assunto.',
  past: 'Escolha um momento no futuro.',
  tooFar: 'Agende para até um ano à frente.',
  confirm: {
    subject: 'Confirme seu e-mail para receber novidades',
    lines: (site: string) => [
      `Recebemos um pedido para enviar as novidades do ${site} a este e-mail.`,
      'Confirme para começar a receber. O link vale por 3 dias.',
    ],
    action: 'Confirmar meu e-mail',
    footer: 'Se não foi você, ignore esta mensagem: nada mais será enviado.',
  },
  already: {
    subject: 'Você já recebe as nossas novidades',
    lines: (site: string) => [
      `Alguém, provavelmente você, pediu para receber as novidades do ${site} neste e-mail. Ele já está na lista.`,
      'Se quiser, mude os assuntos ou saia da lista.',
    ],
    action: 'Ver minhas escolhas',
    footer: 'Você recebeu esta mensagem porque este e-mail está na lista de novidades do portal.',
  },
  email: {
    testMark: 'Teste: ',
    events: 'O que vem por aí',
    news: 'Últimas notícias',
    why: (topic: string) =>
      `Você recebeu este e-mail porque pediu novidades do portal sobre “${topic}”.`,
    preferences: 'Mudar os assuntos',
    leave: 'Sair da lista',
  },
} as const
