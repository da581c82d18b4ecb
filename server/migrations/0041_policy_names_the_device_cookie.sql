-- The policy names every cookie. What people agreed to is never edited, so this is its next version: at
-- once where nobody has an account yet, otherwise after ten days in which people are told. A policy that
-- no longer says so is its publisher's to change.
insert into legal_versions (kind, number, effective_from, body, summary, published_at)
select
  newest.kind,
  newest.number + 1,
  case when people.exist then (now() at time zone 'America/Belem')::date + 10 else newest.effective_from end,
  replace(
    newest.body::text,
    'Usamos só o cookie que mantém você conectado depois de entrar.',
    'Usamos o cookie que mantém você conectado depois de entrar e outro que, por 180 dias, reconhece o navegador em que você já entrou: assim as tentativas de um estranho não impedem a sua entrada.'
  )::jsonb,
  'Explica o cookie que reconhece o navegador em que você já entrou, para que tentativas de estranhos não bloqueiem a sua conta.',
  case when people.exist then now() else newest.published_at end
from (select * from legal_versions where kind = 'privacy' order by number desc limit 1) as newest,
  (select exists (select 1 from users) as exist) as people
where newest.body::text like '%Usamos só o cookie que mantém você conectado depois de entrar.%';
