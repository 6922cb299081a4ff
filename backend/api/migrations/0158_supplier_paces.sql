-- When calls to a supplier left, by limit, so that all processes together keep within what the vendor takes. Shared by all brands, so
-- no row-level security; written for each call to a supplier that has limits, and as small as those.
create table supplier_paces (
  -- A supplier's code, and of a limit of one endpoint its path too.
  key text primary key,
  -- Milliseconds since the epoch, the oldest first.
  taken double precision[] not null,
  -- The supplier takes nothing before that.
  closed_until double precision not null
) with (fillfactor = 50);
grant select, insert, update on supplier_paces to app_platform;
