import type { ReactNode, RefObject } from 'react';
import { FilterSheet } from '../filters/FilterSheet';
import { OrderMenu } from '../filters/OrderMenu';
import type { OrderProps } from '../filters/OrderSelect';
import { useSearchProductWords } from '../searchProduct';
import { phoneBar, resultsLayout, resultsMain, sidebar } from './resultsLayout';

export interface FoundFrameProps<Order extends string> {
  /** From `useListStart`. */
  layout: RefObject<HTMLDivElement | null>;
  isWide: boolean;
  filters: ReactNode;
  /** How many filters narrow. */
  active: number;
  /** What is left, in words; null: nothing fits. */
  left: string | null;
  orders: OrderProps<Order>;
  /** Above the phone's buttons. */
  lead?: ReactNode;
  /** Takes the filters' place beside the list, in a layout of its own: they move into their sheet. */
  beside?: { part: ReactNode; layout: typeof resultsLayout } | null;
  children: ReactNode;
}
/** The list with its filters: beside it where there is room, in a sheet under the thumb where there is not. */
export function FoundFrame<Order extends string>({
  layout,
  isWide,
  filters,
  active,
  left,
  orders,
  lead,
  beside,
  children,
}: FoundFrameProps<Order>) {
  const t = useSearchProductWords();
  const hasSidebar = isWide && !beside;
  return (
    <div ref={layout} css={beside?.layout ?? resultsLayout}>
      {hasSidebar && (
        <aside aria-label={t('results.filters')} css={sidebar}>
          {filters}
        </aside>
      )}
      <div css={resultsMain}>
        {lead}
        {!hasSidebar && (
          <div css={phoneBar}>
            <FilterSheet active={active} show={left}>
              {filters}
            </FilterSheet>
            {!isWide && <OrderMenu {...orders} />}
          </div>
        )}
        {children}
      </div>
      {beside?.part}
    </div>
  );
}
