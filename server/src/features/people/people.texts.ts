export const peopleTexts = {
  ownRole: 'Você não pode mudar o próprio papel. Peça a outro superadmin.',
  lastSuperadmin:
    'O portal precisa de pelo menos um superadmin. Dê este papel a outra pessoa antes.',
  superadminSessions: 'Só um superadmin encerra as sessões de outro superadmin.',
} as const
