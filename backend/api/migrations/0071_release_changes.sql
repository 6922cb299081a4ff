-- What is tried, and who signed, is told as pointers are (0061).
create trigger release_canaries_tell after insert or update or delete on release_canaries
  for each row execute function tell_change('releases', 'brand');
create trigger release_signatures_tell after insert or update or delete on release_signatures
  for each row execute function tell_change('releases');
