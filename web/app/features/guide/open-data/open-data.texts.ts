import { OPEN_DATA_LICENCE } from '@portal/contract/guide/open-data/open-data-fields'

const count = new Intl.NumberFormat('pt-BR')

/** Every sentence of the page of open data. */
export const openDataTexts = {
  title: 'Dados abertos',
  description: (site: string) =>
    `Os negócios publicados no ${site} em GeoJSON e CSV, com licença livre, e o cartão e o mapa para mostrar no seu site.`,
  lead: 'O guia é de todos. Baixe os negócios publicados, use no seu mapa, no seu trabalho ou na sua escola, ou mostre o guia dentro do seu site.',
  files: {
    title: 'Baixar o guia',
    size: (total: number, located: number) =>
      `${count.format(total)} ${total === 1 ? 'negócio' : 'negócios'}, ${count.format(located)} com lugar no mapa.`,
    changed: 'Última mudança:',
    geojson: { name: 'GeoJSON', text: 'Para mapas: QGIS, Leaflet, MapLibre, uMap.' },
    csv: { name: 'CSV', text: 'Para planilhas: Excel, LibreOffice, Google Planilhas.' },
    download: (name: string) => `Baixar ${name}`,
    unknown: 'Não deu para ler o tamanho dos arquivos agora. O download funciona assim mesmo.',
    csvHint:
      'O CSV usa vírgula entre as colunas, ponto nos decimais e UTF-8. No Excel em português, abra por Dados › De Texto/CSV.',
    fresh:
      'Os arquivos são feitos na hora do pedido. Programas podem guardar o ETag ou a data e perguntar de novo: sem mudança, a resposta é 304 e não gasta nada.',
  },
  licence: {
    title: 'Licença e crédito',
    text: 'Os dados são publicados sob a licença',
    name: OPEN_DATA_LICENCE.name,
    after:
      ': você pode copiar, mudar e usar até comercialmente, desde que diga de onde vieram. Um crédito assim basta:',
    outside:
      'Fotos, textos e avaliações não estão nos arquivos: são de quem os fez. Celulares, e-mails e nomes de pessoas também ficam de fora. Negócios de exemplo vêm marcados.',
  },
  fields: {
    title: 'O que há em cada linha',
    lead: 'Nome do campo, o que ele diz e um exemplo. No GeoJSON o lugar vai na geometria; sem lugar público, ela é nula.',
    example: 'Ex.:',
  },
  numbers: {
    title: 'A cidade em números',
    text: 'Pessoas por dia, buscas, eventos, Clube e negócios, também em CSV e JSON:',
    link: 'ver a cidade em números',
  },
  embed: {
    title: 'Mostrar no seu site',
    lead: 'Um código para copiar e colar. Funciona em qualquer site, sem instalar nada.',
    card: 'Cartão de um negócio',
    cardText: 'Troque “nome-do-negocio” pelo fim do endereço da página dele no guia.',
    cardSlug: 'nome-do-negocio',
    map: 'Mapa da cidade',
    mapText: 'Com as camadas do guia. Pode ter o tamanho que você quiser.',
  },
  api: {
    title: 'Para quem programa',
    text: 'Tudo o que o guia mostra também está numa API de leitura, descrita em OpenAPI.',
    link: 'Ver a documentação da API',
  },
} as const
