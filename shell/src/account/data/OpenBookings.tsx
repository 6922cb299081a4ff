import type { BookingsUnderWay } from '@tiquete/contracts';
import type { Problem } from '@tiquete/platform';
import { css } from '@tiquete/ui';
import { useAccount } from '../useAccount';

/** List of the open bookings that prevent the deletion of the account. */
export function OpenBookings({ problem }: { problem: Problem }) {
  const t = useAccount();
  return (
    <>
      <p>{t('data.underWay')}</p>
      <ul css={list}>
        {readOpenBookings(problem).map(({ code, title }) => (
          <li key={code}>
            {title} · {code}
          </li>
        ))}
      </ul>
    </>
  );
}
/** Reads `meta` of the error BOOKINGS_UNDER_WAY. Empty when it does not match the contract. */
function readOpenBookings({ meta }: Problem): BookingsUnderWay['bookings'] {
  const bookings: unknown = meta?.bookings;
  return Array.isArray(bookings) ? bookings.filter(isBooking) : [];
}
function isBooking(value: unknown): value is BookingsUnderWay['bookings'][number] {
  return (
    typeof value === 'object' &&
    value !== null &&
    'code' in value &&
    'title' in value &&
    typeof value.code === 'string' &&
    typeof value.title === 'string'
  );
}
const list = css`
  padding-left: 20px;
  list-style: disc;
`;
