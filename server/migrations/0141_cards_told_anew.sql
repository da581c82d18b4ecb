-- The provider of cards is told of the day of the next charge now, and what a renewal that ended left unpaid is
-- withdrawn there: every card that still renews, or did so lately, is looked at once more.
update plan_renewals set check_at = now()
  where method = 'card' and provider_id is not null
    and (status = 'active' or ended_at > now() - interval '60 days');
