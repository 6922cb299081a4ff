-- E-mails to be sent. A row of the outbox becomes one here or none; account mails are written here directly.

create table mails (
  id uuid primary key,
  -- Of one booking, only the first that is still to be sent is sent.
  seq bigint generated always as identity,
  brand text not null references brands (id),
  -- Null: about an account. The address of a booking's mail is the booking's own, read when it is sent.
  booking_id uuid,
  -- Null: asked for by a traveller, or about an account.
  outbox_id bigint,
  template text not null check (template ~ '^[a-z]+\.[a-z]+$'),
  -- What the template needs besides the booking; no personal data.
  data jsonb not null default '{}',
  -- AES-256-GCM: address and words of an account's mail; gone once it is sent.
  sealed text,
  -- SHA-256 of brand and address, to find what somebody was written; a booking's mail has it once it is sent. Gone with the account.
  recipient text,
  -- Whose account it is about.
  user_id uuid,
  -- Known once it is sent; no personal data.
  subject text,
  -- SENDING is the written intent: whoever finds it with an ended lease does not know whether it went out. UNCLEAR: tried again once, still not known.
  -- DROPPED: overtaken by what happened since.
  state text not null default 'DUE' check (state in ('DUE', 'SENDING', 'SENT', 'FAILED', 'UNCLEAR', 'DROPPED')),
  tries int not null default 0,
  unclear_tries int not null default 0,
  -- What stood in the way last; no address, no words of the mail.
  problem text,
  -- Null: nothing is to be done.
  next_at timestamptz,
  lease_until timestamptz,
  lease_token uuid,
  created_at timestamptz not null,
  sent_at timestamptz,
  -- Without SMTP: what would have gone out, sealed, for the development page.
  content text,
  foreign key (brand, booking_id) references bookings (brand, id),
  check (booking_id is not null or sealed is not null or state in ('SENT', 'FAILED', 'UNCLEAR', 'DROPPED')),
  check ((next_at is null) = (state in ('SENT', 'FAILED', 'UNCLEAR', 'DROPPED')))
);
create unique index mails_once_per_outbox_row on mails (brand, outbox_id) where outbox_id is not null;
create index mails_due on mails (brand, next_at) where next_at is not null;
create index mails_of_booking on mails (brand, booking_id, seq) where booking_id is not null;
create index mails_of_recipient on mails (brand, recipient) where recipient is not null;
create index mails_of_user on mails (brand, user_id) where user_id is not null;
create index mails_in_mailbox on mails (brand, seq desc) where content is not null;

alter table mails enable row level security;
alter table mails force row level security;
create policy mails_of_brand on mails to app_rw
  using (brand = current_setting('app.brand', true)) with check (brand = current_setting('app.brand', true));
grant select, insert, update, delete on mails to app_rw;

comment on column outbox.sent_at is 'When the row was handed over to mails, in the same transaction, or found to be nothing to tell';
-- What happened before there was a sender is not told now.
update outbox set sent_at = created_at where sent_at is null;
