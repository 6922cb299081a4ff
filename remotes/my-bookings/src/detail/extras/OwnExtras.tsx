import type { BookedOptional, BookingDetail } from '@tiquete/contracts';
import { useLazyMessages } from '@tiquete/platform';
import { css, LinkButton, Section, smallText, type Theme } from '@tiquete/ui';
import { extrasWords } from '../../messages/extras';
import { CancelExtra } from './CancelExtra';

export interface OwnExtrasProps {
  booking: Pick<BookingDetail, 'id' | 'optionals'>;
  onCancelled: () => void;
}
/** The confirmed extras of a booking that stands: each with its number, its document, and a way to give it back alone. */
export function OwnExtras({ booking: { id, optionals }, onCancelled }: OwnExtrasProps) {
  const t = useLazyMessages('my-bookings-extras', extrasWords);
  return (
    <Section title={t('title')}>
      <ul css={list}>
        {optionals.filter(isConfirmed).map((extra) => (
          <li key={extra.id}>
            <strong>{extra.name}</strong>
            <span css={smallText}>
              {extra.operator_name}
              {extra.locator !== null && ` · ${t('locator', { locator: extra.locator })}`}
            </span>
            {extra.kind === 'ASSISTANCE' && (
              <LinkButton
                variant="ghost"
                size="s"
                href={`/api/asisstances/bookings/${id}/policy.pdf?extra=${extra.id}`}
              >
                {t('policy')}
              </LinkButton>
            )}
            <CancelExtra bookingId={id} extra={extra} onCancelled={onCancelled} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
const isConfirmed = ({ status }: BookedOptional): boolean => status === 'CONFIRMED';

const list = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(4)};
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    gap: ${theme.spacing(2)};
    justify-items: start;
  }
`;
