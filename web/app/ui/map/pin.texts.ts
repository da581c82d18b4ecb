/** What the owner's pin says. */
export const pinTexts = {
  label: 'Ponto no mapa',
  map: 'Mapa para marcar o ponto',
  pin: 'Ponto marcado. Use as setas para mover.',
  help: 'Toque no mapa ou arraste o ponto até a porta do lugar. No teclado, use as setas.',
  coordinates: 'Coordenadas',
  coordinatesHint: 'Cole do aplicativo de mapas. Exemplo: -0,6135; -47,3561',
  locate: 'Usar minha posição',
  locating: 'Procurando você…',
  center: 'Marcar o centro do mapa',
  clear: 'Tirar o ponto',
  unreadable: 'Escreva a latitude e a longitude, como -0,6135; -47,3561.',
  outside: 'Este ponto fica fora do município. Confira os números e o sinal de menos.',
  youAreOutside: 'Você parece estar fora do município. Marque o ponto no mapa.',
  denied:
    'A localização está bloqueada para este site. Libere nas configurações do navegador ou marque o ponto no mapa.',
  unavailable: 'Seu aparelho não respondeu. Tente de novo ou marque o ponto no mapa.',
  moved: (coordinates: string) => `Ponto em ${coordinates}`,
  cleared: 'Nenhum ponto marcado',
} as const
