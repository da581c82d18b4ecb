/** What the people of an establishment read of a message, and what the sender is told. */
type StayNamed = { unit_name: string; arrival: string; departure: string }
/** "10/08" */
const dayText = (date: string) => date.slice(5).split('-').reverse().join('/')

export const texts = {
  /** Where the sender said nothing (spec §7). */
  anonymous: 'Usuário Anônimo',
  subject: (establishmentName: string) => `Contato para ${establishmentName}`,
  stay: ({ unit_name: unit, arrival, departure }: StayNamed) =>
    `Reserva: ${unit}, ${dayText(arrival)} a ${dayText(departure)}`.slice(0, 160),
  /** Stands on locked screens: nothing of who wrote, nor of what. */
  told: (establishment: string) => ({
    title: 'Mensagem nova',
    body: `Alguém escreveu para ${establishment}. Abra para ler e responder.`,
  }),
  noMailbox:
    'Este negócio ainda não recebe mensagens pelo portal. Use o telefone que está na página.',
  tooManyHere: 'Você já enviou 3 mensagens a este negócio hoje. Espere a resposta ou tente amanhã.',
  reply: {
    whatsApp: (name: string, establishment: string) =>
      `Olá, ${name}! Aqui é da equipe de ${establishment}, sobre a sua mensagem no portal.`,
    subject: (subject: string) => `Re: ${subject}`,
    body: (name: string, quoted: string) => `Olá, ${name}!\n\n\n\n${quoted}`,
  },
  unproved:
    'Quem escreveu ainda não confirmou o e-mail, então a resposta não chegaria. Responda pelo WhatsApp ou pelo seu e-mail.',
  answeredMeanwhile:
    'Outra pessoa da equipe acabou de responder. Leia a resposta dela; se ainda precisar, envie a sua de novo.',
  tooManyToGuest: 'Este hóspede já recebeu 20 mensagens suas hoje. Tente amanhã ou ligue para ele.',
  toGuest: {
    subject: (house: string) => `${house} escreveu sobre a sua reserva`,
    told: 'Abra a reserva para ler e responder.',
    lines: (text: string, stay: string) => [
      ...text.split(/\n+/).filter((line) => line.trim() !== ''),
      stay,
    ],
    action: 'Ver a conversa e responder',
    footer: 'Você recebeu este e-mail porque pediu uma reserva nesta hospedagem pelo portal.',
  },
  templates: {
    full: (most: number) => `São até ${most} modelos. Apague um que não usa mais.`,
    sameName: 'Já existe um modelo com este nome. Escolha outro.',
  },
  answer: {
    subject: (establishment: string) => `${establishment} respondeu à sua mensagem`,
    told: 'A resposta está no seu e-mail.',
    lines: ({ answer, message }: { answer: string; message: string }) => [
      ...answer.split(/\n+/).filter((line) => line.trim() !== ''),
      `Você tinha escrito: “${message.length > 300 ? `${message.slice(0, 299)}…` : message}”`,
    ],
    action: (establishment: string) => `Ver a página de ${establishment}`,
    footer: 'Você recebeu este e-mail porque escreveu a este negócio pelo portal.',
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
