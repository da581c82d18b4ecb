-- The club's landing page advertises (spec §1) until the administration exchanges it for counted numbers.
alter table portal_settings
  add column club_discount_claim_percent integer check (club_discount_claim_percent between 0 and 100),
  add column club_figures text check (club_figures in ('claimed', 'counted'));
