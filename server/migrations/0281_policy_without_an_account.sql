-- Stays may be asked for without an account, and the warning before the water has none behind it. What people agreed
-- to is never edited, so this is the next version of the policy: at once where nobody has an account yet, otherwise
-- after ten days in which people are told. A policy that its publisher has rewritten is theirs to change.
-- few rows: one version of a text.
insert into legal_versions (kind, number, effective_from, body, summary, published_at)
select
  newest.kind,
  newest.number + 1,
  case when people.exist then greatest((now() at time zone 'America/Belem')::date + 10, newest.effective_from)
    else newest.effective_from end,
  replace(replace(newest.body::text,
    'a mensagem e o que você e a casa se escrevem. Não guardamos documentos de hóspedes.',
    'a mensagem e o que você e a casa se escrevem. Sem conta, um código de 10 minutos prova o e-mail, e a página da reserva abre por um link que só você recebe. Não guardamos documentos de hóspedes.'),
    'O endereço do aparelho sai quando você sai da conta nele, desliga o aviso ou o navegador o recusa.',
    'O endereço do aparelho sai quando você sai da conta nele, desliga o aviso ou o navegador o recusa. O aviso da maré não precisa de conta: guardamos o endereço do aparelho, a praia e os dias que você escolheu, até você parar, os dias acabarem, o navegador o recusar ou passarem 400 dias sem você abrir a página do aviso.')::jsonb,
  'Diz o que guardamos de uma reserva pedida sem conta e do aviso da maré.',
  case when people.exist then now() else newest.published_at end
from (select * from legal_versions where kind = 'privacy' order by number desc limit 1) as newest,
  (select exists (select 1 from users) as exist) as people
where newest.body::text like '%Não guardamos documentos de hóspedes.%'
  and newest.body::text like '%O endereço do aparelho sai quando você sai da conta nele%';
