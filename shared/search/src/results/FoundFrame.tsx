import { useDeferredValue, type ReactNode, type RefObject } from 'react';
import { Skeleton } from '@tiquete/ui';
import { FilterSheet } from '../filters/FilterSheet';
import { OrderMenu } from '../filters/OrderMenu';
import type { OrderProps } from '../filters/OrderSelect';
import { useSearchProductWords } from '../searchProduct';
import { controlRow, RESULTS_ID, resultsLayout, resultsMain, sidebar } from './resultsLayout';

export interface FoundFrameProps<Order extends string> {
  /** Ref from `useListStart`. */
  layout: RefObject<HTMLDivElement | null>;
  isWide: boolean;
  filters: ReactNode;
  /** Number of active filters. */
  active: number;
  /** Text with the number of remaining results. Null when none is left. */
  left: string | null;
  orders: OrderProps<Order>;
  /** Content above the controls. */
  lead?: ReactNode;
  /** Chips of the active filters and of other choices. */
  chips?: ReactNode;
  /** Replaces the filters beside the list, with its own layout. The filters are then in their sheet. */
  beside?: { part: ReactNode; layout: typeof resultsLayout } | null;
  children: ReactNode;
}
/** The list with its filters, beside it on wide screens and in a sheet on narrow ones. */
export function FoundFrame<Order extends string>({
  layout,
  isWide,
  filters,
  active,
  left,
  orders,
  lead,
  chips,
  beside,
  children,
}: FoundFrameProps<Order>) {
  const t = useSearchProductWords();
  const hasSidebar = isWide && !beside;
  // Many controls, which the first rendering of the list does not wait for.
  const hasControls = useDeferredValue(true, false);
  return (
    <div ref={layout} css={beside?.layout ?? resultsLayout}>
      {hasSidebar && (
        <aside aria-label={t('results.filters')} css={sidebar}>
          {hasControls ? filters : <Skeleton height={420} radius={20} />}
        </aside>
      )}
      <div id={RESULTS_ID} tabIndex={-1} css={resultsMain}>
        {lead}
        <div css={controlRow}>
          {!hasSidebar && (
            <FilterSheet active={active} show={left}>
              {filters}
            </FilterSheet>
          )}
          {!isWide && <OrderMenu {...orders} />}
          {chips}
        </div>
        {children}
      </div>
      {beside?.part}
    </div>
  );
}
