import { formatScore, isKeyOf, useMessages } from '@tiquete/platform';
import {
  FilterGroup,
  filterPanel,
  FoldedOptions,
  PriceFilter,
  RadioFilter,
  toggled,
  useSettled,
} from '@tiquete/search';
import { Checkbox, TextField } from '@tiquete/ui';
import { results as messages } from '../../messages/results';
import { PROPERTY_TYPES, type HotelFilters } from '../../model/hotelFilters';
import type { Facets } from './countFacets';

/** Option for any score. */
const ANY = 'any';

export interface FilterPanelProps {
  filters: HotelFilters;
  facets: Facets;
  onChange: (filters: HotelFilters) => void;
}
export function FilterPanel({ filters, facets, onChange }: FilterPanelProps) {
  const t = useMessages('hotels');
  return (
    <div css={filterPanel}>
      <NameFilter value={filters.name} onChange={(name) => onChange({ ...filters, name })} />
      <PriceFilter
        label={t('results.price')}
        value={filters.price}
        bounds={facets.price}
        onChange={(price) => onChange({ ...filters, price })}
      />
      <FilterGroup title={t('results.cancellation')}>
        {(facets.freeCancellation !== null || filters.freeCancellation) && (
          <Checkbox
            label={t('results.freeCancellation')}
            count={facets.freeCancellation ?? 0}
            checked={filters.freeCancellation}
            onChange={(freeCancellation) => onChange({ ...filters, freeCancellation })}
          />
        )}
      </FilterGroup>
      <RadioFilter
        title={t('results.score')}
        value={String(filters.score ?? ANY)}
        options={[
          ...(facets.score.length > 0 || filters.score !== null
            ? [{ value: ANY, label: t('results.scoreAny') }]
            : []),
          ...facets.score.map(({ value, count }) => ({
            value: String(value),
            label: isKeyOf(messages.scoreLabels, value)
              ? t(`results.scoreLabels.${value}`)
              : String(value),
            count,
          })),
        ]}
        onChange={(value) => onChange({ ...filters, score: value === ANY ? null : Number(value) })}
      />
      <FilterGroup title={t('results.star')}>
        {facets.star.map(({ value, count }) => (
          <Checkbox
            key={value}
            label={t('results.starValue', { count: value, stars: formatScore(value) })}
            count={count}
            checked={filters.star.includes(value)}
            onChange={() => onChange({ ...filters, star: toggled(filters.star, value) })}
          />
        ))}
      </FilterGroup>
      <FilterGroup title={t('results.mealPlan')}>
        {facets.mealPlan.map(({ value, count }) => (
          <Checkbox
            key={value}
            label={t(`results.mealPlans.${value}`)}
            count={count}
            checked={filters.mealPlan.includes(value)}
            onChange={() => onChange({ ...filters, mealPlan: toggled(filters.mealPlan, value) })}
          />
        ))}
      </FilterGroup>
      <FoldedOptions
        title={t('results.service')}
        options={facets.service.map((option) => ({ ...option, label: option.value }))}
        chosen={filters.service}
        words={{
          more: (count) => t('results.moreServices', { count }),
          fewer: t('results.fewerServices'),
        }}
        onChange={(service) => onChange({ ...filters, service })}
      />
      <FoldedOptions
        title={t('results.type')}
        options={facets.type.map((option) => ({
          ...option,
          label: t(`results.types.${option.value}`),
        }))}
        chosen={filters.type}
        words={{
          more: (count) => t('results.moreTypes', { count }),
          fewer: t('results.fewerTypes'),
        }}
        onChange={(type) =>
          onChange({ ...filters, type: PROPERTY_TYPES.filter((one) => type.includes(one)) })
        }
      />
      <FilterGroup title={t('results.payment')}>
        {(facets.allPaid !== null || filters.allPaid) && (
          <Checkbox
            label={t('results.allPaid')}
            count={facets.allPaid ?? 0}
            checked={filters.allPaid}
            onChange={(allPaid) => onChange({ ...filters, allPaid })}
          />
        )}
      </FilterGroup>
      <FoldedOptions
        title={t('results.zone')}
        options={facets.zone}
        chosen={filters.zone}
        words={{
          more: (count) => t('results.moreZones', { count }),
          fewer: t('results.fewerZones'),
        }}
        onChange={(zone) => onChange({ ...filters, zone })}
      />
    </div>
  );
}

function NameFilter({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useMessages('hotels');
  const [text, setText] = useSettled(value, onChange);
  return (
    <TextField
      label={t('results.name')}
      name="name"
      type="search"
      autoComplete="off"
      value={text}
      onChange={setText}
    />
  );
}
