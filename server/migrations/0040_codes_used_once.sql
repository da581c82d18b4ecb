-- The last half minute whose code of the second factor was taken. A code is taken once, by whichever
-- node it reaches first, and none older than it afterwards (RFC 6238 §5.2).
alter table two_factors add column last_step bigint;
