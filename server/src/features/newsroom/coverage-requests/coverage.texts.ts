import type { CoverageStatus } from '@portal/contract/newsroom/coverage-requests/coverage.texts'

/** What a person reads of coverage requests, beyond what the contract says of a field. */
export const coverageTexts = {
  past: 'A data do evento já passou.',
  tooFar: 'Escolha uma data nos próximos dois anos.',
  linkInvalid: 'Este link não vale. Confira se copiou o endereço inteiro.',
  over: 'Este pedido já terminou e não pode mais ser mudado.',
  stale: 'Este pedido mudou enquanto você o via. Recarregue e confira antes de continuar.',
  noWay: 'Este pedido não pode ir para essa situação a partir de onde está.',
  reasonMissing: 'Escreva o motivo: quem pediu vai ler.',
  linkMissing: 'Cole o endereço do que foi publicado.',
  unknownAssignee: 'Escolha alguém da equipe.',
  contactChanged: 'Contato atualizado.',
  emails: {
    received: {
      subject: (event: string) => `Recebemos seu pedido de cobertura: ${event}`,
      lines: (name: string, event: string) => [
        `Olá, ${name}! Seu pedido de cobertura para “${event}” chegou à equipe do portal.`,
        'Guarde este e-mail: o link abaixo é só seu e mostra como está o pedido. Por ele você também escreve à equipe, muda o contato ou cancela.',
      ],
    },
    moved: {
      subjects: {
        new: (event: string) => `Seu pedido voltou para a fila: ${event}`,
        analysis: (event: string) => `Estamos analisando seu pedido: ${event}`,
        scheduled: (event: string) => `Cobertura agendada: ${event}`,
        done: (event: string) => `A cobertura está no ar: ${event}`,
        refused: (event: string) => `Sobre seu pedido de cobertura: ${event}`,
        withdrawn: (event: string) => `Pedido de cobertura cancelado: ${event}`,
      } satisfies Record<CoverageStatus, (event: string) => string>,
      lines: {
        new: 'Seu pedido voltou para a fila da equipe.',
        analysis: 'A equipe está vendo se e como pode cobrir o seu evento.',
        scheduled: 'A equipe agendou a cobertura do seu evento. Até lá!',
        done: 'A cobertura do seu evento foi publicada.',
        refused: 'Desta vez a equipe não vai poder cobrir o seu evento.',
        withdrawn: 'Você cancelou o pedido de cobertura. Se mudar de ideia, é só pedir de novo.',
      } satisfies Record<CoverageStatus, string>,
      reason: (reason: string) => `Motivo: ${reason}`,
      published: (url: string) => `Veja em: ${url}`,
    },
    message: {
      subject: (event: string) => `Mensagem da equipe sobre “${event}”`,
    },
    contact: {
      subject: (event: string) => `Acompanhe seu pedido de cobertura: ${event}`,
      lines: ['Este e-mail passou a ser o contato do pedido. O link abaixo mostra como ele está.'],
    },
    action: 'Acompanhar o pedido',
  },
} as const

/** The words of somebody, as paragraphs. */
export const paragraphsOf = (text: string) => text.split(/\n+/).filter((line) => line.trim() !== '')
