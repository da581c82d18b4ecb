import type { PosterKind, PosterSize } from '@portal/contract/guide/posters/poster-sizes'

const sizes: Record<PosterSize, { name: string; text: string }> = {
  a4: { name: 'A4', text: 'Para a parede, a porta ou a vitrine.' },
  a6: { name: 'A6', text: 'Para a mesa, o balcão ou junto da conta.' },
}

const kinds: Record<PosterKind, string> = {
  page: 'Página',
  review: 'Avalie',
  menu: 'Cardápio',
}

/** Every sentence of the posters. */
export const postersTexts = {
  label: 'Cartaz com QR',
  loading: 'Preparando o cartaz…',
  loadError: 'Não deu para preparar o cartaz',
  notPublished: {
    title: 'O cartaz fica pronto com a página',
    text: 'Quando sua página estiver publicada, o cartaz com o QR aparece aqui, pronto para imprimir. Até lá o endereço ainda pode mudar.',
  },
  preview: 'Prévia do cartaz',
  previewOf: (name: string, url: string) =>
    `Prévia do cartaz de ${name}, com um QR que leva a ${url}`,
  qr: (url: string) => `QR que leva a ${url}`,
  sizes,
  kind: 'O que o cartaz pede',
  kinds,
  download: (size: string) => `Baixar ${size} em PDF`,
  downloading: 'Preparando o PDF…',
  downloaded: 'Cartaz baixado',
  downloadFailed: 'Não deu para baixar o cartaz',
  image: {
    title: 'Só o QR',
    text: 'Para o cardápio, o cartão ou uma postagem. Deixe o branco em volta: sem ele a câmera não acha o código.',
    download: { png: 'Baixar imagem (PNG)', svg: 'Baixar para gráfica (SVG)' },
    downloaded: 'QR baixado',
    failed: 'Não deu para baixar o QR',
  },
  link: {
    title: 'Endereço da sua página',
    copy: 'Copiar link',
    copied: 'Link copiado',
    copyFailed: 'Não deu para copiar. Selecione o endereço e copie.',
    share: 'Compartilhar',
    shareText: (name: string) => `Conheça ${name} no guia da cidade`,
  },
  advice: {
    title: 'Para imprimir bem',
    steps: [
      'Na janela de impressão, escolha “tamanho real” ou 100%.',
      'Use papel fosco: o brilho atrapalha a câmera.',
      'Cole na altura dos olhos, onde houver luz e sinal de internet.',
      'Antes de imprimir muitos, aponte a câmera para o primeiro e confira.',
    ],
  },
} as const
