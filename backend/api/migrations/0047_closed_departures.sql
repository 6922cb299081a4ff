-- A departure is sold while the catalogue offers it and no operator has closed it. The two are apart, so that an import, which
-- knows the first alone, opens nothing that an operator closed.
alter table package_departures
  -- As the catalogue says.
  add column is_offered boolean not null default true,
  add column closed_at timestamptz,
  -- The operator's id.
  add column closed_by uuid,
  add column closed_because text,
  add constraint package_departures_closed check (num_nulls(closed_at, closed_by, closed_because) in (0, 3));
-- The owner of the tables sees the rows of every brand for the length of this migration.
alter table package_departures no force row level security;
update package_departures set is_offered = is_open;
alter table package_departures force row level security;
create function package_departures_open() returns trigger language plpgsql as $$
begin
  new.is_open := new.is_offered and new.closed_at is null;
  return new;
end
$$;
create trigger package_departures_open before insert or update on package_departures
  for each row execute function package_departures_open();

-- The console lists departures by day, with the bookings of each.
create index package_departures_by_day on package_departures (brand, starts_on, package);
create index package_holds_sold on package_holds (brand, package, starts_on) where state = 'SOLD';
-- What a departure needs in order to be held; read for many at once, without the rest of the content.
alter table packages
  add column minimum_travelers int generated always as ((content -> 'minimum_group' ->> 'travelers')::int) stored,
  add column decided_days_before int generated always as ((content -> 'minimum_group' ->> 'decided_days_before')::int) stored;
