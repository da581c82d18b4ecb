const day = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Belem',
  day: '2-digit',
  month: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

export const newsTexts = {
  stale: (by: string, at: Date, keptAs: number | null) =>
    `${by} mudou esta notícia (${day.format(at)}) enquanto você editava. ${
      keptAs === null
        ? 'Recarregue para ver como ela está agora.'
        : `Nada se perdeu: seu texto ficou guardado como versão ${keptAs}.`
    }`,
  somebody: 'Alguém',
  unfinished: 'Falta algo antes de publicar. Confira os campos indicados.',
  photo: 'Esta foto não pode ser usada aqui. Envie-a novamente.',
  photoNotReady: 'Uma das fotos ainda está sendo preparada. Tente de novo em alguns segundos.',
  past: 'Escolha um momento que ainda não passou.',
  alreadyPublished: 'Esta notícia já está publicada. Publique as mudanças agora ou tire-a do ar.',
  notADraft:
    'Esta notícia já saiu do rascunho. Peça a um editor para mudar o texto ou devolvê-la a você.',
  notPublic: 'Esta notícia não está publicada nem agendada.',
  alreadyArchived: 'Esta notícia já está arquivada.',
  untitled: 'Sem título',
  noCategory: 'Sem categoria',
  slugTaken: 'Outra notícia já usa este endereço.',
  category: 'Esta categoria não existe mais. Escolha outra.',
  categoryTaken: 'Já existe uma categoria com este nome.',
  categoryUsed: 'Há notícias nesta categoria. Mude a categoria delas antes.',
  tooManyCategories: 'São categorias demais. Apague uma antes.',
  feed: (siteName: string, city: string) => ({
    title: `Notícias · ${siteName}`,
    description: `Notícias e serviço de ${city}, para quem mora e para quem visita.`,
  }),
  sponsoredBy: (sponsor: string) => `Publicidade · ${sponsor}`,
}
