-- Short words are found by themselves and not by what is left of them; pages of the portal are found too;
-- of a transcript its words and not its times; a category that went into another leads there.

-- Without its ending "maré" is "mar", and so are "Maria" and "mar"; "fica" and "ficar" are "fic", "fazer"
-- is "faz". Words of four or five letters that would keep three or fewer are kept whole (only their plural
-- was taken off before), which a 0 behind them says: what has a digit in it is never stemmed.
-- docs/decisions/0039.
create function short_words_whole(words text) returns text language sql immutable parallel safe as $$
  select string_agg(case when char_length(word) in (4, 5)
      and char_length((ts_lexize('pg_catalog.portuguese_stem', word))[1]) <= 3
    then word || '0' else word end, ' ')
  from regexp_split_to_table(words, ' ') as word
$$;

-- Of those also the plurals in -es, which the stemmer took off: bares, luzes. "Mares" here are marés.
create or replace function search_text(words text) returns text language sql immutable parallel safe as $$
  select regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    regexp_replace(folded(normalize(words, NFC)), '[^a-z0-9]+', ' ', 'g'),
    '([a-z]{2})(?:oes|aes)\y', '\1ao', 'g'),
    '([a-z]{2}[aeou])is\y', '\1l', 'g'),
    '([a-z]{3})(?:ns|m)\y', '\1n', 'g'),
    '\y(?!mares\y)([a-z]?[a-z][aeiou][rz])es\y', '\1', 'g'),
    '([a-z]{2}[aeo])s\y', '\1', 'g')
$$;
create or replace function search_vector(words text) returns tsvector language sql immutable parallel safe as $$
  select to_tsvector('pg_catalog.portuguese', coalesce(short_words_whole(search_text(coalesce(words, ''))), ''))
$$;
create or replace function search_terms_of(words text) returns text language sql immutable parallel safe as $$
  select plainto_tsquery('pg_catalog.portuguese', coalesce(short_words_whole(search_text(words)), ''))::text
$$;
-- What is kept with each document is made anew with them.
update search_documents set title = title;

-- What is said, without the times beside it. contract/src/podcast/transcript.ts reads the same forms:
-- "[01:15] Bom dia", "00:01:15 - Bom dia", and the cues of WebVTT and SRT.
create function transcript_words(transcript text) returns text language sql immutable parallel safe as $$
  select regexp_replace(
    case when told.words ~ '-->' then regexp_replace(regexp_replace(regexp_replace(told.words,
        '^WEBVTT.*$', '', 'n'),
        '(^[ \t]*\d+[ \t]*\n)?^[ \t]*\d[\d:.,]*[ \t]+-->.*$', '', 'gn'),
        '<[^>\n]*>', '', 'g')
      else told.words end,
    '^[ \t]*[[(]?(\d{1,2}:)?\d{1,2}:\d{2}([.,]\d{1,3})?[])]?([ \t]*[-–—:][ \t]+|[ \t]+|$)', '', 'gn')
  from (select replace(transcript, E'\r', '') as words) as told
$$;

create or replace view episode_documents as
  select episode.id as source_id, 'podcast_episodes' as source, 'episode' as kind, episode.title,
    show.title as label, 'podcast episódio áudio' as topics, '' as tags,
    -- The beginning of what is said tells what it is about.
    concat_ws(' ', episode.summary, rich_text_words(episode.notes),
      left(transcript_words(episode.transcript), 6000)) as body,
    '/podcast/' || episode.slug as path, coalesce(episode.cover_id, show.cover_id) as photo_id,
    '{}'::text[] as categories, null::text as neighbourhood,
    null::double precision as latitude, null::double precision as longitude,
    null::smallint as price_range, 0::real as rating_mean, 0 as rating_count, 0.45::real as quality,
    0::smallint as tier, null::timestamptz as featured_until, episode.publish_at as published_at,
    null::tstzmultirange as happens, episode.publish_at as shown_from
  from podcast_episodes as episode
  join podcast_shows as show on show.id = episode.show_id
  where episode.status in ('scheduled', 'published');

-- What somebody can do here, or read here, that no other document tells. A feature adds its own with its
-- migration; server/src/portal-pages.test.ts opens each of them.
create table portal_pages (
  id      uuid primary key default uuidv7(),
  path    text not null unique check (path ~ '^/'),
  title   text not null check (char_length(title) between 2 and 80),
  -- Found by, not shown: what people call it.
  words   text not null default '',
  summary text not null
);

