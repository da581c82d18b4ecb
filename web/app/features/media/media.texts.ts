const photos = (count: number) => (count === 1 ? '1 foto' : `${count} fotos`)

export const mediaTexts = {
  add: {
    title: 'Arraste fotos para cá',
    drop: 'Solte para enviar',
    rules: 'JPEG, PNG, WebP ou AVIF, até 15 MB cada.',
    choose: 'Escolher fotos',
    camera: 'Tirar foto',
    full: (limit: number) =>
      `Você já tem ${photos(limit)}, o máximo aqui. Apague uma para enviar outra no lugar.`,
  },
  count: (count: number, limit: number) => `${count} de ${photos(limit)}`,
  list: 'Suas fotos',
  sending: 'Fotos a caminho',
  leftOut: (room: number, left: number) =>
    room === 0
      ? 'Não cabem mais fotos. Apague uma para enviar outra no lugar.'
      : `${room === 1 ? 'Só cabia mais 1 foto' : `Só cabiam mais ${room} fotos`}: ${photos(left)} ${left === 1 ? 'ficou' : 'ficaram'} de fora.`,
  upload: {
    waiting: 'Na fila',
    sending: (percent: number) => `Enviando, ${percent}%`,
    arriving: 'Conferindo a foto…',
    progress: (name: string) => `Envio de ${name}`,
    cancel: (name: string) => `Cancelar o envio de ${name}`,
    retry: 'Tentar de novo',
    retryOf: (name: string) => `Tentar de novo: ${name}`,
    dismiss: (name: string) => `Tirar ${name} da lista`,
  },
  refused: {
    tooLarge: 'A foto passa de 15 MB. Diminua o tamanho dela e envie de novo.',
    type: 'Este arquivo não é uma foto que aceitamos. Envie JPEG, PNG, WebP ou AVIF.',
    heic: 'Fotos HEIC do iPhone ainda não são aceitas. Exporte a foto como JPEG e envie de novo.',
    offline: 'O envio parou no caminho. Confira sua conexão e tente de novo.',
  },
  photo: {
    name: (place: number) => `Foto ${place}`,
    cover: 'Capa',
    preparing: 'Preparando…',
    failed: 'Não conseguimos preparar esta foto. Apague-a e envie outra.',
    alt: 'O que a foto mostra',
    altHint: 'Uma frase para quem não vê a foto.',
    altFailed: 'A descrição não foi guardada. Confira sua conexão e tente de novo.',
    earlier: (place: number) => `Mover a foto ${place} para antes`,
    later: (place: number) => `Mover a foto ${place} para depois`,
    drag: 'Arraste para mudar a ordem',
    remove: (place: number) => `Apagar a foto ${place}`,
  },
  one: { remove: 'Tirar a foto' },
  remove: {
    title: (place: number) => `Apagar a foto ${place}?`,
    description: 'Ela sai daqui agora e deixa de aparecer quando você salvar.',
    confirm: 'Apagar foto',
  },
  news: {
    started: (count: number) => `Enviando ${photos(count)}.`,
    arrived: (name: string) => `${name} enviada.`,
    failed: (name: string, reason: string) => `${name}: ${reason}`,
    canceled: (name: string) => `Envio de ${name} cancelado.`,
    moved: (place: number, count: number) => `Foto movida para o lugar ${place} de ${count}.`,
    removed: 'Foto apagada.',
  },
} as const
