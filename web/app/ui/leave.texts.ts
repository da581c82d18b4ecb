export const leaveTexts = {
  title: 'Sair sem salvar?',
  description: 'Há alterações que ainda não foram salvas. Se você sair agora, elas se perdem.',
  confirm: 'Sair sem salvar',
  stay: 'Continuar editando',
} as const
