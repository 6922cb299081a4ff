-- Everybody who saved something of a draft: where a brand asks for two people, none of them publishes it.
alter table brand_versions add column edited_by text[] not null default '{}';
update brand_versions set edited_by = array[saved_by] where published_at is null;
