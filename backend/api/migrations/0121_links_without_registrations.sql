-- The link of a new account carries nothing: the person who opens it writes name and password. Links of the release before
-- carry what was registered, which may be a stranger's; without it they are rejected.
update account_links set data = '{}' where purpose = 'ACCOUNT';
