-- A departure below its minimum group is confirmed or cancelled once, and not changed after. Rooms that are sold confirm it as soon
-- as they reach the group.
alter table package_departures
  add column decision text check (decision in ('CONFIRM', 'CANCEL')),
  add column decided_at timestamptz,
  -- The operator's id; null: what was sold reached the group.
  add column decided_by uuid,
  add column decided_because text,
  add constraint package_departures_decided check ((decision is null) = (decided_at is null)),
  add constraint package_departures_decided_by check (num_nulls(decided_by, decided_because) in (0, 2)),
  add constraint package_departures_decided_once check (decided_by is null or decision is not null),
  add constraint package_departures_cancelled_by check (decision is distinct from 'CANCEL' or decided_by is not null);

create or replace function package_departures_open() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.decision is not null and new.decision is distinct from old.decision then
    raise exception 'the decision of a departure is final';
  end if;
  new.is_open := new.is_offered and new.closed_at is null and new.decision is distinct from 'CANCEL';
  return new;
end
$$;

-- The owner of the tables sees the rows of every brand for the length of this migration.
alter table package_departures no force row level security;
alter table package_allotments no force row level security;
alter table packages no force row level security;
update package_departures d set decision = 'CONFIRM', decided_at = now()
from packages p
where p.brand = d.brand and p.code = d.package and p.minimum_travelers <= (
  select sum(a.sold * case a.room_type when 'single' then 1 when 'double' then 2 else 3 end)
  from package_allotments a where a.brand = d.brand and a.package = d.package and a.starts_on = d.starts_on);
alter table package_departures force row level security;
alter table package_allotments force row level security;
alter table packages force row level security;
