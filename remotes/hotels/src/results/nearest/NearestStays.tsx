import { useEffect, useState } from 'react';
import type { NearestStay } from '@tiquete/contracts';
import { formatDay, formatMoney, Link, useApi, useLazyMessages } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';
import { toSearchBody } from '../../api';
import { nearest } from '../../messages/nearest';
import type { HotelQuery } from '../../search/hotelQuery';
import { queryKey, resultsUrl } from '../../urls';

export function NearestStays({ query }: { query: HotelQuery }) {
  const t = useLazyMessages('hotels', { nearest });
  const stays = useNearestStays(query);
  if (stays.length === 0) return null;
  return (
    <div role="status" css={list}>
      <p>{t('nearest.title')}</p>
      <ul>
        {stays.map(({ checkin, checkout, hotels, min_rate }) => (
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
/** Empty until the answer is here, and when there is none. */
function useNearestStays(query: HotelQuery): readonly NearestStay[] {
  const api = useApi();
  const key = queryKey(query);
  const [found, setFound] = useState<{ key: string; stays: NearestStay[] } | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    api.call('POST hotels/nearest_dates', { body: toSearchBody(query) }, abort.signal).then(
      ({ data }) => setFound({ key, stays: data.stays }),
      () => undefined,
    );
    return () => abort.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- equal keys are equal queries
  }, [api, key]);
  return found?.key === key ? found.stays : [];
}
const list = (theme: Theme) => css`
  display: grid;
  justify-items: center;
  gap: ${theme.spacing(2)};
  padding-top: ${theme.spacing(2)};
  > p {
    font-weight: 650;
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
    font-weight: 600;
  }
`;
