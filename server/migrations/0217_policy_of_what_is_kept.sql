-- What the portal has come to keep of people since the policy was written: orders, stays, contacts of properties,
-- coupons and draws, notifications, what is published, who runs a business; and who answers for what. What people
-- agreed to is never edited, so this is the next version: at once where nobody has an account yet, otherwise after
-- ten days in which people are told. A policy that its publisher has rewritten is theirs to change.
insert into legal_versions (kind, number, effective_from, body, summary, published_at)
select
  newest.kind,
  newest.number + 1,
  case when people.exist then greatest((now() at time zone 'America/Belem')::date + 10, newest.effective_from)
    else newest.effective_from end,
  jsonb_set(newest.body, '{content}', (
    select jsonb_agg(block order by place, part) from (
      -- Who receives data, before the bank, the operator of cards and the authorities.
      select case when block ->> 'type' = 'bulletList' and block::text like '%"Autoridades"%'
          then jsonb_insert(jsonb_insert(jsonb_insert(block, '{content,-3}', $json$
{"type":"listItem","content":[{"type":"paragraph","content":[{"type":"text","text":"O negócio em que você pede, reserva ou usa um cupom","marks":[{"type":"bold"}]},{"type":"text","text":": recebe o que é preciso para atender, como está em cada parte acima."}]}]}
$json$), '{content,-3}', $json$
{"type":"listItem","content":[{"type":"paragraph","content":[{"type":"text","text":"Imobiliárias e corretores","marks":[{"type":"bold"}]},{"type":"text","text":": recebem o contato que você deixa num anúncio."}]}]}
$json$), '{content,-3}', $json$
{"type":"listItem","content":[{"type":"paragraph","content":[{"type":"text","text":"Fabricantes de navegadores (como Google, Apple e Mozilla)","marks":[{"type":"bold"}]},{"type":"text","text":", se você permitiu avisos no celular: levam o aviso fechado até o aparelho."}]}]}
$json$) else block end as block, place, 1 as part
      from jsonb_array_elements(newest.body -> 'content') with ordinality as kept (block, place)
      union all select added.block, kept.place, added.part - 100 from jsonb_array_elements($json$[
{"type":"heading","attrs":{"level":2},"content":[{"type":"text","text":"Quem responde por cada coisa"}]},
{"type":"bulletList","content":[{"type":"listItem","content":[{"type":"paragraph","content":[{"type":"text","text":"O portal","marks":[{"type":"bold"}]},{"type":"text","text":" decide sobre os dados da sua conta, do clube, dos planos, do que você publica e do que mostramos a você."}]}]},{"type":"listItem","content":[{"type":"paragraph","content":[{"type":"text","text":"O negócio","marks":[{"type":"bold"}]},{"type":"text","text":" decide sobre o que faz com o pedido, a reserva, o contato ou a mensagem que você manda a ele. O portal entrega e guarda por ele, pelo tempo dito aqui."}]}]},{"type":"listItem","content":[{"type":"paragraph","content":[{"type":"text","text":"A imobiliária ou o corretor","marks":[{"type":"bold"}]},{"type":"text","text":" decide sobre o contato que você deixa num anúncio, também no sistema dela, se ela usa um."}]}]}]}
]$json$::jsonb)
        with ordinality as added (block, part), lateral (select place from jsonb_array_elements(newest.body -> 'content') with ordinality as one (block, place)
          where block ->> 'type' = 'heading' and block #>> '{content,0,text}' = 'O que guardamos' limit 1) as kept
      union all select added.block, kept.place, added.part - 100 from jsonb_array_elements($json$[
{"type":"heading","attrs":{"level":2},"content":[{"type":"text","text":"Quando você pede comida ou compra numa loja"}]},
{"type":"bulletList","content":[{"type":"listItem","content":[{"type":"paragraph","content":[{"type":"text","text":"O que guardamos:","marks":[{"type":"bold"}]},{"type":"text","text":" nome, telefone, o que foi pedido, a observação e, na entrega, o endereço. Não precisa de conta. O navegador guarda esses dados no seu aparelho para o próximo pedido, e você pode apagá-los ali."}]}]},{"type":"listItem","content":[{"type":"paragraph","content":[{"type":"text","text":"Para quê:","marks":[{"type":"bold"}]},{"type":"text","text":" para o negócio preparar e entregar o pedido (LGPD, art. 7º, V), e uma marca do aparelho e do endereço, sem dizer quem são, contra pedidos falsos (art. 7º, IX)."}]}]},{"type":"listItem","content":[{"type":"paragraph","content":[{"type":"text","text":"Quem recebe:","marks":[{"type":"bold"}]},{"type":"text","text":" o negócio, com o acesso que ele dá a cada pessoa da equipe; e o sistema de caixa dele, se ele ligou um (padrão Open Delivery). O portal não cobra nem recebe o dinheiro do pedido."}]}]},{"type":"listItem","content":[{"type":"paragraph","content":[{"type":"text","text":"Por quanto tempo:","marks":[{"type":"bold"}]},{"type":"text","text":" nome, telefone, endereço e observação são apagados 180 dias depois do pedido, ou quando você apaga a conta. Ficam itens, valores e horários, sem ninguém dentro. O que foi entregue ao sistema de caixa segue as regras do negócio."}]}]}]},
{"type":"heading","attrs":{"level":2},"content":[{"type":"text","text":"Quando você pede uma reserva"}]},
{"type":"bulletList","content":[{"type":"listItem","content":[{"type":"paragraph","content":[{"type":"text","text":"O que guardamos:","marks":[{"type":"bold"}]},{"type":"text","text":" nome, telefone, e-mail, quantas pessoas vão, as datas, a mensagem e o que você e a casa se escrevem. Não guardamos documentos de hóspedes."}]}]},{"type":"listItem","content":[{"type":"paragraph","content":[{"type":"text","text":"Para quê e quem recebe:","marks":[{"type":"bold"}]},{"type":"text","text":" para a casa responder e receber você (LGPD, art. 7º, V). Só ela recebe. Uma reserva feita por telefone ou no balcão é anotada pela casa, que responde por essa anotação."}]}]},{"type":"listItem","content":[{"type":"paragraph","content":[{"type":"text","text":"Por quanto tempo:","marks":[{"type":"bold"}]},{"type":"text","text":" contato e mensagens até 180 dias depois da estadia, ou quando você apaga a conta, se nada estiver marcado pela frente. Noites e valores ficam, sem ninguém dentro."}]}]}]},
{"type":"heading","attrs":{"level":2},"content":[{"type":"text","text":"Quando você procura um imóvel"}]},
{"type":"bulletList","content":[{"type":"listItem","content":[{"type":"paragraph","content":[{"type":"text","text":"O que guardamos:","marks":[{"type":"bold"}]},{"type":"text","text":" o contato que você deixa num anúncio: nome, telefone, e-mail e mensagem, com a versão do consentimento; e as buscas que você pede para avisar."}]}]},{"type":"listItem","content":[{"type":"paragraph","content":[{"type":"text","text":"Quem recebe:","marks":[{"type":"bold"}]},{"type":"text","text":" a imobiliária ou o corretor do anúncio, e o sistema de atendimento dele, se ele ligou um."}]}]},{"type":"listItem","content":[{"type":"paragraph","content":[{"type":"text","text":"Por quanto tempo:","marks":[{"type":"bold"}]},{"type":"text","text":" 12 meses no portal, ou até você apagar a conta; a entrega ao sistema do anunciante, 14 dias."}]}]}]},
{"type":"heading","attrs":{"level":2},"content":[{"type":"text","text":"Clube, cupons e sorteios"}]},
{"type":"bulletList","content":[{"type":"listItem","content":[{"type":"paragraph","content":[{"type":"text","text":"Cupons:","marks":[{"type":"bold"}]},{"type":"text","text":" qual você pegou e onde e quando usou, para valer uma vez só e somar sua economia. O parceiro vê o cupom usado no balcão dele, não a sua carteira. Ficam enquanto a conta existir."}]}]},{"type":"listItem","content":[{"type":"paragraph","content":[{"type":"text","text":"Sorteios:","marks":[{"type":"bold"}]},{"type":"text","text":" nome completo, CPF (cifrado) e data de nascimento de quem participa, porque a autorização de promoções pede. A lista publicada antes da extração mostra números e códigos, nunca quem é. Esses dados são apagados 210 dias depois da extração; os de quem ganhou, depois de cinco anos."}]}]}]},
{"type":"heading","attrs":{"level":2},"content":[{"type":"text","text":"Avisos que você recebe"}]},
{"type":"bulletList","content":[{"type":"listItem","content":[{"type":"paragraph","content":[{"type":"text","text":"O que guardamos:","marks":[{"type":"bold"}]},{"type":"text","text":" o texto do aviso, por onde foi (no portal, no celular, por e-mail ou WhatsApp) e se foi lido, por 90 dias; e as suas escolhas de assuntos e horários."}]}]},{"type":"listItem","content":[{"type":"paragraph","content":[{"type":"text","text":"Avisos no celular:","marks":[{"type":"bold"}]},{"type":"text","text":" só depois que você permite. O fabricante do navegador leva o aviso fechado, sem conseguir lê-lo. O endereço do aparelho sai quando você sai da conta nele, desliga o aviso ou o navegador o recusa."}]}]}]},
{"type":"heading","attrs":{"level":2},"content":[{"type":"text","text":"O que você publica e guarda"}]},
{"type":"bulletList","content":[{"type":"listItem","content":[{"type":"paragraph","content":[{"type":"text","text":"Avaliações, fotos, histórias, eventos e correções:","marks":[{"type":"bold"}]},{"type":"text","text":" o que foi enviado, o nome que você escolheu mostrar e, quando pedimos, o contato para a resposta. Ficam até você retirar ou apagar a conta; o que não foi confirmado ou foi recusado sai antes."}]}]},{"type":"listItem","content":[{"type":"paragraph","content":[{"type":"text","text":"Denúncias e pedidos de posse ou de cobertura:","marks":[{"type":"bold"}]},{"type":"text","text":" o que você escreveu e o contato. O documento de um pedido de posse sai com a decisão; um pedido de cobertura, 12 meses depois."}]}]},{"type":"listItem","content":[{"type":"paragraph","content":[{"type":"text","text":"Lugares salvos:","marks":[{"type":"bold"}]},{"type":"text","text":" enquanto a conta existir, ou só no seu navegador, se você não entrou."}]}]}]},
{"type":"heading","attrs":{"level":2},"content":[{"type":"text","text":"Quem cuida de um negócio ou do portal"}]},
{"type":"bulletList","content":[{"type":"listItem","content":[{"type":"paragraph","content":[{"type":"text","text":"Negócio:","marks":[{"type":"bold"}]},{"type":"text","text":" os dados da página, a equipe e os convites (7 dias), os filtros guardados e a chave Pix com o nome de quem recebe, que os clientes veem ao pagar. Um rascunho sai com a conta; uma página publicada fica, sem dono, e-mail, WhatsApp e CNPJ."}]}]},{"type":"listItem","content":[{"type":"paragraph","content":[{"type":"text","text":"Registro de segurança:","marks":[{"type":"bold"}]},{"type":"text","text":" quem fez o quê, sem as palavras de ninguém, para poder explicar cada mudança."}]}]}]}
]$json$::jsonb)
        with ordinality as added (block, part), lateral (select place from jsonb_array_elements(newest.body -> 'content') with ordinality as one (block, place)
          where block ->> 'type' = 'heading' and block #>> '{content,0,text}' = 'Com quem compartilhamos' limit 1) as kept
    ) as blocks)),
  'Diz, parte por parte, o que guardamos de pedidos, reservas, contatos de imóveis, cupons, sorteios, avisos e publicações, por quanto tempo, e quem responde por cada coisa.',
  case when people.exist then now() else newest.published_at end
from (select * from legal_versions where kind = 'privacy' order by number desc limit 1) as newest,
  (select exists (select 1 from users) as exist) as people
where newest.body::text like '%Quando você compra um plano%' and newest.body::text like '%"O que guardamos"%'
  and newest.body::text like '%"Com quem compartilhamos"%';

insert into legal_versions (kind, number, effective_from, body, summary, published_at)
select
  newest.kind,
  newest.number + 1,
  case when people.exist then greatest((now() at time zone 'America/Belem')::date + 10, newest.effective_from)
    else newest.effective_from end,
  replace(replace(replace(replace(newest.body::text,
    'Navegar é livre; a conta é preciso para o clube, os planos e as mensagens.',
    'Navegar é livre; a conta é necessária para o clube, os planos e as mensagens.'),
    'Os planos Atalaia, Macarico e Espadarte',
    'Os planos Atalaia, Maçarico e Espadarte'),
    'sem explicar o motivo (Código de Defesa do Consumidor, art. 49). Basta escrever para {contato}.',
    'sem explicar o motivo (Código de Defesa do Consumidor, art. 49): é um botão em “Plano e pagamentos”, no seu painel. Se preferir, escreva para {contato}.'),
    'Compras, reservas e serviços são combinados entre você e o estabelecimento, que responde por eles.',
    'Pedidos, compras, reservas e serviços são combinados entre você e o estabelecimento, que cobra, entrega e responde por eles. O portal anuncia e leva o recado: não cobra, não recebe o dinheiro, não entrega e não decide as condições. Um Pix adiantado vai direto para a chave do estabelecimento, e é ele quem devolve. De uma loja, você pode desistir do que comprou pela internet em até 7 dias depois de receber (art. 49); o pedido é feito na página do pedido, e a loja responde.')::jsonb,
  'O arrependimento é um botão no painel; e o portal diz que não cobra nem recebe o dinheiro de pedidos, compras e reservas.',
  case when people.exist then now() else newest.published_at end
from (select * from legal_versions where kind = 'terms' order by number desc limit 1) as newest,
  (select exists (select 1 from users) as exist) as people
where newest.body::text like '%Os planos Atalaia, Macarico e Espadarte%';
