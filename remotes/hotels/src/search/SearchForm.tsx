import {
  MAX_ADULTS_PER_HOTEL_ROOM,
  MAX_CHILD_AGE,
  MAX_CHILDREN_PER_HOTEL_ROOM,
  MAX_HOTEL_DAYS_AHEAD,
  MAX_HOTEL_NIGHTS,
  MAX_HOTEL_ROOMS,
} from '@tiquete/contracts/limits';
import { checkSearch, defaultRoom, type SearchErrors } from '@tiquete/domain/searches/hotels';
import type { HotelFormProps } from '../model/hotelForm';
import { addDays, countryName, today, type KeyBelow, useMessages } from '@tiquete/platform';
import {
  RoomsField,
  SearchFormFrame,
  useSearchForm,
  withoutChanged,
  type RoomsLimits,
} from '@tiquete/search';
import { DateRangeField, FormStep, Select } from '@tiquete/ui';
import { countryOptions } from '@tiquete/domain/travellers';
import { DestinationField } from './DestinationField';
import type { CalendarPrices } from './useNightPrices';
import { useSearchWords } from './useSearchWords';

const ROOM_LIMITS: RoomsLimits = {
  rooms: MAX_HOTEL_ROOMS,
  adults: MAX_ADULTS_PER_HOTEL_ROOM,
  children: MAX_CHILDREN_PER_HOTEL_ROOM,
  childAges: [0, MAX_CHILD_AGE],
};
const noErrors: SearchErrors = {};
const RULES = { check: checkSearch, noErrors, remainingErrors: withoutChanged<SearchErrors> };

/** Search form: destination, days, guests and nationality. */
export function SearchForm({ calendar, ...props }: HotelFormProps & { calendar?: CalendarPrices }) {
  const t = useMessages('hotels');
  const words = useSearchWords();
  const { draft, errors, change, frame } = useSearchForm(props, RULES);
  const message = (error?: KeyBelow<'hotels', 'search.errors'>) =>
    error && t(`search.errors.${error}`);
  const firstDay = today();
  return (
    <SearchFormFrame {...frame} t={t} columns="1.6fr 1.9fr 1.8fr 1.2fr">
      <FormStep isEmpty={draft.destination === null} isWrong={errors.destination !== undefined}>
        <DestinationField
          value={draft.destination}
          error={message(errors.destination)}
          onChange={(destination) => change({ destination })}
        />
      </FormStep>
      <FormStep isEmpty={draft.dates === null} isWrong={errors.dates !== undefined}>
        <DateRangeField
          label={t('search.dates')}
          value={draft.dates}
          min={firstDay}
          max={addDays(firstDay, MAX_HOTEL_DAYS_AHEAD)}
          maxNights={MAX_HOTEL_NIGHTS}
          {...calendar}
          messages={{ placeholder: t('search.datesPlaceholder') }}
          error={message(errors.dates)}
          onChange={(dates) => change({ dates })}
        />
      </FormStep>
      <FormStep isWrong={errors.rooms !== undefined}>
        <RoomsField
          label={t('search.guests')}
          summary={words.guests(draft.rooms)}
          error={message(errors.rooms)}
          rooms={draft.rooms}
          newRoom={defaultRoom}
          limits={ROOM_LIMITS}
          peopleOf={({ adults, childrens }) => ({ adults, ages: childrens })}
          withPeople={(_, { adults, ages }) => ({ adults, childrens: [...ages] })}
          t={t}
          onChange={(rooms) => change({ rooms })}
        />
      </FormStep>
      <div data-wrong={errors.nationality !== undefined}>
        <NationalityField
          value={draft.nationality}
          error={message(errors.nationality)}
          onChange={(nationality) => change({ nationality })}
        />
      </div>
    </SearchFormFrame>
  );
}

const COUNTRIES = { all: countryOptions, labelOf: countryName };

function NationalityField({
  value,
  error,
  onChange,
}: {
  value: string;
  error?: string;
  onChange: (value: string) => void;
}) {
  const t = useMessages('hotels');
  return (
    <Select
      label={t('search.nationality')}
      value={value}
      options={COUNTRIES}
      error={error}
      onChange={onChange}
    />
  );
}
