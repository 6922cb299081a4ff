-- Numbers of bookings that have ended. A change of a booking adds a row, so that bookings of one brand never wait for one another; a job
-- adds the rows up. Bookings that have not ended are few and are counted.
create table booking_counts (
  brand text not null references brands (id),
  state text not null,
  count bigint not null,
  primary key (brand, state)
);
create table booking_count_changes (
  id bigint generated always as identity primary key,
  brand text not null,
  state text not null,
  change bigint not null
);
create index booking_count_changes_of_brand on booking_count_changes (brand);

create function booking_counts_follow() returns trigger language plpgsql as $$
declare
  ended constant text[] := array['CONFIRMED', 'CANCELLED', 'REJECTED', 'EXPIRED'];
begin
  if tg_op = 'UPDATE' and old.state = new.state then
    return null;
  end if;
  if tg_op <> 'INSERT' and old.state = any(ended) then
    insert into booking_count_changes (brand, state, change) values (old.brand, old.state, -1);
  end if;
  if tg_op <> 'DELETE' and new.state = any(ended) then
    insert into booking_count_changes (brand, state, change) values (new.brand, new.state, 1);
  end if;
  return null;
end $$;
create trigger booking_counts_follow after insert or delete or update of state on bookings
  for each row execute function booking_counts_follow();

alter table booking_counts enable row level security;
alter table booking_counts force row level security;
create policy booking_counts_of_brand on booking_counts to app_rw
  using (brand = current_setting('app.brand', true)) with check (brand = current_setting('app.brand', true));
create policy booking_counts_of_worker on booking_counts to app_worker using (true) with check (true);
grant select on booking_counts to app_rw;
grant select, insert, update on booking_counts to app_worker;
alter table booking_count_changes enable row level security;
alter table booking_count_changes force row level security;
create policy booking_count_changes_of_brand on booking_count_changes to app_rw
  using (brand = current_setting('app.brand', true)) with check (brand = current_setting('app.brand', true));
create policy booking_count_changes_of_worker on booking_count_changes to app_worker using (true);
grant select, insert on booking_count_changes to app_rw;
grant select, delete on booking_count_changes to app_worker;
