import { searchWords } from '@tiquete/domain/search-words/assistance';
import { firstSearch } from '@tiquete/domain/searches/assistance';
import { addDays, today } from '@tiquete/platform';
import { describeFirstSearch, pending } from '@tiquete/testing';
import { planFilters } from '../model/planFilters';
import { aQuery } from '../testing/builders';
import { renderAssistance } from '../testing/renderAssistance';
import { resultsUrl, RESULTS_PATH } from '../urls';
import { opensAt, Page } from './Page';

const { checkin, checkout } = aQuery;
const at = (search: string) => `${RESULTS_PATH}?${search}`;
const cover = `destination_code=FR&checkin=${checkin}&checkout=${checkout}`;

describeFirstSearch({
  open: (route) =>
    renderAssistance(<Page />, { route, answers: { 'POST asisstances/searchs': pending } }),
  call: 'POST asisstances/searchs',
  firstSearch,
  opensAt,
  searchWords,
  complete: {
    'a family in a region': resultsUrl(aQuery),
    'a country and a region': resultsUrl({ ...aQuery, destinations: ['FR', 'ASIA'] }),
    'ten destinations': resultsUrl({
      ...aQuery,
      destinations: ['CD', 'CI', 'CZ', 'GB', 'KR', 'MK', 'PS', 'SZ', 'TR', 'VI'],
    }),
    'a destination twice': at(`${cover}&destination_code=FR&age_pax=35`),
    'a day in the own country': resultsUrl({ ...aQuery, destinations: ['CO'], checkout: checkin }),
    'no ages and no residence': at(cover),
    'nine travellers, the youngest of 0 years': resultsUrl({
      ...aQuery,
      ages: [120, 70, 35, 34, 18, 17, 7, 1, 0],
    }),
    'filters and an order': resultsUrl(
      aQuery,
      planFilters.write({ ...planFilters.none, covers: ['covid', 'sports'], orderBy: 'sum_desc' }),
    ),
  },
  invalid: {
    'no search': RESULTS_PATH,
    'no days': at('destination_code=FR&age_pax=35'),
    'a past day': at(`${cover}&age_pax=35`.replace(checkin, addDays(today(), -1))),
    'an age that is none': at(`${cover}&age_pax=7,x`),
    'a destination that is none': at(`${cover}&destination_code=Narnia`),
    'a residence that is none': at(`${cover}&origin_code=Colombia`),
  },
});
