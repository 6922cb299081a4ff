import { queryKey, toSearchBody, type HotelQuery } from '@tiquete/domain/searches/hotels';
import { formatDay, formatMoney, Link, useLazyMessages, useRequest } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';
import { nearest } from '../../messages/nearest';
import { resultsUrl } from '../../urls';

export function NearestStays({ query }: { query: HotelQuery }) {
  const t = useLazyMessages('hotels', { nearest });
  const { request } = useRequest(queryKey(query), async (api, signal) => {
    const { data } = await api.call(
      'POST hotels/nearest_dates',
      { body: toSearchBody(query) },
      signal,
    );
    return data.stays;
  });
  if (request.phase !== 'ready' || request.value.length === 0) return null;
  return (
    <div role="status" css={list}>
      <p>{t('nearest.title')}</p>
      <ul>
        {request.value.map(({ checkin, checkout, hotels, min_rate }) => (
          <li key={checkin}>
            <Link to={resultsUrl({ ...query, checkin, checkout })}>
              {t('nearest.stay', { start: formatDay(checkin), end: formatDay(checkout) })}
            </Link>
            <span>{t('nearest.hotels', { count: hotels, amount: formatMoney(min_rate) })}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
const list = (theme: Theme) => css`
  display: grid;
  justify-items: center;
  gap: ${theme.spacing(2)};
  padding-top: ${theme.spacing(2)};
  > p {
    font-weight: ${theme.weight.strong};
    color: ${theme.vars.palette.text.primary};
  }
  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    align-items: center;
    column-gap: ${theme.spacing(3)};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-weight: ${theme.weight.strong};
  }
`;
