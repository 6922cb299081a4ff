import { useState } from 'react';
import type { BookingDetail } from '@tiquete/contracts';
import { inColombia, useBrand, useMessages } from '@tiquete/platform';
import { Container, css, type Theme } from '@tiquete/ui';
import { paperOnly } from './printStyles';

/** Head of the printed page: the brand's legal data, and a warning when the booking is not issued. */
export function Letterhead({ booking: { status } }: { booking: BookingDetail }) {
  const t = useMessages('my-bookings');
  const [printedAt] = useState(() => new Date().toISOString());
  const { name, legal_name, nit, rnt, address, phones, email } = useBrand();
  return (
    <Container css={paperOnly}>
      <div css={head}>
        <p>
          <strong>{name}</strong>
        </p>
        <p>{[legal_name, nit, rnt].join(' · ')}</p>
        <p>{[address, ...phones.map(({ number }) => number), email].join(' · ')}</p>
        <p>
          {t('print.title')}. {t('print.printedOn', inColombia(printedAt))}
        </p>
        {status !== 'OK' && (
          <p>
            <strong>{t('print.notIssued')}</strong>
          </p>
        )}
      </div>
    </Container>
  );
}
const head = (theme: Theme) => css`
  ${theme.type.small}
  padding-bottom: ${theme.spacing(3)};
  border-bottom: 2px solid currentColor;
  > :first-child {
    ${theme.type.h1}
  }
`;
