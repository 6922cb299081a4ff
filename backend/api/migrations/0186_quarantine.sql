-- Reason why a release was halted or rolled back: {"at", "by", "action", "brand", "reason", "figures"}. Null: it was not.
-- Such a release is promoted again only with a reason of its own.
alter table releases add column if not exists quarantine jsonb;
