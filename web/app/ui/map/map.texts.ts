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
  movable: 'ponto que se move',
} as const
