import { useContext, useEffect, useState, type ComponentType } from 'react';
import { SlotContext, useBoot, type SlotName, type SlotProps } from '@tiquete/platform';

export interface VerticalPart {
  /** The remote it comes from. */
  remote: string;
  Slot: ComponentType<SlotProps>;
}
/**
 * The parts that the remotes of these products offer for a slot, by product. A product's remote is the one whose tab has
 * the product's name; while its part is on its way, or cannot be had, it is not in the answer.
 */
export function useVerticalParts(
  name: SlotName,
  products: readonly string[],
): ReadonlyMap<string, VerticalPart> {
  const sources = useContext(SlotContext)(name);
  const { remotes } = useBoot();
  const [parts, setParts] = useState<ReadonlyMap<string, VerticalPart>>(new Map());
  const wanted = [...new Set(products)].sort().join(' ');

  useEffect(() => {
    let isWanted = true;
    for (const product of wanted.split(' ')) {
      const remote = remotes.find(({ descriptor }) => descriptor.tab?.id === product)?.id;
      const source = sources.find((one) => one.remote === remote);
      source?.load().then(
        (Slot) =>
          isWanted &&
          setParts((known) => new Map(known).set(product, { remote: source.remote, Slot })),
        // The loader has reported it, and the plain booking stands.
        () => undefined,
      );
    }
    return () => {
      isWanted = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what is offered changes with the page, not with a render
  }, [wanted]);
  return parts;
}
