import { useMessages } from '@tiquete/platform';
import { FoldedOptions } from '@tiquete/search';
import type { Facets } from './countFacets';

export interface ZoneFilterProps {
  zones: Facets['zone'];
  chosen: string[];
  onChange: (zones: string[]) => void;
}
export function ZoneFilter({ zones, chosen, onChange }: ZoneFilterProps) {
  const t = useMessages('hotels');
  const words = {
    more: (count: number) => t('results.moreZones', { count }),
    fewer: t('results.fewerZones'),
  };
  return (
    <FoldedOptions
      title={t('results.zone')}
      options={zones}
      chosen={chosen}
      words={words}
      onChange={onChange}
    />
  );
}
