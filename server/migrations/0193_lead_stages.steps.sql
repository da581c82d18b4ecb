-- step
alter table property_leads validate constraint property_leads_stage;
