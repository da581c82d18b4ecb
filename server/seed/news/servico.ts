import type { DemoArticle } from './article.ts'

export const servico: DemoArticle[] = [
  {
    id: '019d0000-0000-7000-8000-000000000009',
    title: 'Números que todo mundo deveria ter no celular',
    summary:
      'Do SAMU à falta de luz: os telefones que funcionam em Salinópolis, para salvar antes de precisar.',
    category: 'servico',
    author: 'caju',
    picture: 'farol',
    hoursAgo: 26,
    text: `
Ninguém procura telefone com calma numa emergência. Salve estes agora, ou abra a página de [Utilidade Pública](/utilidade-publica) uma vez: depois disso ela funciona mesmo sem sinal.

## Emergência

- **190** Polícia Militar
- **192** SAMU
- **193** Corpo de Bombeiros
- **199** Defesa Civil
- **185** Marinha, para emergências no mar

## Proteção

- **180** Central de Atendimento à Mulher
- **100** Disque Direitos Humanos
- **181** Disque Denúncia, sem pedir nome

![orla] Diga o trecho da orla em que está: ajuda quem vem.

## Água e luz

- Equatorial Pará: **0800 091 0196**, 24 horas.
- Águas do Pará, que assumiu o serviço em 5 de janeiro de 2026 no lugar da Cosanpa: **0800 091 0091**.

## Hospital

O Hospital Regional de Salinópolis Dr. Olympio Cardoso da Silveira tem urgência e emergência de portas abertas 24 horas.

> Na ligação, diga primeiro onde você está: o acesso da praia, o número do poste ou a barraca mais perto.

Quem está na areia ajuda muito ao contar os acessos: 1º, 2º ou 3º do Atalaia já localizam a equipe.
`,
  },
  {
    id: '019d0000-0000-7000-8000-000000000010',
    title: 'Como funciona o Clube de Vantagens',
    summary:
      'O cadastro é gratuito e leva um minuto. Entenda o que você recebe e o que acontece com os seus dados.',
    category: 'servico',
    author: 'lia',
    picture: 'loja',
    hoursAgo: 122,
    places: ['peixaria-dona-almerinda', 'acai-cuia-grande'],
    text: `
O [Clube de Vantagens](/clube-de-vantagens) é o programa gratuito do portal para quem mora em Salinas e para quem a visita. Não há mensalidade, e o cadastro cabe na tela do celular.

## Como entrar

1. Abra a página do clube e preencha nome, e-mail e WhatsApp.
2. Crie uma senha, ou entre com a conta Google.
3. Confirme o WhatsApp com o código de seis números.

## O que você decide

A caixa de promoções começa **desmarcada**. Só recebe mensagem quem a marcar, e dá para mudar de ideia a qualquer momento na sua área.

- O portal guarda a data e o texto que você aceitou.
- Você pode baixar tudo o que sabemos de você.
- Você pode apagar a conta, e ela some de verdade.

![acai] Os parceiros são negócios da cidade, como a açaiteria da esquina.

## E para quem vende?

Negócios locais participam pelos planos do portal, com página própria no [guia comercial](/guia-comercial), avaliações e mensagens.

> Clube bom é o que cabe no bolso de quem entra: zero.

Os negócios marcados como exemplo foram inventados para mostrar o portal.
`,
  },
  {
    id: '019d0000-0000-7000-8000-000000000011',
    title: 'De Belém a Salinas: carro, ônibus ou avião',
    summary:
      'São cerca de 220 km. Veja o caminho, quanto tempo reservar e o que muda nos feriados.',
    category: 'servico',
    author: 'nina',
    picture: 'rede',
    hoursAgo: 340,
    text: `
O caminho clássico sai de Belém pela **BR-316** até Santa Maria do Pará e segue pelas **PA-324 e PA-124** até a cidade. As fontes falam em 205 a 222 quilômetros; na prática, reserve quatro horas quando houver movimento.

## De carro

- Saia cedo nos feriados: a volta do domingo é o pior horário.
- Em rodovia federal, a Polícia Rodoviária atende no **191**.
- Chuva forte é comum: a zona costeira recebe da ordem de 3.300 mm por ano. O período mais seco vai de junho a outubro.

## De ônibus ou van

Linhas e vans saem do Terminal Rodoviário de Belém. Salinas está entre os destinos mais procurados nos feriados, então compre antes. Reclamações sobre ônibus intermunicipal vão para a ouvidoria da Arcon, **0800 091 1717**.

![praia] O fim da estrada é a praia.

## De avião

A Azul Conecta voa de Belém num Cessna Grand Caravan de nove lugares, em cerca de 55 minutos. A oferta é limitada: em 2025 foram 2.813 passageiros no ano inteiro.

> O melhor da viagem é saber a hora da maré antes de chegar.

Ao chegar, veja [o que está aberto agora](/guia-comercial?aberto=1) e a maré do dia em [Turismo](/turismo).
`,
  },
]
