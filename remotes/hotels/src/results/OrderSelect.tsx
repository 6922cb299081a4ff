import { useMessages } from '@tiquete/platform';
import { css, Select } from '@tiquete/ui';
import { HOTEL_ORDERS, type HotelFilters } from './hotelFilters';

export interface OrderProps {
  filters: HotelFilters;
  onChange: (filters: HotelFilters) => void;
}
export function OrderSelect({ filters, onChange }: OrderProps) {
  const t = useMessages('hotels');
  return (
    <div css={wide}>
      <Select
        label={t('results.orderBy')}
        value={filters.orderBy}
        options={HOTEL_ORDERS.map((order) => ({ value: order, label: t(`results.orders.${order}`) }))}
        onChange={(orderBy) => onChange({ ...filters, orderBy })}
      />
    </div>
  );
}
/** As wide as its longest order. */
const wide = css`
  width: 272px;
`;
