-- Who bought a plan is forgotten when nothing asks for it any more: at once where nothing was ever paid and
-- the account is gone, and once the years are over for which the law wants to know of a paid purchase. What
-- waits for money needs its buyer.
alter table plan_orders
  alter column buyer_name drop not null,
  alter column buyer_document drop not null,
  alter column buyer_document_hint drop not null,
  alter column accepted_from drop not null,
  -- Lists are ordered by it: it is never null.
  alter column sort_name set expression as (folded(coalesce(buyer_name, ''))),
  add constraint plan_orders_buyer check (
    num_nulls(buyer_name, buyer_document, buyer_document_hint) in (0, 3)
      and (buyer_name is not null or status not in ('awaiting_payment', 'scheduled')));

-- Until now an account that went left its open purchases behind: the worker takes them back at the bank.
update plan_charges set check_at = now() where status <> 'settled' and order_id in (
  select id from plan_orders where user_id is null and status in ('awaiting_payment', 'scheduled'));
update plan_orders set status = 'canceled', updated_at = now()
where user_id is null and status in ('awaiting_payment', 'scheduled');
update plan_renewals set check_at = now() where user_id is null and status <> 'ended';

-- The policy says what buying a plan makes us keep, for how long, and who gets to know it. It said that no
-- documents are asked for. What people agreed to is never edited, so this is its next version: at once where
-- nobody has an account yet, otherwise after ten days in which people are told. A policy that no longer says
-- so is its publisher's to change.
insert into legal_versions (kind, number, effective_from, body, summary, published_at)
select
  newest.kind,
  newest.number + 1,
  case when people.exist then greatest((now() at time zone 'America/Belem')::date + 10, newest.effective_from)
    else newest.effective_from end,
  jsonb_set(said.body, '{content}', (
    select jsonb_agg(block order by place, part) from (
      -- Who receives data: the bank and the operator of cards, before the authorities.
      select case when block ->> 'type' = 'bulletList' and block::text like '%"Autoridades"%'
          then jsonb_insert(jsonb_insert(block, '{content,-1}', $json$
{"type":"listItem","content":[{"type":"paragraph","content":[{"type":"text","text":"O banco do portal","marks":[{"type":"bold"}]},{"type":"text","text":", se você compra um plano por Pix: recebe, com cada código, o nome e o CPF ou CNPJ de quem compra."}]}]}
$json$), '{content,-1}', $json$
{"type":"listItem","content":[{"type":"paragraph","content":[{"type":"text","text":"Operadora de cartões (Stripe)","marks":[{"type":"bold"}]},{"type":"text","text":", se você paga um plano com cartão: recebe o nome e o e-mail de quem compra. O cartão é digitado na página dela e nunca passa por nós."}]}]}
$json$) else block end as block, place, 1 as part
      from jsonb_array_elements(said.body -> 'content') with ordinality as kept (block, place)
      union all select added.block, shared.place, added.part - 100 from jsonb_array_elements($json$[
{"type":"heading","attrs":{"level":2},"content":[{"type":"text","text":"Quando você compra um plano"}]},
{"type":"paragraph","content":[{"type":"text","text":"Quem só usa o que é gratuito não passa por isto. De quem compra um plano, guardamos:"}]},
{"type":"bulletList","content":[{"type":"listItem","content":[{"type":"paragraph","content":[{"type":"text","text":"Quem comprou:","marks":[{"type":"bold"}]},{"type":"text","text":" o nome ou a razão social e o CPF ou CNPJ. O número inteiro fica cifrado e sai no seu recibo, na cobrança que o banco faz e na nota fiscal; nas listas da equipe aparece só uma parte dele, e cada vez que alguém da equipe o vê inteiro fica registrada."}]}]},{"type":"listItem","content":[{"type":"paragraph","content":[{"type":"text","text":"O que foi comprado:","marks":[{"type":"bold"}]},{"type":"text","text":" plano, valor, forma e data do pagamento, códigos Pix, devoluções com seu protocolo, a nota fiscal e a renovação automática, se você a ligou."}]}]},{"type":"listItem","content":[{"type":"paragraph","content":[{"type":"text","text":"A prova do aceite:","marks":[{"type":"bold"}]},{"type":"text","text":" a versão dos termos que você aceitou, a hora e o endereço IP."}]}]}]},
{"type":"paragraph","content":[{"type":"text","text":"Usamos esses dados para cumprir a compra (LGPD, art. 7º, V) e o que as leis fiscais e de defesa do consumidor pedem de quem vende (art. 7º, II e VI)."}]},
{"type":"paragraph","content":[{"type":"text","text":"Por quanto tempo:"}]},
{"type":"bulletList","content":[{"type":"listItem","content":[{"type":"paragraph","content":[{"type":"text","text":"Compra paga:","marks":[{"type":"bold"}]},{"type":"text","text":" enquanto a conta existir. Se você apaga a conta, o endereço IP sai na hora, e o nome, o CPF ou CNPJ e a nota fiscal ficam até cinco anos depois do pagamento (Código Tributário Nacional, art. 173; Código de Defesa do Consumidor, art. 27). Depois são apagados, e da compra ficam só plano, valor e datas, sem ninguém dentro."}]}]},{"type":"listItem","content":[{"type":"paragraph","content":[{"type":"text","text":"Compra que não foi paga:","marks":[{"type":"bold"}]},{"type":"text","text":" nome, CPF ou CNPJ e endereço IP são apagados 30 dias depois de ela vencer ou ser cancelada, ou na hora em que você apaga a conta."}]}]},{"type":"listItem","content":[{"type":"paragraph","content":[{"type":"text","text":"Mensagens do banco e da operadora:","marks":[{"type":"bold"}]},{"type":"text","text":" 30 dias."}]}]}]},
{"type":"paragraph","content":[{"type":"text","text":"O banco e a operadora de cartões guardam os próprios registros pelo tempo que as leis deles pedem."}]}
]$json$::jsonb) with ordinality as added (block, part)
    ) as blocks)),
  'Explica o que guardamos de quem compra um plano (nome, CPF ou CNPJ, endereço IP do aceite), por quanto tempo, e o que o banco e a operadora de cartões recebem.',
  case when people.exist then now() else newest.published_at end
