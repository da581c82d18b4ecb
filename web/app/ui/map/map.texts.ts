const megabytes = new Intl.NumberFormat('pt-BR', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})

/** What the map says on its own. */
export const mapTexts = {
  loading: 'Carregando o mapa…',
  unsupported: 'Este navegador não consegue mostrar o mapa.',
  failed: 'O mapa não carregou.',
  retry: 'Tentar de novo',
  schematic: 'Mapa esquemático',
  zoomIn: 'Aproximar o mapa',
  zoomOut: 'Afastar o mapa',
  cluster: (count: number) => `${count} lugares juntos: aproximar`,
  gestures: {
    windows: 'Use Ctrl + rolagem para aproximar o mapa',
    mac: 'Use ⌘ + rolagem para aproximar o mapa',
    touch: 'Use dois dedos para mover o mapa',
  },
  keep: {
    keep: 'Guardar o mapa',
    where: 'no celular',
    size: (bytes: number) => `${megabytes.format(bytes / 1024 ** 2)} MB`,
    coming: (percent: number) => `Guardando… ${percent}%`,
    kept: 'Guardado',
    remove: 'remover',
    keptMap: ' o mapa deste aparelho',
    done: 'Mapa guardado',
    doneText: 'As ruas abrem mesmo sem internet.',
    failed: 'O mapa não foi guardado',
    noRoom: 'Falta espaço neste aparelho. Libere um pouco e toque de novo.',
    noConnection: 'A internet caiu no caminho. Toque de novo quando ela voltar.',
  },
  movable: 'ponto que se move',
} as const
