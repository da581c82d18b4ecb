/** Every sentence of the inbox. */
export const inboxTexts = {
  label: 'Mensagens recebidas',
  loading: 'Carregando as mensagens…',
  loadError: 'Não deu para carregar as mensagens',
  unread: (count: number) => {
    if (count === 0) return 'Nenhuma mensagem nova'
    return count === 1 ? '1 mensagem nova' : `${count} mensagens novas`
  },
  filter: { label: 'Mostrar', all: 'Todas', unread: 'Não lidas' },
  markAll: {
    action: 'Marcar todas como lidas',
    done: (count: number) =>
      count === 1 ? '1 mensagem marcada como lida' : `${count} mensagens marcadas como lidas`,
    failed: 'Não deu para marcar as mensagens',
  },
  empty: {
    title: 'Nenhuma mensagem ainda',
    text: 'Quando alguém escrever pela página do negócio, a mensagem chega aqui e no seu e-mail.',
    action: 'Ver minha página',
    readTitle: 'Tudo lido',
    readText: 'Não há mensagens novas. As que você já leu continuam na lista completa.',
    readAction: 'Ver todas as mensagens',
    lastPageTitle: 'Não há mais mensagens',
    lastPageText: 'Volte à primeira página para ver as mais recentes.',
    lastPageAction: 'Voltar ao início',
  },
  newMark: 'Nova',
  back: 'Voltar à lista',
  choose: { title: 'Escolha uma mensagem', text: 'Ela abre aqui, com as formas de responder.' },
  newFrom: 'Mensagem nova de',
  from: 'Mensagem de',
  replies: 'Responder',
  whatsApp: 'Responder no WhatsApp',
  email: 'Responder por e-mail',
  phone: 'Telefone',
  mail: 'E-mail',
  copyPhone: 'Copiar o telefone',
  copied: 'Telefone copiado',
  copyFailed: (phone: string) => `Não deu para copiar. O número é ${phone}.`,
  noPhone: 'Quem escreveu não informou telefone. Responda por e-mail.',
  opensOutside: 'abre em outra janela',
  markUnread: 'Marcar como não lida',
  markFailed: 'Não deu para guardar que você leu a mensagem',
  unreadFailed: 'Não deu para marcar como não lida',
} as const
