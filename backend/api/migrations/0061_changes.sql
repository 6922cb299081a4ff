-- Whoever keeps something of these tables in memory is told when they change (src/db/changes.ts), whoever changed them.

-- For each row. Arguments: the topic, and the column that names the brand; without it the change concerns every brand.
create function tell_change() returns trigger language plpgsql as $$
declare
  changed jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
begin
  perform pg_notify('changes', tg_argv[0] || ':' || coalesce(changed ->> tg_argv[1], ''));
  return null;
end
$$;

create trigger brands_tell after insert or update or delete on brands
  for each row execute function tell_change('brands', 'id');
create trigger release_pointers_tell after insert or update or delete on release_pointers
  for each row execute function tell_change('releases');
create trigger brand_pointers_tell after insert or update or delete on brand_pointers
  for each row execute function tell_change('releases', 'brand');
create trigger publisher_keys_tell after insert or update or delete on publisher_keys
  for each row execute function tell_change('releases');

-- A brand is found by its host, and the default one for this machine's own names, without looking at the others.
create index brands_by_host on brands using gin (hosts);
create index brands_default on brands (id) where (file ->> 'is_default')::boolean;
