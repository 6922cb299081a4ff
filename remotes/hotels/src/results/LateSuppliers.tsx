import type { SupplierReport } from '@tiquete/contracts';
import { useDispatch, useMessages } from '@tiquete/platform';
import { Button, css, Notice } from '@tiquete/ui';
import type { HotelQuery } from '../search/hotelQuery';
import { searchRequested } from '../state/slice';

/** Names the suppliers that did not answer, and offers to ask again; says nothing when all did. */
export function LateSuppliers({ query, suppliers }: { query: HotelQuery; suppliers: SupplierReport[] }) {
  const t = useMessages('hotels');
  const dispatch = useDispatch();
  const late = suppliers.filter(({ status }) => status !== 'ok');
  if (late.length === 0) return null;
  const names = late.map(({ code }) => t(`results.suppliers.${code}`, { defaultValue: code })).join(', ');
  return (
    <Notice
      kind="info"
      text={
        <div css={row}>
          <span>{t('results.late', { suppliers: names })}</span>
          <Button variant="ghost" size="s" onClick={() => dispatch(searchRequested(query))}>
            {t('results.lateRetry')}
          </Button>
        </div>
      }
    />
  );
}
const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  > span {
    flex: 1 1 240px;
  }
`;
