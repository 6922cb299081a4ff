import type { BookingDetail } from '@tiquete/contracts';
import { inColombia, useMessages } from '@tiquete/platform';
import { css, Section, smallText, type Theme } from '@tiquete/ui';
import { screenOnly } from './printStyles';

/** Events of the booking, newest first. */
export function BookingHistory({ events }: Pick<BookingDetail, 'events'>) {
  const t = useMessages('my-bookings');
  if (events.length === 0) return null;
  return (
    <div css={screenOnly}>
      <Section title={t('history.title')}>
        <ol css={list}>
          {[...events].reverse().map(({ at, code, text }, index) => (
            <li key={`${at} ${code} ${index}`}>
              <time dateTime={at}>{t('history.at', inColombia(at))}</time>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <p css={smallText}>{t('history.clock')}</p>
      </Section>
    </div>
  );
}
const list = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(3)};
  time {
    ${theme.type.small}
    color: ${theme.vars.palette.text.secondary};
  }
`;
