import type { AudioRefusal } from '../../../platform/audio/inspect-audio.foreign.ts'

export const podcastTexts = {
  stale:
    'Isto mudou enquanto você editava. Recarregue para ver como está agora e refaça sua mudança.',
  unfinished: 'Escolha o áudio e escreva o resumo antes de publicar ou agendar.',
  pastDate: 'Escolha um dia e horário que ainda não passaram.',
  noDate: 'Escolha o dia e o horário da publicação.',
  slugTaken: 'Outro episódio já usa este endereço.',
  photo: 'Esta foto não pode ser usada aqui. Envie-a novamente ou espere ela ficar pronta.',
  audio: 'Este arquivo de áudio não está mais aqui. Envie-o novamente.',
  keepAudio:
    'Um episódio publicado precisa de áudio. Recolha-o para rascunho antes de tirar o áudio.',
  chapterBeyond: 'Este capítulo começa depois do fim do áudio.',
  upload: {
    missing: 'Escolha um arquivo de áudio.',
    interrupted: 'O envio parou no caminho. Tente novamente.',
    tooLarge: 'O arquivo passa de 300 MB. Exporte-o com menos qualidade e envie de novo.',
    refused: {
      type: 'Este arquivo não é um áudio que aceitamos. Envie MP3 ou M4A (AAC).',
      video: 'Este arquivo tem vídeo. Exporte só o áudio, em MP3 ou M4A, e envie de novo.',
      broken: 'Não conseguimos ler este áudio. Exporte-o de novo e tente outra vez.',
      long: 'O áudio passa de 12 horas. Divida-o em mais episódios.',
    } satisfies Record<AudioRefusal, string>,
  },
}
