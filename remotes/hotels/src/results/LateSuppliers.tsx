import type { SupplierReport } from '@tiquete/contracts';
import { useDispatch, useMessages } from '@tiquete/platform';
import { LateNotice } from '@tiquete/search';
import type { HotelQuery } from '../search/hotelQuery';
import { searchRequested } from '../state/slice';

/** Names the suppliers that did not answer, and offers to ask again; says nothing when all did. */
export function LateSuppliers({
  query,
  suppliers,
}: {
  query: HotelQuery;
  suppliers: SupplierReport[];
}) {
  const t = useMessages('hotels');
  const dispatch = useDispatch();
  const late = suppliers.filter(({ status }) => status !== 'ok');
  if (late.length === 0) return null;
  const names = late
    .map(({ code }) => t(`results.suppliers.${code}`, { defaultValue: code }))
    .join(', ');
  return (
    <LateNotice
      text={t('results.late', { suppliers: names })}
      retry={t('results.lateRetry')}
      onRetry={() => dispatch(searchRequested(query))}
    />
  );
}
