import { addDays, today, useMessages } from '@tiquete/platform';
import { PeopleField, RegionField, useSearchForm } from '@tiquete/search';
import { Button, css, DateRangeField, SearchIcon, Select, type Theme } from '@tiquete/ui';
import { AgesPanel } from './AgesPanel';
import { checkSearch, type AssistanceFormProps, type SearchErrors } from './checkSearch';
import { COVER_MONTHS, lastDayOf } from './coverLength';
import { MAX_DAYS, MAX_DAYS_AHEAD, MAX_DESTINATIONS } from './limits';
import { placeName } from './placeName';
import { PlacesFailed } from './PlacesFailed';
import { usePlaces } from './usePlaces';
import { useSearchWords } from './useSearchWords';

/** A field that changes is not called wrong any more. */
const mend = (errors: SearchErrors, _: unknown, part: object): SearchErrors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => !(field in part)));
const noErrors: SearchErrors = {};
const RULES = { check: checkSearch, noErrors, mend };

/** One line where there is room for one, two columns or one column where there is less; the room is its container's. */
export function SearchForm(props: AssistanceFormProps) {
  const t = useMessages('assistance');
  const words = useSearchWords();
  const { draft, errors, formRef, change, submit } = useSearchForm(props, RULES);
  const { places, hasFailed, retry } = usePlaces();
  const message = (error?: string) => error && t(`search.errors.${error}`);
  const firstDay = today();
  const lives = places?.origins ?? [];
  const isListed = lives.some(({ code }) => code === draft.origin);
  const origins = isListed
    ? lives
    : [{ code: draft.origin, name: placeName(draft.origin) }, ...lives];
  return (
    <div css={frame}>
      <form
        ref={formRef}
        role="search"
        aria-label={t('search.title')}
        noValidate
        onSubmit={submit}
        css={form}
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
        <div data-wrong={errors.destinations !== undefined}>
          <RegionField
            label={t('search.destination')}
            placeholder={t('search.destinationPlaceholder')}
            value={draft.destinations}
            places={places}
            max={MAX_DESTINATIONS}
            nameOf={placeName}
            error={message(errors.destinations)}
            onChange={(destinations) => change({ destinations })}
          />
        </div>
        <div data-wrong={errors.dates !== undefined}>
          <DateRangeField
            label={t('search.dates')}
            value={draft.dates}
            min={firstDay}
            max={addDays(firstDay, MAX_DAYS_AHEAD + MAX_DAYS - 1)}
            minNights={0}
            maxNights={MAX_DAYS - 1}
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
        </div>
        <div data-wrong={errors.ages !== undefined}>
          <PeopleField
            label={t('search.travelers')}
            summary={words.travelers(draft.ages)}
            error={message(errors.ages)}
          >
            {(close) => (
              <AgesPanel
                ages={draft.ages}
                isAgeWanted={errors.ages !== undefined}
                onChange={(ages) => change({ ages })}
                onDone={close}
              />
            )}
          </PeopleField>
        </div>
        <div css={action}>
          <Button type="submit" variant="primary" fullWidth>
            <SearchIcon size={18} aria-hidden />
            {t('search.submit')}
          </Button>
        </div>
      </form>
      {hasFailed && <PlacesFailed onRetry={retry} />}
    </div>
  );
}
const frame = css`
  container-type: inline-size;
`;
const form = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(3)};
  align-items: start;
  @container (min-width: 560px) {
    grid-template-columns: 1fr 1fr;
  }
  @container (min-width: 1000px) {
    grid-template-columns: 1.1fr 1.5fr 1.9fr 1.7fr auto;
  }
`;
const action = css`
  button {
    min-height: 56px;
  }
  @container (min-width: 560px) {
    grid-column: 1 / -1;
  }
  @container (min-width: 1000px) {
    grid-column: auto;
  }
`;
