import { useMemo } from 'react';
import { useMessages } from '@tiquete/platform';
import { PeopleField, RegionField, RoomsPanel, useSearchForm } from '@tiquete/search';
import { Button, css, Notice, SearchIcon, Select, type Theme } from '@tiquete/ui';
import { checkSearch, type PackageFormProps, type SearchErrors } from './checkSearch';
import { MAX_ROOMS } from './limits';
import { MonthsField } from './MonthsField';
import { defaultRoom } from './packageQuery';
import { placeOf, toRegionPlaces } from './regionPlaces';
import { RoomTravellers } from './RoomTravellers';
import { usePlaces } from './usePlaces';
import { useSearchWords } from './useSearchWords';

/** A field that changes is not called wrong any more. */
const mend = (errors: SearchErrors, _: unknown, part: object): SearchErrors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => !(field in part)));
const noErrors: SearchErrors = {};
const RULES = { check: checkSearch, noErrors, mend };

/** One line where there is room for one, two columns or one column where there is less; the room is its container's. */
export function SearchForm(props: PackageFormProps) {
  const t = useMessages('packages');
  const words = useSearchWords();
  const { draft, errors, formRef, change, submit } = useSearchForm(props, RULES);
  const { places, hasFailed, retry } = usePlaces();
  const regions = useMemo(
    () => places && toRegionPlaces(places, t('search.wholeCountry')),
    [places, t],
  );
  const { destination, origin } = draft;
  const message = (error?: string) => error && t(`search.errors.${error}`);
  const nameOf = (id: string) =>
    destination?.id === id || !regions ? (destination?.name ?? id) : placeOf(id, regions).name;
  const origins = (places?.origins ?? []).map(({ OriginID, name }) => ({ id: OriginID, name }));
  const kept = origin && !origins.some(({ id }) => id === origin.id) ? [origin] : [];
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
        <RegionField
          label={t('search.destination')}
          placeholder={t('search.anywhere')}
          value={destination ? [destination.id] : []}
          places={regions}
          max={1}
          nameOf={nameOf}
          onChange={([id]) => change({ destination: id && regions ? placeOf(id, regions) : null })}
        />
        <Select
          label={t('search.origin')}
          value={origin?.id ?? ''}
          options={[
            { value: '', label: t('search.anyOrigin') },
            ...[...kept, ...origins].map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(chosen) =>
            change({ origin: [...kept, ...origins].find(({ id }) => id === chosen) ?? null })
          }
        />
        <div data-wrong={errors.dates !== undefined}>
          <MonthsField
            draft={draft}
            error={message(errors.dates)}
            onChange={(dates) => change({ dates })}
          />
        </div>
        <div data-wrong={errors.rooms !== undefined}>
          <PeopleField
            label={t('search.travellers')}
            summary={words.people(draft.rooms)}
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
                  <RoomTravellers
                    room={room}
                    isAgeWanted={errors.rooms !== undefined}
                    onChange={onChange}
                  />
                )}
              </RoomsPanel>
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
      {hasFailed && (
        <div css={failed}>
          <Notice
            kind="warning"
            text={t('search.placesFailed')}
            action={
              <Button variant="ghost" size="s" onClick={retry}>
                {t('search.formRetry')}
              </Button>
            }
          />
        </div>
      )}
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
    grid-template-columns: 1.6fr 1.2fr 1.4fr 1.7fr auto;
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
const failed = (theme: Theme) => css`
  margin-top: ${theme.spacing(3)};
`;
