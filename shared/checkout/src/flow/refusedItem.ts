import type { Problem } from '@tiquete/platform';

/** The place in the request that the api refused, `/items/2/quantity`; null when it names none. */
export function refusedItem({ source }: Problem): number | null {
  const [, place] = /^\/items\/(\d+)/.exec(source?.pointer ?? '') ?? [];
  return place === undefined ? null : Number(place);
}
