import { createContext, useContext } from 'react';
import type { BootRecord, Brand } from '@tiquete/contracts';

/** The boot record of the document; set once by the shell. */
export const BootContext = createContext<BootRecord | null>(null);

export function useBoot(): BootRecord {
  const boot = useContext(BootContext);
  if (!boot) throw new Error('useBoot needs the shell around it');
  return boot;
}
export function useBrand(): Brand {
  return useBoot().brand;
}
