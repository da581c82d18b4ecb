/** Every sentence of events that a person reads from the server. */
export const eventsTexts = {
  stale:
    'Este evento mudou enquanto você editava. Recarregue para ver como ele está agora e refaça sua mudança.',
  when: {
    day: 'Este dia não existe.',
    endTime: 'Escreva também a hora em que termina.',
    order: 'O fim precisa ser depois do começo.',
    tooLong: 'Um evento dura no máximo 60 dias. Para mais, use a repetição.',
    past: 'Este dia já passou. Escolha uma data de hoje em diante.',
  },
  recurrence: {
    begins: 'O primeiro dia precisa ser um dos dias da repetição.',
    until: 'A data final precisa ser depois do primeiro dia.',
    empty: 'Com estas exceções o evento não acontece em dia nenhum.',
  },
  price: {
    order: 'O valor mais alto não pode ser menor que o mais baixo.',
    unsaid: 'Escreva o valor mais baixo.',
  },
  venue: 'Este lugar não está mais no guia. Escolha outro ou escreva o endereço.',
  pin: 'Marque o lugar no mapa ou deixe sem marcação.',
  photo: 'Esta foto não pode ser usada aqui. Envie-a novamente ou espere ela ficar pronta.',
  photoNeedsAccount: 'Entre na sua conta para enviar o cartaz.',
  transition: {
    decided: 'Este evento já foi decidido. Recarregue a página.',
    unpublished: 'Só um evento publicado pode ser suspenso.',
  },
  submitter: 'Escreva seu nome e e-mail.',
  linkInvalid: 'Este link não vale mais. Peça um novo ou envie o evento de novo.',
  linkExpired: 'Este link venceu. Peça um novo.',
  calendar: {
    name: (city: string) => `Agenda de ${city}`,
    description: (city: string) => `O que acontece em ${city}, no Pará.`,
    cancelled: (title: string) => `Cancelado: ${title}`,
    postponed: (title: string) => `Adiado: ${title}`,
    soldOut: (title: string) => `Esgotado: ${title}`,
  },
  confirm: {
    subject: 'Confirme o envio do seu evento',
    lines: (name: string, title: string) => [
      `Olá, ${name}! Recebemos "${title}" para a agenda da cidade.`,
      'Confirme que este e-mail é seu para que nossa equipe possa analisar o evento. O link vale por 3 dias.',
      'Se você não enviou nada, ignore esta mensagem: sem a confirmação, o evento é apagado.',
    ],
    action: 'Confirmar o envio',
  },
  received: {
    subject: (title: string) => `Recebemos seu evento: ${title}`,
    lines: (name: string, title: string) => [
      `Olá, ${name}! "${title}" está na fila da nossa equipe.`,
      'Você recebe outro e-mail quando ele for publicado, ou se faltar alguma coisa.',
    ],
  },
  approved: {
    subject: (title: string) => `Seu evento está no ar: ${title}`,
    lines: (name: string, title: string) => [
      `Olá, ${name}! "${title}" foi aprovado e já aparece na agenda da cidade.`,
      'Divulgue o link à vontade. Se algo mudar, responda a este e-mail contando o que é.',
    ],
    action: 'Ver a página do evento',
  },
  refused: {
    subject: (title: string) => `Sobre o evento que você enviou: ${title}`,
    lines: (name: string, title: string, reason: string) => [
      `Olá, ${name}. Desta vez não publicamos "${title}".`,
      `Motivo: ${reason}`,
      'Você pode corrigir o que falta e enviar de novo.',
    ],
    action: 'Enviar de novo',
  },
}
