/** Free of zod: the browser reads them too. */

export const MESSAGE_REPLY_MAX = 2000
export const TEMPLATE_NAME_MAX = 40
/** Of one establishment. */
export const TEMPLATES_MAX = 20

/** Why a house may not write to the guest of a stay now. */
export const WRITING_BARRIERS = {
  gone: 'O hóspede não tem conta no portal: fale com ele pelo telefone ou e-mail do pedido.',
  over: 'Esta reserva acabou há mais de 30 dias: não dá mais para escrever por aqui.',
  unanswered:
    'Você já escreveu 3 vezes sem resposta. Espere o hóspede responder ou ligue para ele.',
  role: 'O dono ou um gerente escreve aos hóspedes.',
} as const
export type WritingBarrier = keyof typeof WRITING_BARRIERS
