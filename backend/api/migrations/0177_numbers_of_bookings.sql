-- transaction: none
-- Adds the bookings that ended before their changes were written. The owner of the tables sees the rows of every brand meanwhile. One
-- statement reads one state of the tables, so bookings may change beside it; a second run adds nothing.
alter table bookings no force row level security;
alter table booking_counts no force row level security;
alter table booking_count_changes no force row level security;
insert into booking_counts (brand, state, count)
select brand, state, sum(count)
from (
  select brand, state, count(*) as count from bookings
  where state in ('CONFIRMED', 'CANCELLED', 'REJECTED', 'EXPIRED')
  group by brand, state
  union all
  select brand, state, -change from booking_count_changes
  union all
  select brand, state, -count from booking_counts) missing
group by brand, state
having sum(count) <> 0
on conflict (brand, state) do update set count = booking_counts.count + excluded.count;
alter table booking_count_changes force row level security;
alter table booking_counts force row level security;
alter table bookings force row level security;
