import { useEffect, useState } from 'react';
import { useLocation } from '@tiquete/platform';

const MAX_ENTRIES = 200;
const visits = new Map<string, string>();

/** One name for a stay on the page, however many history entries its filters make; going back to one of them has it again. */
export function useVisit(): string {
  const { key } = useLocation();
  const [visit] = useState(() => visits.get(key) ?? key);
  useEffect(() => {
    if (visits.size >= MAX_ENTRIES) visits.clear();
    visits.set(key, visit);
  }, [key, visit]);
  return visit;
}