create view page_documents as
  select page.id as source_id, 'portal_pages' as source, 'page' as kind, page.title,
    'Página do portal' as label, page.words as topics, '' as tags, page.summary as body, page.path,
    null::uuid as photo_id, '{}'::text[] as categories, null::text as neighbourhood,
    null::double precision as latitude, null::double precision as longitude,
    null::smallint as price_range, 0::real as rating_mean, 0 as rating_count, 0.6::real as quality,
    0::smallint as tier, null::timestamptz as featured_until, null::timestamptz as published_at,
    null::tstzmultirange as happens, null::timestamptz as shown_from
  from portal_pages as page;

create or replace view search_sources as
  select *, null::timestamptz as shown_from from establishment_documents
  union all select *, null::timestamptz from sight_documents
  union all select * from article_documents
  union all select * from episode_documents
  union all select * from utility_documents
  union all select * from contribution_documents
  union all select * from event_documents
  union all select * from duty_documents
  union all select * from notice_documents
  union all select * from page_documents;

create trigger portal_pages_keep_search after insert or update or delete
  on portal_pages for each row execute function keep_search_document();

insert into portal_pages (path, title, words, summary) values
  ('/turismo#mare', 'Tábua de marés',
    'maré alta baixa cheia seca vazante preamar baixa-mar horário tabela lua carro na areia',
    'A que horas a maré enche e seca nos próximos dias, e quando retirar o carro da areia.'),
  ('/mapa', 'Mapa da cidade', 'mapa interativo rota localização onde fica',
    'Tudo o que há na cidade, onde fica e como chegar.'),
  ('/eventos', 'Agenda de eventos', 'programação calendário o que fazer hoje fim de semana',
    'Tudo o que acontece na cidade, por dia e por tipo, para levar ao seu calendário.'),
  ('/utilidade-publica', 'Utilidade pública', 'telefones úteis números emergência plantão horários imprimir',
    'Telefones de emergência, farmácia de plantão, transporte e órgãos públicos, também sem conexão.'),
  ('/clube-de-vantagens', 'Clube de Vantagens',
    'cupom cupons desconto promoção oferta sorteio prêmio benefício sócio membro',
    'Cupons de desconto e sorteios de graça para morador e visitante.'),
  ('/cadastro-negocio', 'Cadastrar meu negócio',
    'anunciar anúncio divulgar empresa comércio publicidade propaganda cadastro aparecer no guia',
    'Coloque seu negócio no guia: endereço, horário, fotos e contato.'),
  ('/cadastro-evento', 'Divulgar na agenda da cidade', 'cadastrar evento anunciar show organizador',
    'Conte o que vai acontecer: depois de conferido, o evento entra na agenda da cidade.'),
  ('/solicitar-cobertura', 'Solicitar cobertura', 'imprensa reportagem fotógrafo filmagem pauta',
    'Peça a cobertura do seu evento pela equipe do portal.'),
  ('/voce-no-portal/enviar', 'Enviar foto, relato ou reclamação',
    'participar reclamar sugestão dica buraco ouvidoria mandar foto contar história',
    'Mande uma foto, uma história, uma dica ou uma reclamação da cidade.'),
  ('/favoritos', 'Lugares salvos', 'favoritos salvar guardar minha lista',
    'Os lugares que você guardou para achar depois.'),
  ('/criar-conta', 'Criar conta', 'cadastro cadastrar conta registrar',
    'Uma conta gratuita para guardar lugares, avaliar e participar.'),
  ('/auth', 'Entrar na minha conta', 'login entrar acessar senha',
    'Entre com e-mail e senha ou com o Google.'),
  ('/recuperar-senha', 'Recuperar a senha', 'esqueci senha perdi acesso redefinir trocar',
    'Receba por e-mail um caminho para escolher outra senha.'),
  ('/dados-abertos', 'Dados abertos', 'api csv geojson baixar planilha desenvolvedor licença',
    'O guia publicado em arquivos livres, com data e licença.'),
  ('/politica-de-privacidade', 'Política de privacidade', 'lgpd dados pessoais encarregado cookies',
    'O que o portal guarda sobre você, por quê, e como pedir ou apagar.'),
  ('/termos-de-uso', 'Termos de uso', 'regras condições contrato',
    'As regras para usar o portal.');

-- The address of a category that was merged is kept by people and by search engines.
alter table categories add column merged_into uuid references categories on delete set null,
  add check (merged_into is null or not is_active and merged_into <> id);
create index categories_merged_into on categories (merged_into) where merged_into is not null;

select rebuild_search_documents();
