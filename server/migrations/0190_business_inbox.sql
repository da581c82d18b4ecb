-- A message waits until somebody has answered it, here or by telephone: that it was read is no answer.
alter table contact_messages add column answered_at timestamptz;
