-- Visits of a business by the day: what a year of figures is read from. By hours a busy business has 26,000
-- rows a year, by days 2,200. Written with visit_hours in one transaction, and always what its hours add up to.
create table visit_days (
  establishment_id uuid not null references establishments on delete cascade,
  day              date not null,
  kind             text not null check (char_length(kind) between 1 and 20),
  events           integer not null check (events >= 0),
  people           integer not null check (people between 0 and events),
  primary key (establishment_id, day, kind)
);

insert into visit_days (establishment_id, day, kind, events, people)
select establishment_id, day, kind, sum(events), sum(people)
from visit_hours group by establishment_id, day, kind;

-- The policy says how visits are counted, before it speaks of cookies. What people agreed to is never edited,
-- so this is its next version: at once where nobody has an account yet, otherwise after ten days in which people
-- are told. A policy without that part is its publisher's to change.
insert into legal_versions (kind, number, effective_from, body, summary, published_at)
select
  newest.kind,
  newest.number + 1,
  case when people.exist then greatest((now() at time zone 'America/Belem')::date + 10, newest.effective_from)
    else newest.effective_from end,
  jsonb_set(newest.body, '{content}', (
    select jsonb_agg(block order by place, part) from (
      select block, place, 1 as part from jsonb_array_elements(newest.body -> 'content') with ordinality
        as kept (block, place)
      union all select added.block, cookies.place, added.part - 100 from jsonb_array_elements($json$[
{"type":"heading","attrs":{"level":2},"content":[{"type":"text","text":"Como contamos as visitas"}]},
{"type":"paragraph","content":[{"type":"text","text":"Contamos visitas para saber como o portal vai e para mostrar a cada negócio quantas pessoas abriram a página dele. Fazemos isso sem cookie, sem guardar nada no seu aparelho e sem nenhum serviço de fora."}]},
{"type":"bulletList","content":[{"type":"listItem","content":[{"type":"paragraph","content":[{"type":"text","text":"O que é contado:","marks":[{"type":"bold"}]},{"type":"text","text":" qual página foi aberta, o que foi feito nela (como chamar no WhatsApp, ligar ou pedir a rota), que tipo de site trouxe você (uma busca, uma rede social) e, se foi a busca do portal, as palavras procuradas."}]}]},{"type":"listItem","content":[{"type":"paragraph","content":[{"type":"text","text":"Como cada pessoa conta uma vez:","marks":[{"type":"bold"}]},{"type":"text","text":" do endereço IP e do nome do navegador fazemos, na hora, um código que só vale naquele dia. O IP e o navegador não são guardados. Logo depois da meia-noite apagamos o segredo com que o código foi feito: a partir daí ninguém, nem nós, consegue saber de quem ele era ou reconhecer você em outro dia."}]}]},{"type":"listItem","content":[{"type":"paragraph","content":[{"type":"text","text":"Por quanto tempo:","marks":[{"type":"bold"}]},{"type":"text","text":" cada visita, com o código do dia, fica 7 dias. Depois ficam só somas por dia, hora, página e negócio, sem ninguém dentro delas."}]}]},{"type":"listItem","content":[{"type":"paragraph","content":[{"type":"text","text":"Quem vê:","marks":[{"type":"bold"}]},{"type":"text","text":" o dono de um negócio vê os números da página dele, nunca quem visitou. Os números da cidade só são publicados quando somam dez pessoas ou mais."}]}]},{"type":"listItem","content":[{"type":"paragraph","content":[{"type":"text","text":"Quem não é contado:","marks":[{"type":"bold"}]},{"type":"text","text":" quem pede isso no navegador (“Não rastrear” ou Global Privacy Control), robôs e quem trabalha no portal."}]}]},{"type":"listItem","content":[{"type":"paragraph","content":[{"type":"text","text":"Base:","marks":[{"type":"bold"}]},{"type":"text","text":" interesse legítimo em saber como o portal é usado (LGPD, art. 7º, IX)."}]}]}]}
]$json$::jsonb) with ordinality as added (block, part)
    ) as blocks)),
  'Explica como o portal conta visitas: sem cookie, sem guardar quem visitou, e por quanto tempo.',
  case when people.exist then now() else newest.published_at end
from (select * from legal_versions where kind = 'privacy' order by number desc limit 1) as newest,
  lateral (
    select place from jsonb_array_elements(newest.body -> 'content') with ordinality as kept (block, place)
    where block ->> 'type' = 'heading' and block #>> '{content,0,text}' = 'Cookies' limit 1
  ) as cookies,
  (select exists (select 1 from users) as exist) as people
where newest.body::text not like '%Como contamos as visitas%';
