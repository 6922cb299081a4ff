import { useEffect, useState } from 'react';
import { useLocation } from '@tiquete/platform';

const MAX_ENTRIES = 200;
const visits = new Map<string, string>();

/**
 * Id of a visit to the page. All history entries of one visit share it, also when the traveller goes back to one of
 * them.
 */
export function useVisit(): string {
  const { key } = useLocation();
  const [visit] = useState(() => visits.get(key) ?? key);
  useEffect(() => {
    if (visits.size >= MAX_ENTRIES) visits.clear();
    visits.set(key, visit);
  }, [key, visit]);
  return visit;
}
