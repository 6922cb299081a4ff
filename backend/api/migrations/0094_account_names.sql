-- Given names and surname, as the traveller wrote them; `name` stays what is shown. Null where an account has one field only: nobody splits it by guess.
alter table users
  add column given_name text,
  add column lastname text,
  add constraint users_names check ((given_name is null) = (lastname is null));
