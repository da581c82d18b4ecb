const some = (count: number) => (count === 1 ? '1 imóvel' : `${count} imóveis`)

/** What people read from the server about properties. */
export const propertiesTexts = {
  notInPlan: 'O seu plano não inclui imóveis. Escolha um plano com imóveis para anunciar.',
  limit: (most: number) =>
    `O seu plano tem lugar para ${some(most)}. Arquive um que já saiu ou escolha um plano maior.`,
  photo: 'Uma das fotos não pode ser usada. Espere o preparo terminar ou envie de novo.',
  photoLimit: (most: number) => `O seu plano mostra até ${most} fotos por imóvel.`,
  incomplete: 'Falta o que todo anúncio precisa ter. Veja os campos marcados.',
  archived: 'Este imóvel foi arquivado. Copie os dados para um anúncio novo.',
  hiddenByPortal:
    'A equipe do portal tirou este imóvel do ar. Corrija o motivo e fale com a equipe para voltar.',
  stillDraft: 'Este imóvel ainda é um rascunho: ninguém o vê.',
  suites: 'Há mais suítes do que quartos. Toda suíte conta como quarto.',
  taken: 'Este código já é de outro imóvel. Recarregue a página e tente de novo.',
  fromFeed:
    'Este imóvel vem do feed do seu sistema. Mude lá: o que for escrito aqui seria trocado na próxima leitura.',
  gone: 'Este imóvel saiu do ar e não recebe mais contatos.',
  tooManyLeads:
    'Você já mandou vários contatos em pouco tempo. Espere um pouco, ou use o WhatsApp do anunciante.',
  lead: {
    subject: (title: string) => `Novo contato: ${title}`,
    lines: (name: string, advertiser: string) => [
      `${name} quer falar com ${advertiser} sobre este imóvel.`,
      'O telefone, o e-mail e a mensagem estão no painel.',
    ],
    /** Stands on locked screens: nothing of who asked. */
    told: (advertiser: string) => ({
      title: 'Contato sobre um imóvel',
      body: `Alguém quer falar com ${advertiser}. Abra para ver o telefone e a mensagem.`,
    }),
    action: 'Ver o contato',
    footer: 'Você recebeu este e-mail porque este é o contato de um anunciante de imóveis no guia.',
  },
  ask: {
    subject: (count: number) =>
      count === 1 ? 'Este imóvel ainda está disponível?' : `${some(count)}: ainda disponíveis?`,
    lines: (titles: readonly string[]) => [
      'Faz 60 dias que ninguém confirma:',
      ...titles.slice(0, 10).map((title) => `• ${title}`),
      ...(titles.length > 10 ? [`e mais ${titles.length - 10}.`] : []),
      'Um toque em “Ainda disponível” basta. Sem resposta, o anúncio sai do ar com 90 dias; ele não é apagado.',
    ],
    action: 'Confirmar no painel',
    footer: 'Você recebeu este e-mail porque este é o contato de um anunciante de imóveis no guia.',
  },
} as const
