import type { DemoArticle } from './article.ts'

export const praias: DemoArticle[] = [
  {
    id: '019d0000-0000-7000-8000-000000000001',
    title: 'Carro na areia do Atalaia: como não perder para a maré',
    summary:
      'Todo ano a água alcança carros estacionados na praia. Veja como ler a tábua e a que horas sair da areia.',
    category: 'praias',
    author: 'lia',
    picture: 'praia',
    hoursAgo: 3,
    text: `
A cena se repete a cada feriado: o motorista desce à areia com a praia larga, almoça sem pressa e, quando olha de novo, a água já passou das rodas. No Ano-Novo de 2026, ao menos quatro carros atolaram nas praias do nordeste do Pará e acabaram cobertos.

Não é falta de sorte, é geografia. Em Salinópolis a maré é das maiores do país: sobe e desce **duas vezes por dia**, e no Atalaia já foram medidas preamares de 4 a 5,7 metros.

## O que olhar antes de descer

- A hora da próxima preamar, na página da [Praia do Atalaia](/praia/atalaia).
- A fase da lua: nas luas cheia e nova vem a maré de lanço, a mais alta.
- O aviso de cada acesso, que diz até que horas o carro pode ficar.

![orla] A faixa de areia muda de largura em poucas horas.

## A regra de quem mora aqui

> Se a água já começou a subir, o passeio de carro acabou. A praia continua lá para quem está a pé.

Entre a baixa-mar e a preamar passam cerca de seis horas, mas a subida não é regular: ela acelera no meio do caminho. Quem espera a água chegar perto para decidir costuma decidir tarde.

## Se o carro atolar

1. Tire as pessoas e os animais primeiro, e leve só o que couber nas mãos.
2. Ligue para o Corpo de Bombeiros, no **193**.
3. Não tente puxar o carro com a água na altura das rodas: a areia cede e prende o segundo.

As horas que o portal publica são uma previsão e não servem para navegar. Vento e chuva podem adiantar a água; na dúvida, saia antes.
`,
  },
  {
    id: '019d0000-0000-7000-8000-000000000002',
    title: 'Água até o umbigo: cuidados simples no banho de mar',
    summary:
      'Com maré forte a correnteza puxa mesmo onde dá pé. Bombeiros recomendam pulseira de identificação para as crianças.',
    category: 'praias',
    author: 'nina',
    picture: 'kite',
    hoursAgo: 50,
    text: `
O mar de Salinas engana pela calma. A areia desce devagar, a água é morna e dá pé longe da beira. O problema é o que acontece quando a maré vira: o volume que sai arrasta, e quem está no meio do caminho vai junto.

A orientação para os dias de maré forte cabe numa frase: **não passe da altura do umbigo**. Com a água nesse nível, ainda é possível firmar os pés e voltar andando.

## Com crianças

- Peça a pulseira de identificação infantil no posto dos Bombeiros.
- Combine um ponto de encontro fácil de ver, como uma barraca.
- Fique a um braço de distância de quem ainda não nada.

![praia] Na maré baixa a areia desce devagar.

## Onde o mar é mais manso

As ondas do Maçarico têm, em média, 0,6 metro. No Atalaia ficam entre 1,1 e 1,4 metro, por isso o surfe e o kite se concentram ali. Para os pequenos, as piscinas que a maré deixa na [Praia da Corvina](/praia/corvina) são uma boa escolha.

> Se a correnteza puxar, não nade contra ela: boie, acene e siga para o lado até sentir o fundo.

Em emergência no mar, o número da Marinha é o **185**; o do Corpo de Bombeiros, o **193**.
`,
  },
  {
    id: '019d0000-0000-7000-8000-000000000003',
    title: 'Corvina sem carro: a passarela no meio do mangue',
    summary:
      'No fim da orla do Maçarico, uma passarela leva à praia onde só se chega a pé. Um passeio de fim de tarde.',
    category: 'praias',
    author: 'caju',
    picture: 'mangue',
    hoursAgo: 98,
    places: ['tacaca-da-tia-lindalva'],
    text: `
Quem segue pela orla do Maçarico até o fim encontra o começo de outro passeio: uma passarela que atravessa o manguezal e termina na Praia da Corvina, sem acesso para veículos.

A caminhada é curta e já vale pelo caminho. De um lado e de outro, raízes, caranguejos e, com sorte, garças e guarás, que fazem ninho na região.

![trapiche] Do trapiche se vê o começo do manguezal.

## O que levar

- Água e algum lanche: há poucas barracas.
- Sandália que possa molhar.
- Um saco para trazer o lixo de volta.

## A melhor hora

A maré baixa deixa piscinas rasas na areia, boas para crianças. No fim da tarde, o sol desce sobre a água e faz dali um dos pores do sol mais bonitos da cidade.

> Vá com a maré baixando e volte antes de escurecer: a passarela não é lugar para correr.

Confira a hora da baixa-mar na página da [Praia da Corvina](/praia/corvina) antes de sair.
`,
  },
  {
    id: '019d0000-0000-7000-8000-000000000004',
    title: 'Espadarte: sete minutos de barco entre o rio e o mar',
    summary:
      'De um lado água calma, do outro ondas. A travessia sai da Praça do Pescador e depende da maré.',
    category: 'praias',
    author: 'lia',
    picture: 'barco',
    hoursAgo: 170,
    places: ['barco-capitao-nonato'],
    text: `
A Ponta do Espadarte é uma língua de areia no encontro do rio Arapepó com o mar. Quem fica de um lado toma banho de rio; quem atravessa a faixa, toma de onda.

A travessia sai da Praça do Pescador, nos barcos que todos chamam de **popopô**, por causa do barulho do motor. São cerca de sete minutos.

## Antes de embarcar

1. Combine o preço e a hora da volta com o barqueiro.
2. Confira se há colete para todos, inclusive para as crianças.
3. Pergunte sobre a maré: com água baixa, o barco pode não encostar.

![mangue] O rio chega ao mar entre manguezais.

## O almoço é na areia

Ali se prepara o avuado: peixe recém-pescado, assado na brasa sobre um buraco cavado na areia, com sal, limão e farinha. Come-se com a mão, como se faz desde antes de existir cidade.

> Rio de um lado, mar do outro, e o peixe no meio.

Não há coleta na ponta. O que foi de barco volta de barco, inclusive o lixo. Veja como chegar na página da [Ponta do Espadarte](/praia/ponta-do-espadarte).
`,
  },
]
