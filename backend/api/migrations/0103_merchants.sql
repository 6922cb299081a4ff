-- Whose site at the gateway a payment was opened at; null: the platform's. A brand may change its own later: what was paid is asked about, confirmed and given back where it was paid.
alter table payments add column merchant text;
