import type { BillingCycle } from '@portal/contract/shared/plans'

const per: Record<BillingCycle, string> = { month: 'por mês', year: 'por ano' }

/** What the panel of one's own plan says. */
export const standingTexts = {
  trialing: (days: number, day: string) =>
    days === 1
      ? `Último dia do teste grátis: vai até ${day}.`
      : `Teste grátis: faltam ${days} dias, até ${day}.`,
  trialAfter: (price: string) => `Depois, ${price}. Sem assinar, a página fica básica.`,
  active: (day: string) => `Pago até ${day}.`,
  next: (plan: string, price: string, day: string) =>
    `Próximo período: Plano ${plan}, ${price}, a partir de ${day}.`,
  opens: (day: string) => `Você pode pagar o próximo período a partir de ${day}.`,
  change: (plan: string, price: string, day: string) =>
    `Em ${day} muda para o Plano ${plan}, ${price}.`,
  renews: {
    pix_automatic: (price: string, day: string) =>
      `Renova sozinho por Pix Automático em ${day}, ${price}.`,
    card: (price: string, day: string) => `Renova sozinho no cartão: ${price}, em ${day}.`,
  },
  holds: (day: string) => `Vale até ${day}.`,
  following: (plan: string, day: string) => `Depois vale o Plano ${plan}, já pago até ${day}.`,
  ending: (day: string) => `Vale até ${day} e não renova. Nada mais é cobrado.`,
  endingThen: 'Depois não renova, e nada mais é cobrado.',
  inGrace: (ended: string, until: string) =>
    `O período pago acabou em ${ended}. Pague até ${until} e nada muda na sua página.`,
  collecting: 'Estamos cobrando a renovação; não precisa pagar de novo.',
  collectingUntil: (ended: string, until: string) =>
    `O período pago acabou em ${ended}. Até ${until} nada muda na sua página.`,
  renewalFailed: {
    pix_automatic:
      'Seu banco não conseguiu pagar a renovação e ainda vai tentar de novo. Se preferir, pague agora de outra forma.',
    card: 'O cartão não passou na renovação. Troque o cartão ou pague de outra forma.',
  },
  suspended: (plan: string, day: string) =>
    `O Plano ${plan} acabou em ${day}. Sua página está em versão básica e nada foi apagado: pague e tudo volta.`,
  given: 'Cortesia do portal, sem prazo e sem cobrança.',
  givenUntil: (day: string) => `Dado pelo portal até ${day}, sem cobrança.`,
  price: (amount: string, cycle: BillingCycle) => `${amount} ${per[cycle]}`,
  pay: { in_grace: 'Pagar agora', suspended: 'Pagar e reativar' },
  cancel: {
    action: 'Cancelar plano',
    title: (plan: string) => `Cancelar o Plano ${plan}?`,
    text: (day: string) =>
      `O que já está pago continua valendo até ${day}, e depois nada mais é cobrado. A página fica no guia em versão básica e nada é apagado. Você pode voltar atrás até lá.`,
    confirm: 'Cancelar no fim do período',
    keep: 'Manter o plano',
    done: (day: string) => `Plano cancelado: o que está pago vale até ${day}`,
    failed: 'Não deu para cancelar o plano',
  },
  automaticPix: {
    action: 'Desligar o Pix Automático',
    title: 'Desligar o Pix Automático?',
    text: (day: string) =>
      `Nada mais é cobrado sozinho. O plano continua até ${day}, que já está pago, e avisamos por e-mail antes de ele acabar.`,
    graceText: (ended: string, until: string) =>
      `Nada mais é cobrado sozinho. O período pago acabou em ${ended}: para o plano continuar depois de ${until}, você mesmo paga o próximo.`,
    confirm: 'Desligar',
    keep: 'Continuar renovando',
    done: 'Pix Automático desligado',
    failed: 'Não deu para desligar o Pix Automático',
  },
  takeBack: {
    action: 'Voltar atrás',
    done: 'Cancelamento desfeito',
    failed: 'Não deu para voltar atrás',
  },
  smaller: {
    action: (plan: string) => `Mudar para o ${plan} depois`,
    offer: (plan: string, day: string) =>
      `Mudar para o Plano ${plan} quando este período acabar, em ${day}`,
    title: (plan: string) => `Mudar para o Plano ${plan}?`,
    text: (day: string) =>
      `O plano de agora vale até ${day}. O próximo período já é do plano menor.`,
    endsPix:
      'O Pix Automático é desligado agora, porque ele só cobra o valor que você autorizou. Perto do fim você paga o plano menor e, se quiser, autoriza de novo.',
    nothingBasic: 'Todos os seus negócios cabem no plano menor. Nada é apagado.',
    basic: (names: string) => `Ficam em versão básica, sem apagar nada: ${names}.`,
    confirm: 'Mudar quando acabar',
    keep: 'Ficar com o plano de agora',
    done: 'Mudança marcada',
    doneWithoutPix: 'Mudança marcada e Pix Automático desligado',
    failed: 'Não deu para marcar a mudança',
  },
  undoChange: {
    action: 'Desfazer a mudança',
    done: 'Mudança desfeita',
    failed: 'Não deu para desfazer a mudança',
  },
} as const
