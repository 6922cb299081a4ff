import { useState } from 'react';

/**
 * Returns the same object while `key` stays the same, for the dependencies of an effect or a memo: a query that a render reads
 * from the address again is a new object with an equal key.
 */
export function useStable<T>(key: string, value: T): T {
  const [stable, setStable] = useState({ key, value });
  if (stable.key === key) return stable.value;
  setStable({ key, value });
  return value;
}
