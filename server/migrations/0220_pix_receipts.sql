-- What a customer may add to "já paguei": a picture, made anew here, or a PDF. It proves nothing, only the house
-- sees it, and it goes after thirty days or with what it paid.
create table house_pix_receipts (
  charge_id uuid primary key references house_pix_charges on delete cascade,
  kind      text not null check (kind in ('picture', 'pdf')),
  content   bytea not null check (octet_length(content) between 100 and 3145728),
  sent_at   timestamptz not null
);
-- Packed already.
alter table house_pix_receipts alter column content set storage external;
create index house_pix_receipts_age on house_pix_receipts (sent_at);

-- The policy says so, as the next version: at once where nobody has an account yet, otherwise after ten days.
-- few rows: one version of a text.
insert into legal_versions (kind, number, effective_from, body, summary, published_at)
select
  newest.kind,
  newest.number + 1,
  case when people.exist then greatest((now() at time zone 'America/Belem')::date + 10, newest.effective_from)
    else newest.effective_from end,
  replace(replace(newest.body::text,
    'e você pode apagá-los ali.',
    'e você pode apagá-los ali. De um Pix à casa, o comprovante que você anexar: só ela o vê, e ele some em 30 dias ou quando você o tira.'),
    'Não guardamos documentos de hóspedes.',
    'Não guardamos documentos de hóspedes. Do sinal por Pix, o comprovante que você anexar, pelas mesmas regras.')::jsonb,
  'Diz que o comprovante de um Pix à casa, anexado por quem quiser, só é visto por ela e some em 30 dias.',
  case when people.exist then now() else newest.published_at end
from (select * from legal_versions where kind = 'privacy' order by number desc limit 1) as newest,
  (select exists (select 1 from users) as exist) as people
where newest.body::text like '%e você pode apagá-los ali.%'
  and newest.body::text like '%Não guardamos documentos de hóspedes.%';
