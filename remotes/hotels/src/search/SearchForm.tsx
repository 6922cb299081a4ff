import { addDays, today, useMessages } from '@tiquete/platform';
import { PeopleField, RoomsPanel, useSearchForm } from '@tiquete/search';
import { Button, css, DateRangeField, SearchIcon, type Theme } from '@tiquete/ui';
import { checkSearch, type HotelFormProps, type SearchErrors } from './checkSearch';
import { DestinationField } from './DestinationField';
import { defaultRoom } from './hotelQuery';
import { MAX_DAYS_AHEAD, MAX_NIGHTS, MAX_ROOMS } from './limits';
import { NationalityField } from './NationalityField';
import { RoomGuests } from './RoomGuests';
import { useSearchWords } from './useSearchWords';

/** A field that changes is not called wrong any more. */
const mend = (errors: SearchErrors, _: unknown, part: object): SearchErrors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => !(field in part)));
const noErrors: SearchErrors = {};
const RULES = { check: checkSearch, noErrors, mend };

/** One line where there is room for one, two columns or one column where there is less; the room is its container's. */
export function SearchForm(props: HotelFormProps) {
  const t = useMessages('hotels');
  const words = useSearchWords();
  const { draft, errors, formRef, change, submit } = useSearchForm(props, RULES);
  const message = (error?: string) => error && t(`search.errors.${error}`);
  const firstDay = today();
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
        <div data-wrong={errors.destination !== undefined}>
          <DestinationField
            value={draft.destination}
            error={message(errors.destination)}
            onChange={(destination) => change({ destination })}
          />
        </div>
        <div data-wrong={errors.dates !== undefined}>
          <DateRangeField
            label={t('search.dates')}
            value={draft.dates}
            min={firstDay}
            max={addDays(firstDay, MAX_DAYS_AHEAD)}
            maxNights={MAX_NIGHTS}
            messages={{ placeholder: t('search.datesPlaceholder') }}
            error={message(errors.dates)}
            onChange={(dates) => change({ dates })}
          />
        </div>
        <div data-wrong={errors.rooms !== undefined}>
          <PeopleField
            label={t('search.guests')}
            summary={words.guests(draft.rooms)}
            error={message(errors.rooms)}
          >
            {(close) => (
              <RoomsPanel
                rooms={draft.rooms}
                newRoom={defaultRoom}
                max={MAX_ROOMS}
                t={t}
                onChange={(rooms) => change({ rooms })}
                onDone={close}
              >
                {(room, onChange) => (
                  <RoomGuests
                    room={room}
                    isAgeWanted={errors.rooms !== undefined}
                    onChange={onChange}
                  />
                )}
              </RoomsPanel>
            )}
          </PeopleField>
        </div>
        <div data-wrong={errors.nationality !== undefined}>
          <NationalityField
            value={draft.nationality}
            error={message(errors.nationality)}
            onChange={(nationality) => change({ nationality })}
          />
        </div>
        <div css={action}>
          <Button type="submit" variant="primary" fullWidth>
            <SearchIcon size={18} aria-hidden />
            {t('search.submit')}
          </Button>
        </div>
      </form>
    </div>
  );
}
const frame = css`
  container-type: inline-size;
`;
const form = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(3)};
  align-items: start;
  @container (min-width: 560px) {
    grid-template-columns: 1fr 1fr;
  }
  @container (min-width: 1000px) {
    grid-template-columns: 1.6fr 1.9fr 1.8fr 1.2fr auto;
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
