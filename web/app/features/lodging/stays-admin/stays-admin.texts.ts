export const staysAdminTexts = {
  loading: 'Carregando as reservas com problema',
  loadError: 'Não deu para ler as reservas.',
  clashes: 'Noites vendidas duas vezes',
  noClashes: 'Nenhuma noite foi vendida aqui e em outro portal.',
  feeds: 'Calendários que não são lidos',
  noFeeds: 'Todos os calendários ligados foram lidos na última hora.',
  feed: (name: string, fault: string, since: string) => `${name}, desde ${since}. ${fault}`,
  stays: 'Pedidos e reservas da última semana',
  noStays: 'Nenhum pedido ficou sem resposta, nenhuma reserva foi cancelada pela hospedagem.',
}
