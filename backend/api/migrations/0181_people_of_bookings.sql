-- Time at which the people of a booking were removed because its retention had ended. `people_until` stays for the replicas of the
-- version before.
alter table bookings add column people_erased_at timestamptz;

-- The removal empties texts that staff wrote into events and cases. Nothing else in their data can be changed.
create function history_loses_texts_only() returns trigger language plpgsql as $$
begin
  if new.data is distinct from old.data - 'reason' - 'note' then
    raise exception 'this violates the history in %', tg_table_name;
  end if;
  return new;
end
$$;
create trigger history_loses_texts_only before update on booking_events
  for each row execute function history_loses_texts_only();
create trigger history_loses_texts_only before update on case_actions
  for each row execute function history_loses_texts_only();
grant update (data) on booking_events, case_actions to app_rw;
