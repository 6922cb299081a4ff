-- What the gateway last said of an open payment: null until it was asked, true once the payer is done and a bank has yet to answer.

alter table payments add column processing boolean;
