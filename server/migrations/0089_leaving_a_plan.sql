-- Leaving a plan, and choosing a smaller one for later.

-- What follows the paid period, where the person chose another plan than the one they hold.
alter table subscriptions
  add column next_plan_type text check (next_plan_type in ('atalaia', 'macarico', 'espadarte')),
  add column next_cycle text check (next_cycle in ('month', 'year')),
  add constraint subscriptions_next check
    ((next_plan_type is null) = (next_cycle is null) and (next_plan_type is null or source = 'paid'));

-- The days of trial are in the table of plans. What people agreed to is never edited, so this is the next
-- version of the terms: at once where nobody has an account yet, otherwise after ten days in which people
-- are told. Terms that no longer say so are their publisher's to change.
insert into legal_versions (kind, number, effective_from, body, summary, published_at)
select
  newest.kind,
  newest.number + 1,
  case when people.exist then (now() at time zone 'America/Belem')::date + 10 else newest.effective_from end,
  replace(
    newest.body::text,
    'O primeiro plano que você escolher começa com 14 dias de teste, sem cobrança e sem pedir cartão. Há um período de teste por pessoa.',
    'O primeiro plano que você escolher começa com o período de teste mostrado na página de planos no dia do cadastro, sem cobrança e sem pedir cartão. Há um período de teste por pessoa.'
  )::jsonb,
  'O período de teste é o que a página de planos mostra no dia do cadastro.',
  case when people.exist then now() else newest.published_at end
from (select * from legal_versions where kind = 'terms' order by number desc limit 1) as newest,
  (select exists (select 1 from users) as exist) as people
where newest.body::text like '%começa com 14 dias de teste, sem cobrança e sem pedir cartão.%';
