-- Whole pesos of a payment's amount that the payer's bank or franchise let them off, and whose discount it is, in the gateway's word.
alter table payments
  add column discount bigint not null default 0 check (discount >= 0 and captured + discount <= amount),
  add column discount_bearer text not null default '' check (length(discount_bearer) <= 64);
