import type { MarkUpRule } from '@tiquete/contracts';
import { type MarkUp, markUpFor } from '../../../money';
import type { CardContent } from '../ports';
import { OWN_SUPPLIER } from '../sale/supplierData';

/** Facts about a package that mark-up rules refer to. */
export const packageSale = (
  destinations: readonly string[],
  origin: string | null | undefined,
) => ({
  product: 'PACKAGE' as const,
  supplier: OWN_SUPPLIER,
  origins: origin === null || origin === undefined ? [] : [origin],
  destinations,
});

/** The brand's mark-up on the price of each traveller, by destination and departure. */
export const packageMarkUp = (
  rules: readonly MarkUpRule[] | undefined,
  { stops }: Pick<CardContent, 'stops'>,
  { origin, date: day }: { origin: string | null; date: string },
): MarkUp => {
  const stays = stops.filter(({ is_gateway }) => !is_gateway);
  const places = stays.flatMap(({ code, country }) => [code, country]);
  return markUpFor(rules, { ...packageSale(places, origin), day });
};
