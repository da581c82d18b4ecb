import type { DemoArticle } from './article.ts'

export const cidade: DemoArticle[] = [
  {
    id: '019d0000-0000-7000-8000-000000000012',
    title: 'O farol que veio desmontado e nunca mais se apagou',
    summary:
      'Torre de ferro de 39 metros acende no centro desde 1937. Antes dela houve duas, e o mar levou a primeira.',
    category: 'cultura',
    author: 'caju',
    picture: 'farol',
    hoursAgo: 194,
    text: `
A torre que se vê de quase toda a cidade foi fabricada na França e chegou desmontada, trazida da ilha de Apeú. Em **23 de agosto de 1937** acendeu no centro de Salinópolis, e ali continua: 39 metros de ferro, do sistema Mitchell, com a luz a 61 metros do nível do mar.

## Três faróis, uma cidade

- **1852**: o primeiro, de alvenaria, na praia que hoje se chama Farol Velho.
- **1916**: o segundo, uma torre Mitchell de 50 metros.
- **1937**: o atual, no centro.

A erosão derrubou o primeiro. Ficou o nome da praia e uma lição que a cidade aprende até hoje: por aqui o mar avança.

![orla] Da orla se vê a luz girar.

## Antes do farol, o canhão

Em 1656, André Vidal de Negreiros mandou Feliciano Correa erguer uma atalaia que avisava os navios com tiros de canhão. Em volta dela nasceu um povoado de práticos, os homens que conhecem o fundo e guiam a embarcação.

> A cidade nasceu avisando: primeiro com tiros, depois com luz.

O farol e a faixa litorânea do Maçarico foram tombados pelo Estado em 12 de agosto de 1994. Veja no guia [onde fica e o que há por perto](/atracao/farol-de-salinopolis).
`,
  },
  {
    id: '019d0000-0000-7000-8000-000000000013',
    title: 'Café da manhã no Porto Grande: tapioca, peixe e barco',
    summary:
      'No mercado do peixe gigante no telhado, o dia começa cedo. Um roteiro de manhã inteira por poucos reais.',
    category: 'cultura',
    author: 'nina',
    picture: 'mercado',
    hoursAgo: 146,
    places: ['tapiocaria-goma-fina', 'peixaria-dona-almerinda'],
    text: `
Há um peixe enorme no telhado, e ninguém se perde. O **Mercado Municipal do Porto Grande**, na avenida Almirante Barroso, vende peixe, camarão e caranguejo; do lado de fora, as tapioqueiras servem o café.

A tapioca é feita na hora, na chapa, e comida em pé. Dali também saem barcos de passeio.

## O que procurar

- Gurijuba, pescada-amarela, peixe-serra e corvina, que as barracas fritam, cozinham ou moqueiam.
- Caranguejo inteiro, para cozinhar em casa.
- Camarão, fresco ou seco para o tacacá do fim da tarde.

![tapioca] A tapioca sai da chapa para a mão.

## Como escolher o peixe

1. Olho cheio e brilhante.
2. Guelra vermelha.
3. Carne firme, que volta quando se aperta.

> Peixe bom não precisa de tempero que o esconda.

Na areia, o preparo mais antigo é o avuado: brasa num buraco, sal, limão e farinha. Na cidade, veja [onde comer](/guia-comercial?categoria=onde-comer).
`,
  },
  {
    id: '019d0000-0000-7000-8000-000000000014',
    title: 'Uma semana de rede: como a Pousada Jardim dos Cajueiros recebe famílias',
    summary:
      'Quartos em volta de um jardim, café com tapioca feita na hora e uma recepção que sabe a hora da maré.',
    category: 'cidade',
    author: 'lia',
    picture: 'pousada',
    hoursAgo: 62,
    sponsor: 'Pousada Jardim dos Cajueiros (exemplo)',
    places: ['pousada-jardim-dos-cajueiros'],
    text: `
Doze quartos, um jardim de cajueiros e uma rede em cada varanda. A Pousada Jardim dos Cajueiros nasceu de uma ideia simples: quem viaja com criança precisa de sombra, café cedo e alguém que saiba a hora da maré.

O café da manhã tem tapioca feita na hora e fruta da época. A recepção entrega, com a chave, a previsão do dia e o horário de tirar o carro da areia.

## O que está incluído

- Café da manhã regional.
- Estacionamento e wi-fi.
- Piscina com rampa e dois quartos adaptados no térreo.

![rede] Uma rede em cada varanda.

## Bichos são bem-vindos

Cães e gatos se hospedam sem taxa, desde que a família avise na reserva.

> Aqui o despertador é o cheiro do café.

A pousada é um exemplo: serve para mostrar como um texto pago aparece no portal, sempre com o aviso de publicidade no alto. Veja a [página da pousada](/guia/pousada-jardim-dos-cajueiros).
`,
  },
  {
    id: '019d0000-0000-7000-8000-000000000015',
    title: 'Réveillon na orla: o que já dá para planejar',
    summary:
      'Shows gratuitos e fogos costumam tomar o Maçarico e a Beira-Mar. Comece pela maré da noite da virada.',
    category: 'cidade',
    author: 'caju',
    picture: 'festa',
    hoursAgo: -38,
    text: `
A virada do ano em Salinas tem endereço conhecido: a orla do Maçarico e da Beira-Mar, com shows gratuitos e queima de fogos. É um dos períodos de maior lotação da cidade, e planejar cedo evita quase todos os problemas.

## A lista de agora

- Hospedagem: as melhores datas acabam primeiro.
- Estrada: são cerca de quatro horas desde Belém quando há movimento.
- Maré: veja a preamar da noite do dia 31 antes de combinar encontro na areia.

![orla] A orla reúne moradores e visitantes.

## Na noite

1. Combine um ponto de encontro longe do palco.
2. Deixe o carro em casa ou chegue cedo.
3. Não leve garrafa de vidro.

> Quem estaciona na areia na noite da virada começa o ano chamando guincho.

A Orla da Beira-Mar foi entregue em 29 de dezembro de 2022, com quadras, quiosques, parque infantil e ciclofaixa. A programação entra na [agenda](/eventos) assim que for confirmada.
`,
  },
  {
    id: '019d0000-0000-7000-8000-000000000016',
    title: 'Círio de Nossa Senhora do Socorro: o caminho da romaria',
    summary:
      'A imagem desce no fim de agosto, segue para a Vila de Coremas e volta à Matriz em 8 de setembro.',
    category: 'cultura',
    author: 'nina',
    picture: 'igreja',
    hoursAgo: null,
    text: `
A festa da padroeira começa antes do Círio. No fim de agosto a imagem de Nossa Senhora do Socorro desce do altar; em 7 de setembro segue em trasladação até a Vila de Coremas, na entrada da cidade; e em **8 de setembro** volta, em procissão, à Igreja Matriz.

## Datas

- Fim de agosto: descida da imagem.
- 7 de setembro: trasladação até a Vila de Coremas.
- 8 de setembro: Círio.

![orla] A procissão atravessa a cidade.

## Para acompanhar

1. Calçado fechado e água.
2. Sombrinha: a manhã esquenta cedo.
3. Crianças com nome e telefone no bolso.

> A devoção dá nome à freguesia desde 1781.

(Conferir com a paróquia o programa deste ano antes de publicar.)
`,
  },
]
