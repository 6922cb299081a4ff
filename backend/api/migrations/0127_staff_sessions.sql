-- Sessions of staff end after 30 minutes without activity and 12 hours after the sign-in. Sessions that are open now get these limits too.
update sessions s set idle_seconds = 1800, absolute_seconds = 43200
from users u where u.brand = s.brand and u.id = s.user_id and u.role <> 'traveler';

-- Reads of travellers' personal data by staff. The quota of a person is the sum of an hour and of a day.
create table people_reads (
  brand text not null,
  user_id uuid not null,
  at timestamptz not null,
  -- Bookings whose people were shown.
  bookings int not null check (bookings > 0),
  foreign key (brand, user_id) references users (brand, id) on delete cascade
);
create index people_reads_of_person on people_reads (brand, user_id, at);
alter table people_reads enable row level security;
alter table people_reads force row level security;
create policy people_reads_of_brand on people_reads to app_rw
  using (brand = current_setting('app.brand', true)) with check (brand = current_setting('app.brand', true));
grant select, insert, delete on people_reads to app_rw;
