/** Every sentence of the privacy section. */
export const privacyTexts = {
  policy: 'Política de privacidade',
  exporting: {
    title: 'Baixar meus dados',
    text: 'Tudo o que o portal guarda sobre você: conta, perfil, plano, consentimentos, acessos, mensagens e o que enviou. Para ler, imprimir ou baixar.',
    unproved:
      'Confirme antes o seu e-mail: convites, novidades e pedidos feitos com ele sem entrar na conta só aparecem depois disso.',
    action: 'Ver e baixar meus dados',
  },
  myData: {
    title: 'Meus dados',
    lead: (moment: string) =>
      `Tudo o que o portal guarda sobre você em ${moment}, no horário da cidade. Senhas e códigos ficam de fora: nem nós os guardamos por extenso.`,
    loading: 'Reunindo seus dados…',
    failed: 'Não deu para reunir seus dados',
    download: 'Baixar em JSON',
    print: 'Imprimir',
    empty: (titles: string) => `Nada guardado em: ${titles}.`,
    yes: 'Sim',
    no: 'Não',
    nothing: 'nada',
    file: (bytes: number) => `Arquivo de ${bytes} bytes (o conteúdo está no JSON)`,
    moment: (day: string, hour: string) => `${day}, ${hour}`,
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
    text: 'Remove sua conta e seus dados pessoais do portal, menos o que a lei pede das compras pagas. Não dá para desfazer.',
    open: 'Apagar minha conta',
    dialogTitle: 'Apagar sua conta?',
    dialogText: 'Isto é para sempre: não há como recuperar a conta depois.',
    deletedTitle: 'O que é apagado',
    deleted: [
      'Nome, e-mail, senha, WhatsApp, cidade e data de nascimento.',
      'Seu plano, seus acessos em todos os aparelhos e a verificação em duas etapas.',
      'Sua inscrição na lista de novidades.',
    ],
    counted: {
      drafts: (count: number) =>
        count === 1
          ? '1 negócio que nunca foi publicado.'
          : `${count} negócios que nunca foram publicados.`,
      reviews: (count: number) =>
        count === 1
          ? '1 avaliação que você escreveu; a nota do lugar é refeita sem ela.'
          : `${count} avaliações que você escreveu; as notas dos lugares são refeitas sem elas.`,
      contributions: (count: number) =>
        count === 1 ? '1 envio ao "Você no Portal".' : `${count} envios ao "Você no Portal".`,
      messages: (count: number) =>
        count === 1
          ? '1 mensagem que você enviou a um negócio.'
          : `${count} mensagens que você enviou a negócios.`,
      saved: (count: number) => (count === 1 ? '1 lugar salvo.' : `${count} lugares salvos.`),
      teams: (count: number) =>
        count === 1
          ? 'Sua participação na equipe de 1 negócio, que continua sem você.'
          : `Sua participação nas equipes de ${count} negócios, que continuam sem você.`,
      photos: (count: number) =>
        count === 1
          ? '1 foto ou documento que você enviou, a não ser que uma página que fica ainda mostre a foto: aí ela fica, sem o seu nome.'
          : `${count} fotos e documentos que você enviou. As fotos que uma página que fica ainda mostra ficam nela, sem o seu nome.`,
      pages: (count: number) =>
        count === 1
          ? '1 página de negócio fica no guia, no plano gratuito, sem dono e sem o e-mail, o WhatsApp e o CNPJ. Quem cuidar do negócio pode reivindicá-la depois.'
          : `${count} páginas de negócios ficam no guia, no plano gratuito, sem dono e sem o e-mail, o WhatsApp e o CNPJ. Quem cuidar dos negócios pode reivindicá-las depois.`,
      page_photos: (count: number) =>
        count === 1
          ? '1 foto fica na página, sem o seu nome.'
          : `${count} fotos ficam nas páginas, sem o seu nome.`,
      page_reviews: (count: number) =>
        count === 1
          ? '1 avaliação que o negócio recebeu fica, com a resposta que tiver.'
          : `${count} avaliações que o negócio recebeu ficam, com as respostas que tiverem.`,
      hidden_pages: (count: number) =>
        count === 1
          ? '1 página de negócio que já não aparece no guia fica guardada, sem dono e sem o e-mail, o WhatsApp e o CNPJ.'
          : `${count} páginas de negócios que já não aparecem no guia ficam guardadas, sem dono e sem o e-mail, o WhatsApp e o CNPJ.`,
      colleagues: (count: number) =>
        count === 1
          ? 'A pessoa da sua equipe continua na equipe dessas páginas; ninguém passa a ser dono por isso.'
          : `As ${count} pessoas da sua equipe continuam nas equipes dessas páginas; ninguém passa a ser dono por isso.`,
    },
    paidPlan: (plan: string, until: string) =>
      `Seu Plano ${plan}, pago até ${until}: ele acaba junto com a conta, e o que sobra do período não é devolvido.`,
    renewal: 'A renovação automática do seu plano: ela é desligada, e nada mais é cobrado.',
    purchases: (count: number, until: string) =>
      count === 1
        ? `1 compra de plano paga: valor, datas, nome, CPF ou CNPJ e nota fiscal ficam até ${until}, porque as leis fiscais e de defesa do consumidor pedem. Depois sai tudo o que diz quem comprou.`
        : `${count} compras de planos pagas: valores, datas, nome, CPF ou CNPJ e notas fiscais ficam até cinco anos depois de cada pagamento (o último dia é ${until}), porque as leis fiscais e de defesa do consumidor pedem. Depois sai tudo o que diz quem comprou.`,
    undoFirst: {
      title: (count: number) =>
        count === 1
          ? 'Ainda dá para desistir de uma compra'
          : `Ainda dá para desistir de ${count} compras`,
      text: 'Nos 7 dias depois do pagamento você desiste por aqui e recebe tudo de volta. Sem a conta não há mais como fazer isso sozinho: se quiser o dinheiro de volta, desista antes de apagar.',
      action: 'Ver minhas compras',
    },
    handOver: {
      title: 'Antes, passe o negócio a alguém',
      text: 'Quem é da equipe pode passar a ser dono: a página continua inteira, com e-mail, WhatsApp e CNPJ, e segue o plano de quem recebe. Seu plano acaba com a conta.',
      action: (name: string) => `Passar ${name}`,
      invite: (name: string) => `Convidar alguém para ${name}`,
    },
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
    done: {
      title: 'Conta apagada',
      all: 'Seus dados pessoais foram removidos do portal.',
      butPurchases:
        'Seus dados pessoais foram removidos do portal. Das compras pagas fica só o que a lei pede.',
    },
  },
} as const
