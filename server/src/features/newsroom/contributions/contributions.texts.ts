/** What a person reads of contributions, beyond what the contract says of a field. */
export const contributionsTexts = {
  emailMissing: 'Escreva o e-mail em que você quer receber a resposta.',
  photosNeedAccount: 'Para enviar fotos, entre na sua conta. O que você escreveu fica guardado.',
  future: 'A data não pode ser depois de hoje.',
  unknownPlace: 'Não achamos esse lugar. Escolha outro na lista.',
  linkInvalid: 'Este link não vale mais. Confira se copiou o endereço inteiro.',
  stale: 'Esta participação mudou enquanto você a lia. Recarregue e confira antes de decidir.',
  decided: 'A situação desta participação já mudou. Recarregue para ver como está.',
  photos: {
    unknown: 'Não achamos uma das fotos. Envie-a novamente.',
    processing: 'Uma das fotos ainda está sendo preparada. Espere alguns segundos e tente de novo.',
    failed: 'Uma das fotos não pôde ser preparada. Apague-a e envie outra.',
    repeated: 'A mesma foto aparece duas vezes.',
  },
  emails: {
    confirm: {
      subject: 'Confirme sua participação no portal',
      lines: (title: string) => [
        `Recebemos “${title}” para o Você no Portal, com este e-mail para a resposta.`,
        'Confirme que foi você, e a equipe começa a analisar. O link vale por 7 dias.',
        'Se não foi você, ignore esta mensagem: nada será publicado.',
      ],
      action: 'Confirmar',
    },
    published: {
      subject: (title: string) => `“${title}” está no Você no Portal`,
      lines: (title: string) => [
        `Sua participação “${title}” foi publicada. Obrigado por mostrar a cidade com a gente!`,
        'Se mudar de ideia, você pode retirar a autorização quando quiser, pelo link de acompanhamento:',
      ],
      action: 'Ver a página',
    },
    rejected: {
      subject: (title: string) => `Sobre sua participação “${title}”`,
      lines: (title: string, reason: string) => [
        `A equipe leu “${title}” e não vai publicar desta vez.`,
        `Motivo: ${reason}`,
        'Se quiser, ajuste e envie de novo.',
      ],
      action: 'Ver o que enviei',
    },
    answered: {
      subject: (title: string) => `Resposta sobre “${title}”`,
      lines: (title: string, answer: string) => [
        `A equipe respondeu a sua reclamação “${title}”:`,
        ...answer.split(/\n+/).filter((line) => line.trim() !== ''),
      ],
      action: 'Ver a resposta',
    },
    suspended: {
      subject: (title: string) => `“${title}” saiu do ar`,
      lines: (title: string, reason: string) => [`Tiramos “${title}” do ar.`, `Motivo: ${reason}`],
      action: 'Ver o que enviei',
    },
  },
} as const
