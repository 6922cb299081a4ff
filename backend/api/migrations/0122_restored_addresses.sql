-- The way back to an address that was changed: a link in the old mailbox.
alter table account_links
  drop constraint account_links_purpose_check,
  -- RESTORE: gives the account the address in its data again, with a new password.
  add constraint account_links_purpose_check check (purpose in ('ACCOUNT', 'EMAIL', 'RESET', 'CLAIM', 'RESTORE'));
