import { useEffect, useState } from 'react';
import type { PackageQuery } from '@tiquete/domain/searches/packages';
import {
  formatDay,
  formatMonth,
  Link,
  shortMoney,
  useDispatch,
  useMessages,
  useSelector,
} from '@tiquete/platform';
import { Chip, Section, VisuallyHidden } from '@tiquete/ui';
import { departuresQuery } from '../state/queries';
import { selectDepartures } from '../state/slice';
import { detailUrl } from '../urls';
import { chips, grid } from './choice/departureStyles';
import type { PackageChoice } from '../model/quote';

const monthOf = (day: string) => day.slice(0, 7);

export interface OtherDeparturesProps {
  query: PackageQuery;
  /** The choice whose departure is sold out. */
  choice: PackageChoice;
}
/** Other departures of the package by month. Renders nothing if there are none. */
export function OtherDepartures({ query, choice }: OtherDeparturesProps) {
  const t = useMessages('packages');
  const [opened, setOpened] = useState<string | null>(null);
  const dates = useOtherDates(choice, query.origin?.id ?? '');
  const months = [...new Set(dates.map(({ DateBegin }) => monthOf(DateBegin)))];
  const wanted = opened ?? monthOf(choice.departure);
  const month = months.includes(wanted) ? wanted : months[0];
  if (!month) return null;
  return (
    <Section title={t('detail.sections.departures')}>
      <div role="group" aria-label={t('search.months')} css={chips}>
        {months.map((one) => (
          <Chip
            key={one}
            label={formatMonth(`${one}-01`)}
            selected={one === month}
            onClick={() => setOpened(one)}
          />
        ))}
      </div>
      <ul css={grid} aria-label={t('search.departures', { month: formatMonth(`${month}-01`) })}>
        {dates
          .filter(({ DateBegin }) => monthOf(DateBegin) === month)
          .map(({ DateBegin: day, from_price: price }) => (
            <li key={day}>
              <Link to={detailUrl(query, { ...choice, departure: day })}>
                <b>{formatDay(day)}</b>{' '}
                <span>
                  {t('detail.from', { amount: shortMoney(price) })}
                  <VisuallyHidden>{t('search.perPerson')}</VisuallyHidden>
                </span>
              </Link>
            </li>
          ))}
      </ul>
    </Section>
  );
}
/** Other departures on sale; empty while they load and after an error. */
function useOtherDates({ ItemPackageID, departure }: PackageChoice, OriginID: string) {
  const dispatch = useDispatch();
  const state = useSelector(selectDepartures);
  useEffect(() => {
    dispatch(departuresQuery.opened({ ItemPackageID, OriginID }));
    return () => void dispatch(departuresQuery.closed());
  }, [dispatch, ItemPackageID, OriginID]);
  const dates = state.phase === 'ready' ? state.value : [];
  return dates.filter(({ DateBegin }) => DateBegin !== departure);
}
