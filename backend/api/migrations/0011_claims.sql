-- A guest's booking is claimed by a link to the booking's address.

alter table account_links
  drop constraint account_links_purpose_check,
  -- CLAIM: the booking in its data goes to the account of `user_id`.
  add constraint account_links_purpose_check check (purpose in ('ACCOUNT', 'EMAIL', 'RESET', 'CLAIM'));
