-- Rising number of a release within its part, and notes of its publisher, for people. A trigger gives the number, so that
-- releases registered by a replica of the version before have one too.
alter table releases add column if not exists number bigint, add column if not exists notes text;
create or replace function releases_number() returns trigger language plpgsql as $$
begin
  new.number := (select coalesce(max(number), 0) + 1 from releases where remote = new.remote);
  return new;
end
$$;
create or replace trigger releases_number before insert on releases
  for each row execute function releases_number();
update releases set number = counted.number
from (
  select release, row_number() over (partition by remote order by registered_at, release) as number from releases
) counted
where counted.release = releases.release and releases.number is null;