from (select * from legal_versions where kind = 'privacy' order by number desc limit 1) as newest,
  -- What was not true, sentence by sentence.
  lateral (select replace(replace(replace(replace(newest.body::text,
      'Não pedimos documentos e não guardamos dados de cartão.',
      'Documentos só são pedidos onde é preciso: o CPF ou CNPJ de quem compra um plano, o CPF de quem participa de um sorteio, e o CNPJ ou um documento de quem reivindica um negócio. Não guardamos dados de cartão.'),
      'Depois que você apaga a conta, ficam só o registro dos consentimentos e o registro de segurança, sem nada que diga quem você é.',
      'Depois que você apaga a conta, ficam o registro dos consentimentos e o registro de segurança, sem nada que diga quem você é, e das compras pagas o que a lei pede, como está em “Quando você compra um plano”.'),
      'remove seus dados pessoais na hora.',
      'remove seus dados pessoais na hora, menos o que a lei pede das compras pagas.'),
      'Google e Meta podem tratar esses dados fora do Brasil',
      'Google, Meta e Stripe podem tratar esses dados fora do Brasil')::jsonb as body) as said,
  lateral (
    select place from jsonb_array_elements(newest.body -> 'content') with ordinality as kept (block, place)
    where block ->> 'type' = 'heading' and block #>> '{content,0,text}' = 'Com quem compartilhamos' limit 1
  ) as shared,
  (select exists (select 1 from users) as exist) as people
where newest.body::text like '%Não pedimos documentos e não guardamos dados de cartão.%';
