/** Every sentence of the privacy section. */
export const privacyTexts = {
  policy: 'Política de privacidade',
  exporting: {
    title: 'Baixar meus dados',
    text: 'Um arquivo com tudo o que o portal guarda sobre você: conta, perfil, plano, consentimentos, acessos e mensagens.',
    unproved:
      'Confirme antes o seu e-mail: convites, novidades e pedidos feitos com ele sem entrar na conta só vêm no arquivo depois disso.',
    action: 'Baixar meus dados',
    done: { title: 'Arquivo pronto', description: 'Seus dados foram baixados neste aparelho.' },
    failed: 'Erro ao baixar seus dados',
  },
  promotions: {
    title: 'Ofertas e novidades',
    label: 'Receber ofertas e novidades',
    accepted: {
      title: 'Preferência salva',
      description: 'Você vai receber ofertas e novidades.',
    },
    refused: {
      title: 'Preferência salva',
      description: 'Você não vai mais receber ofertas e novidades.',
    },
    failed: 'Erro ao atualizar perfil',
    note: 'Guardamos a data de cada escolha, como a lei pede.',
  },
  deletion: {
    title: 'Apagar minha conta',
    text: 'Remove sua conta e seus dados pessoais do portal. Não dá para desfazer.',
    open: 'Apagar minha conta',
    dialogTitle: 'Apagar sua conta?',
    dialogText: 'Isto é para sempre: não há como recuperar a conta depois.',
    deletedTitle: 'O que é apagado',
    deleted: [
      'Nome, e-mail, senha, WhatsApp, cidade e data de nascimento.',
      'Seu plano, seus acessos em todos os aparelhos e a verificação em duas etapas.',
      'As mensagens que você enviou pelo portal e sua inscrição na lista de novidades.',
    ],
    keptTitle: 'O que fica, e por quê',
    kept: [
      'O registro de cada consentimento (o que, quando e por onde), sem nada que diga quem você é: a lei pede que possamos prová-lo.',
      'O registro de segurança de quem fez o quê no portal, também sem seus dados pessoais.',
    ],
    keptUnproved:
      'Convites, novidades e pedidos feitos com o seu e-mail sem entrar na conta, porque você ainda não confirmou que ele é seu. Para apagá-los também, confirme antes o e-mail.',
    password: 'Sua senha',
    email: (address: string) => `Escreva ${address} para confirmar`,
    passwordMissing: 'Escreva sua senha.',
    emailDifferent: 'O e-mail não é o da sua conta.',
    wrongPassword: 'A senha não confere.',
    confirm: 'Apagar para sempre',
    cancel: 'Manter minha conta',
    done: { title: 'Conta apagada', description: 'Seus dados pessoais foram removidos do portal.' },
  },
} as const
