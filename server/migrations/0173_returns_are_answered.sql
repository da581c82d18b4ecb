-- A return of the shop is answered by its business: how the goods come back. The customer reads the sentence.
alter table orders
  add column return_answer text,
  add column return_answer_text text,
  add column return_answered_at timestamptz,
  add constraint orders_return_answer check (
    (return_answer is null) = (return_answered_at is null)
    and (return_answer is null) = (return_answer_text is null)
    and (return_answered_at is null or return_asked_at is not null)
    and (return_answer is null or return_answer in ('bring', 'fetch', 'exchange'))
    and (return_answer_text is null or char_length(return_answer_text) between 1 and 280)) not valid;
alter table order_events
  drop constraint order_events_kind_check,
  add constraint order_events_kind_check check (kind in ('moved', 'cancellation-asked', 'cancellation-denied',
    'promised', 'return-asked', 'return-answered', 'returned')) not valid;
