import { useMessages } from '@tiquete/platform';
import { FoldedOptions } from '@tiquete/search';
import type { Facets } from './countFacets';

export interface AirlineFilterProps {
  options: Facets['airlines'];
  chosen: string[];
  nameOf: (code: string) => string;
  onChange: (codes: string[]) => void;
}
export function AirlineFilter({ options, chosen, nameOf, onChange }: AirlineFilterProps) {
  const t = useMessages('flights');
  return (
    <FoldedOptions
      title={t('results.airlines')}
      options={options.map(({ value, count }) => ({ value, count, label: nameOf(value) }))}
      chosen={chosen}
      words={{
        more: (count) => t('results.moreAirlines', { count }),
        fewer: t('results.fewerAirlines'),
      }}
      onChange={onChange}
    />
  );
}
