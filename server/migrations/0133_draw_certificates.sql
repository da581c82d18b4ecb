-- The certificate of authorisation itself, beside its number in the legal record (Portaria SEAE 7.638/2022).
-- It is published with the draw; until then it may be replaced (server/sql/25_draws.sql).
create table draw_certificates (
  draw_id     uuid primary key references draws,
  content     bytea not null check (octet_length(content) between 100 and 5242880
    and substring(content from 1 for 5) = '\x255044462d'::bytea),
  sha256      text not null,
  uploaded_by uuid,
  created_at  timestamptz not null,
  constraint draw_certificates_hash check (sha256 = encode(sha256(content), 'hex'))
);
