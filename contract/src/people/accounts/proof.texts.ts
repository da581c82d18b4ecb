/** For who has confirmed neither e-mail nor WhatsApp: what waits, and what to do. */
export const proofTexts = {
  title: 'Confirme seu e-mail primeiro',
  outside:
    'Confirme antes seu e-mail ou seu WhatsApp. Depois disso o portal passa a buscar endereços de fora para o seu negócio.',
  trial: (days: number) => `Confirme seu e-mail para começar os ${days} dias grátis`,
  trialText: (plan: string, email: string) =>
    `O plano ${plan} está guardado para você. Abra o link que enviamos para ${email}: o teste começa na mesma hora.`,
  resend: 'Reenviar e-mail',
  resent: 'Confirmação enviada',
  resentText: (email: string) => `O link foi para ${email}. Confira também o spam.`,
  resendFailed: 'Erro ao enviar a confirmação',
  byWhatsApp: 'Confirmar por WhatsApp',
  again: 'Já confirmei',
}
