import { formatDayYear, useMessages } from '@tiquete/platform';
import { Badge, css, Picture, Stars, type Theme } from '@tiquete/ui';
import { useSearchWords } from '../../search/useSearchWords';
import type { Offer } from '../offer/offerState';

/** The hotel, the room and the days that are bought. */
export function StaySummary({ offer: { stay, room, tariff, query } }: { offer: Offer }) {
  const t = useMessages('hotels');
  const words = useSearchWords();
  const { hotel, checkin, checkout } = stay;
  const dates = { start: checkin, end: checkout };
  const picture = room.images[0] ?? hotel.images[0]?.url ?? '';
  return (
    <div css={summary}>
      <div css={head}>
        <Picture src={picture} alt="" ratio="1" sizes="88px" css={photo} />
        <div>
          <h3>{hotel.name}</h3>
          {hotel.star_number > 0 && <Stars value={hotel.star_number} />}
          <p css={quiet}>{[hotel.zone_name, hotel.city_name].filter(Boolean).join(', ')}</p>
        </div>
      </div>
      <div css={roomLine}>
        <strong>{room.name}</strong>
        <Badge>{t(`checkout.summary.boards.${tariff.boardCode}`)}</Badge>
        <p css={quiet}>{words.guests(query.rooms)}</p>
      </div>
      <dl css={days}>
        <div>
          <dt>{t('checkout.summary.checkin')}</dt>
          <dd>{formatDayYear(checkin)}</dd>
          {hotel.check_in_from && (
            <dd css={quiet}>{t('checkout.summary.checkinFrom', { time: hotel.check_in_from })}</dd>
          )}
        </div>
        <div>
          <dt>{t('checkout.summary.checkout')}</dt>
          <dd>{formatDayYear(checkout)}</dd>
          {hotel.check_out_until && (
            <dd css={quiet}>
              {t('checkout.summary.checkoutUntil', { time: hotel.check_out_until })}
            </dd>
          )}
        </div>
        <div>
          <dt>{words.nights(dates)}</dt>
        </div>
      </dl>
    </div>
  );
}
const summary = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(4)};
`;
const head = (theme: Theme) => css`
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr);
  gap: ${theme.spacing(4)};
  align-items: start;
`;
const photo = (theme: Theme) => css`
  border-radius: ${theme.vars.radius.s};
`;
const quiet = (theme: Theme) => css`
  ${theme.type.small}
  color: ${theme.vars.palette.text.secondary};
`;
const roomLine = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(1)};
`;
const days = (theme: Theme) => css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.spacing(2)} ${theme.spacing(4)};
  padding-block: ${theme.spacing(3)};
  border-block: 1px solid ${theme.vars.palette.divider};
  > div:last-of-type {
    grid-column: 1 / -1;
  }
  dt {
    ${theme.type.small}
    color: ${theme.vars.palette.text.secondary};
  }
  dd:first-of-type {
    font-weight: 650;
  }
`;
