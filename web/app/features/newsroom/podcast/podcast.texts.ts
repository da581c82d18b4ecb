import {
  EPISODE_KIND_WORDS,
  type EpisodeKind,
} from '@portal/contract/newsroom/podcast/podcast.texts'

const count = (episodes: number) => (episodes === 1 ? '1 episódio' : `${episodes} episódios`)

export const podcastTexts = {
  podcast: 'Podcast',
  title: (show: string) => `${show}, o podcast da cidade`,
  meta: (show: string, city: string) =>
    `Ouça o ${show}: praias, marés, comida e história de ${city} em episódios curtos, com capítulos e transcrição.`,
  cover: (show: string) => `Capa do ${show}`,
  latest: 'Episódio mais novo',
  episodes: 'Todos os episódios',
  others: 'Mais episódios',
  count,
  shows: 'Programas',
  listen: 'Ouvir',
  play: (title: string) => `Ouvir ${title}`,
  pause: (title: string) => `Pausar ${title}`,
  more: 'Ver o episódio',
  label: (kind: EpisodeKind, season: number | null, number: number | null) => {
    const words = EPISODE_KIND_WORDS[kind] + (number === null ? '' : ` ${number}`)
    return season === null || season === 1 ? words : `${words} · Temporada ${season}`
  },
  explicit: 'Explícito',
  empty: {
    title: 'O primeiro episódio vem aí',
    text: 'Assine o podcast no seu aplicativo e ouça assim que sair.',
  },
  none: {
    title: 'O podcast da cidade vem aí',
    text: 'O primeiro episódio aparece nesta página assim que sair. Enquanto isso, leia as notícias.',
    action: 'Ver as notícias',
  },
  failed: {
    title: 'Os episódios não carregaram',
    text: 'Recarregue a página em alguns instantes.',
  },
  subscribe: {
    title: 'Assine e não perca nenhum',
    text: 'Em qualquer aplicativo de podcast: copie o endereço do feed e cole em “Adicionar por URL”.',
    copy: 'Copiar endereço do feed',
    copied: 'Endereço copiado',
    copiedText: 'Cole no seu aplicativo de podcast.',
    copyFailed: 'Não deu para copiar',
    copyFailedText: 'Abra o feed e copie o endereço na barra do navegador.',
    open: 'Abrir o feed (RSS)',
    apple: 'Apple Podcasts',
    spotify: 'Spotify',
    youtube: 'YouTube',
  },
  episode: {
    notFound: 'Episódio não encontrado',
    back: 'Todos os episódios',
    continueFrom: (time: string) => `Continuar de ${time}`,
    startFrom: (time: string) => `Ouvir a partir de ${time}`,
    fromStart: 'Ouvir do começo',
    playing: 'Pausar',
    share: 'Compartilhar',
    shareFrom: (time: string) => `Compartilhar a partir de ${time}`,
    download: 'Baixar o áudio',
    elsewhere: 'Ouvir no site de origem',
    elsewhereText: 'Este episódio fica guardado em outro site e abre lá.',
    chapters: 'Capítulos',
    playFrom: 'Ouvir a partir de',
    link: 'Saiba mais',
    notes: 'Sobre o episódio',
    transcript: 'Transcrição',
    showTranscript: 'Ler a transcrição',
    search: 'Buscar na transcrição',
    found: (found: number) => {
      if (found === 0) return 'Nenhum trecho com estas palavras.'
      return found === 1 ? '1 trecho encontrado.' : `${found} trechos encontrados.`
    },
    previous: 'Episódio anterior',
    next: 'Próximo episódio',
    neighbours: 'Outros episódios',
  },
}
