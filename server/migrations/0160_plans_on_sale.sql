-- What is on sale is said by whoever leads the portal, not by a build. A portal that has sold goes on selling;
-- a new one begins without, until somebody can be paid.
alter table portal_settings add column plans_on_sale boolean not null default false;
update portal_settings set plans_on_sale = exists (select from plan_orders);
