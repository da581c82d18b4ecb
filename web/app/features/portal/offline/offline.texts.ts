export const offlineTexts = {
  title: 'Sem conexão',
  heading: 'Você está sem conexão',
  lead: 'Esta página ainda não foi guardada neste aparelho. O que está na lista abaixo abre mesmo assim.',
  emergency: 'Em emergência',
  emergencyText: 'Ligue 190 (polícia), 192 (SAMU) ou 193 (bombeiros). A ligação não usa internet.',
  map: 'O mapa das ruas',
  mapText: 'Guardado neste aparelho, o mapa abre na areia mesmo sem sinal.',
  kept: 'Disponível agora, sem internet',
  loading: 'Procurando o que está guardado…',
  nothing: 'Nada guardado ainda. As páginas que você visitar com internet ficam aqui.',
  keptAt: (moment: string) => `Guardada ${moment}`,
  retry: 'Tentar de novo',
  strip: {
    offline: (moment: string) => `Você está sem conexão. Informações de ${moment}.`,
    slow: (moment: string) => `O portal está demorando a responder. Informações de ${moment}.`,
    reload: 'Atualizar',
  },
}
