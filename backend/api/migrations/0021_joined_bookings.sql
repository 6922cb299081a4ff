-- A guest's booking joins the account that has its address, once that is confirmed.

alter table bookings
  -- A keyed hash of the buyer's address, of guests' bookings only: it says whose they may become, and to nobody else who bought.
  add column buyer_hash text,
  -- When it joined an account by itself; its mails open it as before.
  add column joined_at timestamptz;
create index bookings_of_guests on bookings (brand, buyer_hash) where user_id is null and buyer_hash is not null;
