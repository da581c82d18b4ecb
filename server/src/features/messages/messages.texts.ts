/** What the people of an establishment read of a message, and what the sender is told. */
export const texts = {
  /** Where the sender said nothing (spec §7). */
  anonymous: 'Usuário Anônimo',
  subject: (establishmentName: string) => `Contato para ${establishmentName}`,
  noMailbox:
    'Este negócio ainda não recebe mensagens pelo portal. Use o telefone que está na página.',
  tooManyHere: 'Você já enviou 3 mensagens a este negócio hoje. Espere a resposta ou tente amanhã.',
  reply: {
    whatsApp: (name: string, establishment: string) =>
      `Olá, ${name}! Aqui é da equipe de ${establishment}, sobre a sua mensagem no portal.`,
    subject: (subject: string) => `Re: ${subject}`,
    body: (name: string, quoted: string) => `Olá, ${name}!\n\n\n\n${quoted}`,
  },
  email: {
    subject: (establishment: string) => `Nova mensagem para ${establishment}`,
    lines: ({ name, subject, message }: { name: string; subject: string; message: string }) => [
      `${name} escreveu pelo portal: ${subject}`,
      ...message.split(/\n+/).filter((line) => line.trim() !== ''),
    ],
    answerHere:
      'Responda a este e-mail para falar com quem escreveu, ou abra a mensagem no painel.',
    answerThere: 'Abra a mensagem no painel para responder.',
    action: 'Abrir as mensagens',
    footer: 'Você recebeu esta mensagem porque este e-mail é o contato de um negócio no guia.',
  },
} as const
