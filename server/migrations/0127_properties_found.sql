-- Properties are found by their words, beside the index of everything else (docs/decisions/0109). What is
-- hidden of an address is not among them.
alter table properties add column words tsvector not null generated always as (
  setweight(search_vector(title || ' ' || replace(type, '-', ' ') || ' ' || coalesce(neighbourhood, '')
    || ' ' || coalesce(code, '')
    || case when sale_price_cents is null then '' else ' venda vender comprar' end
    || case when rent_price_cents is null then '' else ' aluguel alugar locação' end
    || case when season_price_cents is null then '' else ' temporada aluguel alugar diária' end), 'A')
  || setweight(search_vector(description), 'D')) stored;
create index properties_words on properties using gin (words) where status = 'published';
