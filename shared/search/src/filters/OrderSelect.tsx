import { css, Select, type SelectOption } from '@tiquete/ui';

export interface OrderProps<Order extends string> {
  label: string;
  /** Empty while the list is in no order. */
  value: Order | '';
  options: readonly SelectOption<Order | ''>[];
  onChange: (order: Order | '') => void;
}
export function OrderSelect<Order extends string>(props: OrderProps<Order>) {
  return (
    <div css={wide}>
      <Select {...props} />
    </div>
  );
}
/** Width of the longest order. */
const wide = css`
  width: 272px;
`;
