import type { DemoArticle } from './article.ts'

export const meioAmbiente: DemoArticle[] = [
  {
    id: '019d0000-0000-7000-8000-000000000005',
    title: 'Trecho da Ponta da Sofia fica sem carros para a desova das tartarugas',
    summary:
      'São 3 km a partir do 3º acesso do Atalaia, fechados a veículos nos feriados e na alta temporada.',
    category: 'meio-ambiente',
    author: 'nina',
    picture: 'dunas',
    hoursAgo: 8,
    text: `
Cinco espécies de tartaruga marinha sobem a areia do Atalaia para pôr os ovos. Para que encontrem o caminho livre, três quilômetros de praia ficam fechados a veículos nos feriados e na alta temporada: o trecho conhecido como **Ponta da Sofia**, a partir do 3º acesso.

O motivo é simples. O peso de um carro compacta a areia e esmaga o ninho, que não se vê de fora. As marcas de pneu também viram valas, e o filhote que cai numa delas pode não chegar ao mar.

## O que muda para o visitante

- Até o 3º acesso, vale a regra de sempre: carro na areia só dentro do horário da maré.
- Depois dele, siga a pé.
- Quadriciclos e buggies também ficam de fora.

![praia] Ninho não tem placa: a areia parece igual em toda parte.

## Encontrei uma tartaruga. E agora?

1. Fique longe e em silêncio.
2. Apague a lanterna e o celular: a luz desorienta o animal.
3. Não toque nos ovos nem nos filhotes.
4. Avise os guarda-vidas ou ligue para o Corpo de Bombeiros, no **193**.

> A melhor foto de uma tartaruga desovando é a que não foi tirada com flash.

Saiba quais trechos do [Atalaia](/praia/atalaia) aceitam carros antes de descer a rampa.
`,
  },
  {
    id: '019d0000-0000-7000-8000-000000000006',
    title: 'Onde ver os guarás, e como não espantá-los',
    summary:
      'A ave vermelha do mangue aparece no Maçarico e nas ilhas. Um guia de bons modos para quem leva a câmera.',
    category: 'meio-ambiente',
    author: 'caju',
    picture: 'mangue',
    hoursAgo: 74,
    places: ['barco-capitao-nonato'],
    text: `
Quando um bando de guarás levanta voo, o céu muda de cor. O vermelho vem do que a ave come: os pequenos caranguejos e camarões do mangue. Longe dele, ela desbota.

Em Salinas não é preciso ir longe. O manguezal que cerca a Praia do Maçarico tem pontos de ninho de garças e guarás, e as ilhas próximas, como a de Itaranajá, são berçário da espécie.

## Melhores horários

- No começo da manhã, quando o bando sai para comer.
- Com a maré baixa, quando a lama fica à mostra.
- No fim da tarde, na volta para o dormitório.

![barco] De barco, só com o motor baixo.

## Bons modos

1. Use o zoom, não os pés: a aproximação faz a ave abandonar o ninho.
2. Nada de drone.
3. No barco, peça motor baixo perto das ilhas.

> Virianduba, o nome tupinambá desta terra, quer dizer abundância de pássaros.

O nome tem mais de quatro séculos. Mantê-lo verdadeiro depende de quem visita. Para chegar às ilhas, combine com barqueiros no Porto Grande ou na Praça do Pescador; o passeio depende da maré.
`,
  },
  {
    id: '019d0000-0000-7000-8000-000000000007',
    title: 'Monumento Natural Atalaia: o que é e como visitar',
    summary:
      'Dunas, restinga, mangue e o Lago da Coca-Cola estão dentro de uma área de proteção integral.',
    category: 'meio-ambiente',
    author: 'nina',
    picture: 'dunas',
    hoursAgo: 220,
    correction: {
      text: 'A primeira versão deste texto dizia que a unidade de conservação é municipal. Ela é estadual, gerida pelo Ideflor-Bio.',
      daysAgo: 8,
    },
    text: `
As dunas que fecham a paisagem do Atalaia não são terreno de ninguém. Desde 23 de maio de 2018 fazem parte do **Monumento Natural Atalaia**, unidade de conservação estadual de proteção integral com 256,58 hectares.

Dentro dela há dunas, restinga, mangue e lagos. O mais conhecido é o Lago da Coca-Cola, de água doce, gelada e escura. A cor é natural.

## Como visitar

- A pé, por onde já há trilha.
- Com a câmera na mão: as aves são muitas.
- Levando de volta tudo o que trouxe.

## O que evitar

- Subir as dunas de carro, moto ou quadriciclo.
- Acender fogo.
- Colher plantas ou mexer com os animais.
- Deixar lixo, mesmo orgânico.

![mangue] Restinga e mangue seguram a areia que o vento leva.

## Por que a duna importa

A vegetação rasteira parece pouca coisa, mas é ela que prende a areia. Quando um pneu a arranca, o vento leva o resto e a duna caminha para cima das casas.

> Quem protege a duna é o capim. Quem protege o capim é quem passa ao lado.

O guia reúne como chegar ao [Lago da Coca-Cola](/atracao/lago-da-coca-cola).
`,
  },
  {
    id: '019d0000-0000-7000-8000-000000000008',
    title: 'Lixo de praia: o que foi na sacola volta na sacola',
    summary:
      'Canudo, tampa e linha de pesca são o que mais machuca os animais. Cinco hábitos que cabem na bolsa.',
    category: 'meio-ambiente',
    author: 'lia',
    picture: 'orla',
    hoursAgo: 290,
    text: `
Julho enche Salinas: as estimativas falam em 280 a 300 mil veranistas no mês, numa cidade de menos de 50 mil moradores. Cada um deles come, bebe e, no fim do dia, deixa alguma coisa para trás.

Parte volta com a maré. Uma tampa leve parece pouco, mas a tartaruga a confunde com água-viva, e a linha de pesca abandonada prende asas e patas.

## Cinco hábitos

1. Leve uma sacola só para o lixo e pendure-a na cadeira.
2. Troque o copo descartável por um seu.
3. Guarde a bituca numa caixinha com tampa.
4. Recolha a linha e o anzol, também os que não são seus.
5. Nada de vidro na areia: o caco fica anos.

![praia] Na areia, a sacola é a lixeira.

## E o resto de comida?

Também vai para casa. Comida enterrada atrai cães e ratos para perto dos ninhos.

> A praia que você encontrou limpa, alguém limpou.

Viu descarte irregular? O Disque Denúncia do Pará atende no **181**, sem pedir nome.
`,
  },
]
