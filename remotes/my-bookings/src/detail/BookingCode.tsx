import { useId } from 'react';
import type { BookingDetail } from '@tiquete/contracts';
import { inColombia, useMessages } from '@tiquete/platform';
import { css, smallText, type Theme } from '@tiquete/ui';
import { StatusBadges } from '../booking/StatusBadges';
import { BookingFiles } from './BookingFiles';
import { CopyButton } from './CopyButton';
import { screenOnly } from './printStyles';

/** The booking's code in large type, its status, the supplier's locator and the files to download. */
export function BookingCode({ booking }: { booking: BookingDetail }) {
  const t = useMessages('my-bookings');
  const labelId = useId();
  const { code, created_at, product, supplier_locator, supplier_name, Referencia } = booking;
  return (
    <section aria-labelledby={labelId} css={card}>
      <StatusBadges booking={booking} />
      <div>
        <h2 id={labelId}>{t('detail.code')}</h2>
        <p css={large}>{code}</p>
      </div>
      {(supplier_locator || Referencia) && (
        <dl>
          {supplier_locator && (
            <>
              <dt>{t('detail.locator', { context: product })}</dt>
              <dd>{supplier_locator}</dd>
            </>
          )}
          {supplier_locator && supplier_name && (
            <>
              <dt>{t('detail.provider')}</dt>
              <dd>{supplier_name}</dd>
            </>
          )}
          {Referencia && (
            <>
              <dt>{t('detail.reference')}</dt>
              <dd>{Referencia}</dd>
            </>
          )}
        </dl>
      )}
      <p css={smallText}>{t('detail.bookedOn', inColombia(created_at))}</p>
      <div css={[actions, screenOnly]}>
        <CopyButton text={code} />
      </div>
      <BookingFiles booking={booking} />
    </section>
  );
}
const card = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(3)};
  padding: ${theme.spacing(5)};
  ${theme.surface}
  h2,
  dt {
    ${theme.type.small}
    color: ${theme.vars.palette.text.secondary};
  }
  dl {
    display: grid;
  }
  dd {
    overflow-wrap: anywhere;
    font-weight: ${theme.weight.strong};
  }
  dd + dt {
    margin-top: ${theme.spacing(2)};
  }
  @media print {
    padding: 0;
    border: 0;
  }
`;
const large = (theme: Theme) => css`
  ${theme.type.h1}
  font-family: ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, monospace;
  letter-spacing: 0.02em;
  overflow-wrap: anywhere;
  user-select: all;
`;
const actions = (theme: Theme) => css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.spacing(2)};
  > button {
    flex: 1 1 auto;
  }
`;
