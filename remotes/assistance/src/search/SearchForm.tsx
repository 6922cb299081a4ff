import { checkSearch, type SearchErrors } from '@tiquete/domain/searches/assistance';
import { addDays, today, type KeyBelow, useMessages, useSelector } from '@tiquete/platform';
import {
  PeopleField,
  PlacesFailed,
  RegionField,
  SearchFormFrame,
  useStoredRequest,
  useSearchForm,
  withoutChanged,
  type FindPlaces,
} from '@tiquete/search';
import { DateRangeField, FormStep, Select } from '@tiquete/ui';
import { placesQuery } from '../state/assistanceSearch';
import { selectPlaces } from '../state/slice';
import { AgesPanel } from './AgesPanel';
import type { AssistanceFormProps } from '../model/assistanceForm';
import { COVER_MONTHS, lastDayOf } from '../model/coverLength';
import {
  MAX_ASSISTANCE_DAYS,
  MAX_ASSISTANCE_DAYS_AHEAD,
  MAX_ASSISTANCE_DESTINATIONS,
} from '@tiquete/contracts/limits';
import { placeName } from '../model/placeName';
import { useSearchWords } from './useSearchWords';

const find: FindPlaces = async (...request) =>
  (await import(/* webpackChunkName: "regions" */ './findPlaces')).findPlaces(...request);
const noErrors: SearchErrors = {};
const RULES = { check: checkSearch, noErrors, remainingErrors: withoutChanged<SearchErrors> };

/** Search form: country of residence, destinations, days and ages. */
export function SearchForm(props: AssistanceFormProps) {
  const t = useMessages('assistance');
  const words = useSearchWords();
  const { draft, errors, change, frame } = useSearchForm(props, RULES);
  const {
    value: places,
    hasFailed,
    retry,
  } = useStoredRequest(placesQuery, useSelector(selectPlaces));
  const message = (error?: KeyBelow<'assistance', 'search.errors'>) =>
    error && t(`search.errors.${error}`);
  const firstDay = today();
  const lives = places?.origins ?? [];
  const isListed = lives.some(({ code }) => code === draft.origin);
  const origins = isListed
    ? lives
    : [{ code: draft.origin, name: placeName(draft.origin) }, ...lives];
  return (
    <SearchFormFrame
      {...frame}
      t={t}
      columns="1.1fr 1.5fr 1.9fr 1.7fr"
      below={hasFailed && <PlacesFailed t={t} onRetry={retry} />}
    >
      <div data-wrong={errors.origin !== undefined}>
        <Select
          label={t('search.origin')}
          value={draft.origin}
          options={origins.map(({ code, name }) => ({ value: code, label: name }))}
          error={message(errors.origin)}
          onChange={(origin) => change({ origin })}
        />
      </div>
      <FormStep
        isEmpty={draft.destinations.length === 0}
        isWrong={errors.destinations !== undefined}
      >
        <RegionField
          label={t('search.destination')}
          placeholder={t('search.destinationPlaceholder')}
          value={draft.destinations}
          places={places}
          max={MAX_ASSISTANCE_DESTINATIONS}
          nameOf={placeName}
          find={find}
          error={message(errors.destinations)}
          onChange={(destinations) => change({ destinations })}
        />
      </FormStep>
      <FormStep isEmpty={draft.dates === null} isWrong={errors.dates !== undefined}>
        <DateRangeField
          label={t('search.dates')}
          value={draft.dates}
          min={firstDay}
          max={addDays(firstDay, MAX_ASSISTANCE_DAYS_AHEAD + MAX_ASSISTANCE_DAYS - 1)}
          minNights={0}
          maxNights={MAX_ASSISTANCE_DAYS - 1}
          lengths={COVER_MONTHS.map((months) => ({
            label: words.length(months),
            endOf: (start) => lastDayOf(start, months),
          }))}
          messages={{
            placeholder: t('search.datesPlaceholder'),
            pickStart: t('search.pickStart'),
            pickEnd: t('search.pickEnd'),
            lengths: t('search.lengths'),
            nights: (nights) => words.days(nights + 1),
            tooLong: () => t('search.errors.datesTooLong'),
          }}
          error={message(errors.dates)}
          onChange={(dates) => change({ dates })}
        />
      </FormStep>
      <FormStep isWrong={errors.ages !== undefined}>
        <PeopleField
          label={t('search.travelers')}
          summary={words.travelers(draft.ages)}
          error={message(errors.ages)}
        >
          {(close) => (
            <AgesPanel
              ages={draft.ages}
              isRefused={errors.ages !== undefined}
              onChange={(ages) => change({ ages })}
              onDone={close}
            />
          )}
        </PeopleField>
      </FormStep>
    </SearchFormFrame>
  );
}
