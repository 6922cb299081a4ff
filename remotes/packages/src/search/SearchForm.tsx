import { useMemo } from 'react';
import {
  MAX_CHILD_AGE,
  MAX_CHILDREN_PER_PACKAGE_ROOM,
  MAX_INFANTS_PER_PACKAGE_ROOM,
  MAX_PACKAGE_ROOMS,
  MIN_CHILD_AGE,
} from '@tiquete/contracts/limits';
import {
  checkSearch,
  defaultRoom,
  MAX_ADULTS_PER_ROOM,
  type DepartureDates,
  type SearchDraft,
  type SearchErrors,
} from '@tiquete/domain/searches/packages';
import { type KeyBelow, useMessages, useSelector, selectConfig } from '@tiquete/platform';
import {
  PlacesFailed,
  RegionField,
  RoomsField,
  SearchFormFrame,
  useStoredRequest,
  useSearchForm,
  withoutChanged,
  type FetchPopular,
  type FindPlaces,
  type RoomsLimits,
} from '@tiquete/search';
import { Select, CalendarIcon, FormStep, PanelField } from '@tiquete/ui';
import { placesQuery, monthsQuery } from '../state/queries';
import { selectPlaces, selectMonths } from '../state/slice';
import { type PackageFormProps } from '../model/packageForm';
import { peopleOf, withPeople } from '../model/rooms';
import { placeOf, toRegionPlaces } from './regionPlaces';
import { useSearchWords } from './useSearchWords';
import { MonthsPanel } from './MonthsPanel';
import { useMonths } from './useMonths';

const ROOM_LIMITS: RoomsLimits = {
  rooms: MAX_PACKAGE_ROOMS,
  adults: MAX_ADULTS_PER_ROOM,
  children: MAX_CHILDREN_PER_PACKAGE_ROOM,
  childAges: [MIN_CHILD_AGE, MAX_CHILD_AGE],
};
const noErrors: SearchErrors = {};
const RULES = { check: checkSearch, noErrors, remainingErrors: withoutChanged<SearchErrors> };

const fetchPopular: FetchPopular = async (api, signal) => {
  const { popularPlaces } = await import(/* webpackChunkName: "regions" */ './popularPlaces');
  return popularPlaces(api, signal);
};

const find: FindPlaces = async (...request) =>
  (await import(/* webpackChunkName: "regions" */ './findPlaces')).findPlaces(...request);

/** Search form: destination and origin, each of them optional, dates, and travellers. */
export function SearchForm(props: PackageFormProps) {
  const t = useMessages('packages');
  const words = useSearchWords();
  const { draft, errors, change, frame } = useSearchForm(props, RULES);
  const {
    value: places,
    hasFailed,
    retry,
  } = useStoredRequest(placesQuery, useSelector(selectPlaces));
  const regions = useMemo(
    () => places && toRegionPlaces(places, t('search.wholeCountry')),
    [places, t],
  );
  const { destination, origin } = draft;
  const message = (error?: KeyBelow<'packages', 'search.errors'>) =>
    error && t(`search.errors.${error}`);
  const nameOf = (id: string) =>
    destination?.id === id || !regions ? (destination?.name ?? id) : placeOf(id, regions).name;
  const origins = (places?.origins ?? []).map(({ OriginID, name }) => ({ id: OriginID, name }));
  const unlisted = origin && !origins.some(({ id }) => id === origin.id) ? [origin] : [];
  return (
    <SearchFormFrame
      {...frame}
      t={t}
      columns="1.6fr 1.2fr 1.4fr 1.7fr"
      below={hasFailed && <PlacesFailed t={t} onRetry={retry} />}
    >
      <FormStep isEmpty={destination === null} isOptional>
        <RegionField
          label={t('search.destination')}
          placeholder={t('search.anywhere')}
          value={destination ? [destination.id] : []}
          places={regions}
          max={1}
          nameOf={nameOf}
          popular={fetchPopular}
          find={find}
          onChange={([id]) => change({ destination: id && regions ? placeOf(id, regions) : null })}
        />
      </FormStep>
      <Select
        label={t('search.origin')}
        value={origin?.id ?? ''}
        options={[
          { value: '', label: t('search.anyOrigin') },
          ...[...unlisted, ...origins].map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(chosen) =>
          change({ origin: [...unlisted, ...origins].find(({ id }) => id === chosen) ?? null })
        }
      />
      <FormStep isEmpty={draft.dates === null} isOptional isWrong={errors.dates !== undefined}>
        <MonthsField
          draft={draft}
          error={message(errors.dates)}
          onChange={(dates) => change({ dates })}
        />
      </FormStep>
      <FormStep isWrong={errors.rooms !== undefined}>
        <RoomsField
          label={t('search.travellers')}
          summary={words.people(draft.rooms)}
          error={message(errors.rooms)}
          rooms={draft.rooms}
          newRoom={defaultRoom}
          limits={{
            ...ROOM_LIMITS,
            infants: {
              max: MAX_INFANTS_PER_PACKAGE_ROOM,
              label: t('search.infants'),
              hint: t('search.infantsHint'),
            },
          }}
          peopleOf={peopleOf}
          withPeople={withPeople}
          t={t}
          onChange={(rooms) => change({ rooms })}
        />
      </FormStep>
    </SearchFormFrame>
  );
}

interface MonthsFieldProps {
  draft: SearchDraft;
  error?: string;
  onChange: (dates: DepartureDates | null) => void;
}
/** Field for the departure: any day, a month, or one departure. */
function MonthsField({ draft, error, onChange }: MonthsFieldProps) {
  const t = useMessages('packages');
  const words = useSearchWords();
  const { isMobile } = useSelector(selectConfig);
  return (
    <PanelField
      label={t('search.when')}
      summary={words.departure(draft.dates)}
      icon={<CalendarIcon size={20} aria-hidden />}
      isInline={isMobile}
      error={error}
    >
      {(close) => <LoadedMonths draft={draft} onChange={onChange} onDone={close} />}
    </PanelField>
  );
}
/** The months panel, whose data load when it opens. */
function LoadedMonths({
  draft,
  onChange,
  onDone,
}: Omit<MonthsFieldProps, 'error'> & { onDone: () => void }) {
  const loaded = useMonths(draft, { query: monthsQuery, state: useSelector(selectMonths) });
  return <MonthsPanel {...loaded} dates={draft.dates} onChange={onChange} onDone={onDone} />;
}
