import { useCheckoutWords } from '@tiquete/checkout';
import type { PackageDetail } from '@tiquete/contracts';
import { formatDayYear, formatMoney } from '@tiquete/platform';
import { css, Picture, Stars, type Theme } from '@tiquete/ui';
import { Route } from '../../results/list/Route';
import { useSearchWords } from '../../search/useSearchWords';

/** The package, its days, its hotels, its tours and its travellers by room, each with their price. */
export function PackageSummary({ detail }: { detail: PackageDetail }) {
  const t = useCheckoutWords();
  const words = useSearchWords();
  const { rooms, by_passenger, minimum_group: minimum } = detail;
  const hotel = detail.hotels_alternatives.find(({ is_chosen }) => is_chosen);
  const tours = detail.services.filter(({ is_chosen }) => is_chosen);
  return (
    <div css={summary}>
      <div css={head}>
        <Picture src={detail.image} alt="" ratio="1" sizes="88px" css={photo} />
        <div>
          <h3>{detail.name}</h3>
          <p css={quiet}>{words.lasts(detail.nights, detail.days)}</p>
          <Route route={detail.route} />
        </div>
      </div>
      <dl css={days}>
        <div>
          <dt>{t('checkout.summary.departs')}</dt>
          <dd>{formatDayYear(detail.DateBegin)}</dd>
        </div>
        <div>
          <dt>{t('checkout.summary.returns')}</dt>
          <dd>{formatDayYear(detail.DateEnd)}</dd>
        </div>
        {detail.origin && (
          <div>
            <dt>{t('checkout.summary.origin')}</dt>
            <dd>{detail.origin.name}</dd>
          </div>
        )}
        {hotel && (
          <div>
            <dt>{t('checkout.summary.hotels')}</dt>
            <dd>
              {hotel.name} <Stars value={hotel.star_number} />
            </dd>
          </div>
        )}
      </dl>
      {tours.length > 0 && (
        <p>{t('checkout.summary.tours', { names: list.format(tours.map(({ name }) => name)) })}</p>
      )}
      <details css={people}>
        <summary>
          {words.party(by_passenger.length, rooms.length)}
          <small>{t('checkout.summary.each')}</small>
        </summary>
        {rooms.map(({ room, room_type }) => (
          <div key={room}>
            <h4>
              {t('checkout.room', { number: room, type: t(`checkout.roomTypes.${room_type}`) })}
            </h4>
            <ul>
              {by_passenger
                .filter((one) => one.room === room)
                .map(({ type, age, amount }, index) => (
                  <li key={index}>
                    <span>{t(`checkout.summary.people.${type}`, { count: age })}</span>
                    <span>{formatMoney(amount)}</span>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </details>
      {minimum && !minimum.is_reached && (
        <p css={quiet}>
          {t('checkout.summary.minimum', { day: formatDayYear(minimum.decided_by) })}
        </p>
      )}
      <p css={quiet}>
        {t('checkout.summary.halt', { day: formatDayYear(detail.halt_booking_date) })}
      </p>
    </div>
  );
}
const list = new Intl.ListFormat('es', { type: 'conjunction' });
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
const days = (theme: Theme) => css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.spacing(2)} ${theme.spacing(4)};
  padding-block: ${theme.spacing(3)};
  border-block: 1px solid ${theme.vars.palette.divider};
  dt {
    ${theme.type.small}
    color: ${theme.vars.palette.text.secondary};
  }
  dd {
    font-weight: 650;
  }
`;
const people = (theme: Theme) => css`
  summary {
    min-height: 44px;
    padding-block: ${theme.spacing(1)};
    font-weight: 650;
    cursor: pointer;
    ${theme.focusRing}
  }
  summary small {
    ${theme.type.small}
    display: block;
    font-weight: 400;
    color: ${theme.vars.palette.primary.text};
  }
  > div {
    padding-top: ${theme.spacing(2)};
  }
  h4 {
    ${theme.type.body}
    font-weight: 650;
  }
  li {
    display: flex;
    justify-content: space-between;
    gap: ${theme.spacing(3)};
    color: ${theme.vars.palette.text.secondary};
    font-variant-numeric: tabular-nums;
  }
`;
