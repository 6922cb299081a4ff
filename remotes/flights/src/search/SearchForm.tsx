import { CABINS, TRIP_TYPES } from '@tiquete/contracts/constants';
import { MAX_FLIGHT_SEGMENTS } from '@tiquete/contracts/limits';
import {
  checkSearch,
  emptySegment,
  MIN_CITIES,
  type FlightDraft,
  type SearchErrors,
  type SegmentDraft,
} from '@tiquete/domain/searches/flights';
import { today, TRIP_TYPE_LABELS, useMessages, useSelector } from '@tiquete/platform';
import { PeopleField, SearchButton, SearchFormFrame, useSearchForm } from '@tiquete/search';
import { Button, css, FormStep, lazyPart, Select, type Theme } from '@tiquete/ui';
import { flightSearch } from '../state/flightSearch';
import type { FlightFormProps } from '../model/flightForm';
import { CorporateCode } from './CorporateCode';
import { SegmentFields } from './SegmentFields';
import { TripTypes } from './TripTypes';
import { useSearchWords } from './useSearchWords';
import { withSegment } from './withSegment';
import { withTripType } from './withTripType';

const noErrors: SearchErrors = { segments: [] };

/** After the first search, checks again with every change. Before it, shows no errors. */
function remainingErrors(errors: SearchErrors, draft: FlightDraft): SearchErrors {
  if (errors === noErrors) return errors;
  const checked = checkSearch(draft, today());
  return checked.phase === 'valid' ? noErrors : checked.errors;
}
const RULES = { check: checkSearch, noErrors, remainingErrors };

const PassengersPanel = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "passengers" */ './PassengersPanel')).PassengersPanel,
);

/** Search form: trip type, flights, passengers and cabin. */
export function SearchForm(props: FlightFormProps) {
  const t = useMessages('flights');
  const words = useSearchWords();
  PassengersPanel.usePrefetch();
  const recent = useSelector(flightSearch.selectRecentSearches).map(
    ({ destinationObject }) => destinationObject,
  );
  const { draft, errors, change, frame } = useSearchForm(props, RULES);
  const { tripType, segments, returnDate, cabin, corporateCode } = draft;
  const isMulti = tripType === 'MULTI_CITY';
  const put = (index: number, segment: SegmentDraft) =>
    change({ segments: withSegment(segments, index, segment) });
  const earliest = (index: number) =>
    segments
      .slice(0, index)
      .flatMap(({ date }) => date ?? [])
      .at(-1) ?? today();
  return (
    <SearchFormFrame {...frame} t={t}>
      <TripTypes
        value={tripType}
        options={TRIP_TYPES.map((value) => ({ value, label: TRIP_TYPE_LABELS[value] }))}
        onChange={(value) => change(withTripType(draft, value))}
      />
      {segments.map((segment, index) => (
        <div
          key={index}
          role={isMulti ? 'group' : undefined}
          aria-label={isMulti ? t('search.flight', { number: index + 1 }) : undefined}
          css={row}
        >
          <SegmentFields
            segment={segment}
            number={isMulti ? index + 1 : 0}
            errors={errors.segments[index]}
            cabin={cabin}
            recent={recent}
            earliest={earliest(index)}
            returnDate={
              tripType === 'ROUND_TRIP'
                ? {
                    value: returnDate,
                    onChange: (dates) =>
                      change({
                        segments: [{ ...segment, date: dates.date }],
                        returnDate: dates.returnDate,
                      }),
                  }
                : undefined
            }
            onChange={(next) => put(index, next)}
          />
          {isMulti && segments.length > MIN_CITIES && (
            <Button
              variant="ghost"
              size="s"
              onClick={() => change({ segments: segments.filter((_, other) => other !== index) })}
            >
              {t('search.removeFlight', { number: index + 1 })}
            </Button>
          )}
        </div>
      ))}
      {isMulti &&
        (segments.length < MAX_FLIGHT_SEGMENTS ? (
          <div>
            <Button
              variant="ghost"
              onClick={() =>
                change({
                  segments: [
                    ...segments,
                    { ...emptySegment, origin: segments.at(-1)?.destination ?? null },
                  ],
                })
              }
            >
              {t('search.addFlight')}
            </Button>
          </div>
        ) : (
          <small>{t('search.flightsFull', { max: MAX_FLIGHT_SEGMENTS })}</small>
        ))}
      <div css={lastRow}>
        <FormStep isWrong={errors.passengers !== undefined}>
          <PeopleField
            label={t('search.passengers')}
            summary={words.each(draft)}
            error={errors.passengers && t(`search.errors.${errors.passengers}`)}
          >
            {(close) => (
              <PassengersPanel
                passengers={draft}
                isRefused={errors.passengers !== undefined}
                onChange={change}
                onDone={close}
                lazy={{ onFailed: close }}
              />
            )}
          </PeopleField>
        </FormStep>
        <Select
          label={t('search.cabin')}
          value={cabin}
          options={CABINS.map((value) => ({ value, label: t(`search.cabins.${value}`) }))}
          onChange={(value) => change({ cabin: value })}
        />
        <CorporateCode
          value={corporateCode}
          error={errors.corporateCode && t(`search.errors.${errors.corporateCode}`)}
          onChange={(text) => change({ corporateCode: text })}
        />
        <SearchButton t={t} />
      </div>
    </SearchFormFrame>
  );
}
const row = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(3)};
  align-items: start;
  @container (min-width: 860px) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1.1fr) auto;
    > :nth-of-type(2):last-of-type {
      grid-column: 2 / -1;
    }
  }
`;
const lastRow = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(3)};
  align-items: start;
  @container (min-width: 560px) {
    grid-template-columns: 1fr 1fr;
  }
  @container (min-width: 860px) {
    grid-template-columns: 1.5fr 1.1fr 1.3fr minmax(160px, auto);
  }
`;
