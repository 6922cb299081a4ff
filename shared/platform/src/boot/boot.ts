import { createContext, useContext } from 'react';
import type { BootRecord, Brand, Hero, ModuleId } from '@tiquete/contracts';

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

/** Hero of a remote's first page as the brand defines it, in place of the remote's own text. */
export function useHero(remote: string): Hero {
  const { brand, remotes } = useBoot();
  const tab = remotes.find(({ id }) => id === remote)?.descriptor.tab;
  return (tab && brand.heroes?.[tab.id]) ?? {};
}

/** Products that this brand sells, in the order of their tabs. */
export function useProducts(): { id: ModuleId; label: string }[] {
  return useBoot()
    .remotes.flatMap(({ descriptor }) => descriptor.tab ?? [])
    .sort((one, other) => one.order - other.order);
}
/** Label of a product's tab, or the product's id when this brand no longer sells it. */
export function useProductLabel(): (product: ModuleId) => string {
  const products = useProducts();
  return (product) => products.find(({ id }) => id === product)?.label ?? product;
}
