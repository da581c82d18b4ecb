import type { Bounds } from './pmtiles.rules.ts'

const boundsText = ({ west, south, east, north }: Bounds) =>
  `${[west, south, east, north].map((degree) => degree.toFixed(2)).join(', ')}`

/** What the operator who installs a map reads. */
export const baseMapTexts = {
  missing: (file: string) => `Não há arquivo em ${file}.`,
  refused: 'O mapa não foi instalado:',
  notPmtiles: 'Não é um arquivo PMTiles.',
  version: (version: number) => `É PMTiles ${version}; o portal lê a versão 3.`,
  tooLarge: (bytes: number) =>
    `Passa de ${Math.round(bytes / 1024 ** 3)} GB; recorte só a região da cidade.`,
  cutShort: 'Está incompleto: o cabeçalho promete mais do que há no arquivo.',
  notVector: 'Não tem blocos vetoriais (MVT).',
  compression: 'Usa uma compressão que navegadores não abrem; use gzip.',
  bounds: (has: Bounds, needs: Bounds) =>
    `Não cobre o município: vai de ${boundsText(has)}, precisa de ${boundsText(needs)} (oeste, sul, leste, norte).`,
  minZoom: (has: number, needs: number) => `Começa no zoom ${has}; precisa começar até o ${needs}.`,
  maxZoom: (has: number, needs: number) => `Vai só até o zoom ${has}; precisa ir até o ${needs}.`,
  metadata: 'Os metadados não podem ser lidos.',
  attribution: 'Não diz que os dados são do OpenStreetMap.',
  layers: (has: readonly string[]) =>
    `As camadas não são as do Protomaps (v4) nem as do OpenMapTiles: ${has.slice(0, 20).join(', ') || 'nenhuma'}.`,
  noTown: 'Não tem o bloco do centro da cidade, ou ele está estragado.',
  installed: (bytes: number, address: string) =>
    `Mapa instalado e em uso: ${(bytes / 1024 ** 2).toFixed(1)} MB em ${address}`,
  schematic: 'O mapa esquemático está em uso.',
} as const
