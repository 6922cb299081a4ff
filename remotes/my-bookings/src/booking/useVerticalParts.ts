import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { SlotContext, useBoot, type SlotComponent, type SlotName } from '@tiquete/platform';

export interface VerticalPart<Name extends SlotName> {
  /** Id of the remote that offers the part. */
  remote: string;
  Slot: SlotComponent<Name>;
}
/**
 * Parts of the products' remotes for a slot, by product. The remote of a product is the one whose tab has the product's id.
 * Parts that are loading or failed to load are missing from the map.
 */
export function useVerticalParts<Name extends SlotName>(
  name: Name,
  products: readonly string[],
): ReadonlyMap<string, VerticalPart<Name>> {
  const sources = useContext(SlotContext)(name);
  const { remotes } = useBoot();
  const [parts, setParts] = useState<ReadonlyMap<string, VerticalPart<Name>>>(new Map());
  const wanted = [...new Set(products)].sort().join(' ');

  const sourceOf = useEffectEvent((product: string) => {
    const remote = remotes.find(({ descriptor }) => descriptor.tab?.id === product)?.id;
    return sources.find((one) => one.remote === remote);
  });
  useEffect(() => {
    let isWanted = true;
    for (const product of wanted.split(' ')) {
      const source = sourceOf(product);
      source?.load().then(
        (Slot) =>
          isWanted &&
          setParts((known) => new Map(known).set(product, { remote: source.remote, Slot })),
        // The loader has reported the error; the plain booking stays on the screen.
        () => undefined,
      );
    }
    return () => {
      isWanted = false;
    };
  }, [wanted]);
  return parts;
}
