import type { ModuleId } from '@tiquete/contracts';
import { useMessages, useProductLabel } from '@tiquete/platform';
import { css, Select } from '@tiquete/ui';

export interface ProductFilterProps {
  /** Products that the traveller has booked. */
  products: readonly ModuleId[];
  product: ModuleId | null;
  onChoose: (product: ModuleId | null) => void;
}
export function ProductFilter({ products, product, onChoose }: ProductFilterProps) {
  const t = useMessages('my-bookings');
  const labelOf = useProductLabel();
  const shown = product && !products.includes(product) ? [...products, product] : products;
  const options = [
    { value: '', label: t('list.anyProduct') },
    ...shown.map((id) => ({ value: id, label: labelOf(id) })),
  ];
  return (
    <div css={field}>
      <Select
        label={t('list.product')}
        value={product ?? ''}
        onChange={(value) => onChoose(shown.find((id) => id === value) ?? null)}
        options={options}
      />
    </div>
  );
}
const field = css`
  min-width: 200px;
`;
