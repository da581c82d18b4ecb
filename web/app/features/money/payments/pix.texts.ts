/** Every sentence of the page on which a Pix is paid. */
export const pixTexts = {
  title: 'Pagar com Pix',
  buyer: (name: string, document: string) => `Em nome de ${name}, ${document}`,
  seller: (name: string) => `para ${name}`,
  automatic:
    'Este código também autoriza o Pix Automático: confirme os dois no app do banco e o plano renova sozinho. Você desliga quando quiser.',
  code: {
    label: 'Código Pix',
    qr: (amount: string) => `QR Code do Pix de ${amount}`,
    scan: 'Aponte a câmera do app do seu banco',
    copyAndPaste: 'Pix copia e cola',
    copy: 'Copiar código Pix',
    copied: 'Código copiado',
    copyFailed: 'O navegador não deixou copiar. Toque no código, selecione tudo e copie.',
  },
  waiting: {
    title: 'Aguardando pagamento',
    text: (hour: string) => `A tela muda sozinha quando o Pix cair. O código vale até ${hour}.`,
    left: 'Tempo que falta',
  },
  check: {
    action: 'Já paguei, verificar agora',
    checking: 'Perguntando ao banco…',
    again: (seconds: number) => `Verificar de novo em ${seconds} s`,
    notYet:
      'Ainda não caiu. O banco costuma avisar em até 1 minuto; conferimos de novo sozinhos. Não pague outra vez.',
    silent:
      'O banco não respondeu agora. Conferimos de novo sozinhos: se você já pagou, não pague outra vez.',
    failed: 'Não deu para perguntar ao banco',
  },
  preparing: {
    title: 'Estamos gerando seu código…',
    text: 'O banco ainda não respondeu. Espere um instante: o código aparece aqui sozinho.',
  },
  expired: {
    title: 'O código venceu',
    text: 'Nada foi cobrado. Gere um novo código para pagar.',
    late: 'Já pagou? Não pague de novo: se o Pix saiu da sua conta depois do prazo, o plano é ativado assim que o banco confirmar, ou o valor volta para a mesma conta.',
    renew: 'Gerar novo código',
    renewing: 'Gerando…',
    failed: 'Não deu para gerar o código',
  },
  over: {
    title: 'Este pedido terminou',
    canceled: 'A compra foi cancelada e nada foi cobrado.',
    expired: 'O prazo do pedido passou e nada foi cobrado.',
    returned: 'Recebemos um pagamento deste pedido, mas ele não virou plano.',
    scheduled: 'Seu banco paga este período sozinho, por Pix Automático: não há código para pagar.',
    again: 'Fazer um novo pedido',
  },
  review: {
    title: 'Estamos conferindo o pagamento',
    text: 'Recebemos o pagamento e estamos conferindo. Não pague de novo: você fica sabendo por e-mail.',
    action: 'Ver minhas compras',
  },
  paid: {
    title: 'Pagamento confirmado',
    text: 'Abrindo os detalhes da sua compra…',
  },
  unreached:
    'O portal não está respondendo. Tentamos de novo sozinhos. Se você já pagou, não pague outra vez.',
  steps: {
    title: 'Como pagar pelo celular',
    list: (amount: string, seller: string | null) => [
      { what: 'Copie o código', how: 'no botão “Copiar código Pix”.' },
      { what: 'Abra o app do seu banco', how: 'e escolha Pix, depois “Copia e cola”.' },
      {
        what: 'Confira e confirme',
        how: seller ? `Deve aparecer ${seller} e ${amount}.` : `Deve aparecer ${amount}.`,
      },
    ],
  },
  help: {
    title: 'Se algo der errado',
    list: [
      {
        question: 'Paguei e a tela não mudou',
        answer:
          'Toque em “Já paguei, verificar agora”: perguntamos ao banco na hora. Sem isso, o banco costuma avisar em até 1 minuto; se o aviso dele se perder, conferimos sozinhos a cada minuto no começo e a cada 5 minutos depois. Pode fechar esta página: o plano é ativado assim mesmo, e o recibo fica no painel.',
      },
      {
        question: 'O código venceu',
        answer:
          'Toque em “Gerar novo código”. Se você pagou o código antigo depois do prazo, não pague de novo: o plano é ativado ou o valor volta para a mesma conta.',
      },
      {
        question: 'Paguei duas vezes',
        answer:
          'O segundo pagamento do mesmo pedido volta sozinho para a conta de onde saiu o Pix.',
      },
    ],
  },
  cancel: {
    action: 'Cancelar a compra',
    title: 'Cancelar esta compra?',
    text: {
      code: 'O código deixa de valer e nada é cobrado. Se você já pagou, não cancele: a tela muda sozinha em instantes.',
      card: 'A página do cartão deixa de valer e nada é cobrado. Se você já pagou, não cancele: a tela muda sozinha em instantes.',
    },
    confirm: 'Cancelar a compra',
    keep: 'Continuar pagando',
    failed: 'Não deu para cancelar',
  },
} as const
