-- What an unpaid booking keeps from others, and who made it, so that one caller cannot keep a whole departure.
alter table bookings
  -- The departure of which rooms or seats are kept while it is unpaid; null: it keeps nothing.
  add column keeps_of text check (length(keeps_of) <= 300),
  add column keeps int not null default 0 check (keeps >= 0),
  -- A keyed hash of a guest's network; null: made by an account, or from this machine.
  add column caller_hash text,
  -- When its page was left without a payment; null: it was not, or somebody came back.
  add column left_at timestamptz;
create index bookings_unpaid_keeps on bookings (brand, keeps_of)
  where keeps_of is not null and state in ('CREATED', 'HOLDING', 'HOLD_UNKNOWN', 'HELD', 'AWAITING_PAYMENT');
