import { useState } from 'react';
import { type ApiClient, fold, useLazyMessages, useRequest } from '@tiquete/platform';
import { Button, Checkbox, Chip, css, SearchIcon, TextField, type Theme } from '@tiquete/ui';
import { PopularRegions, type FetchPopular } from './PopularRegions';
import { RegionRow } from './RegionRow';
import {
  namedPlaces,
  regionOver,
  replacedPlace,
  toggledPlace,
  type RegionPlaces,
} from './regionPlaces';
import { REGIONS, regionWords } from './regionWords';

/** Returns the codes of places that match a text by another name or despite a typing error. */
export type FindPlaces = (
  api: ApiClient,
  text: string,
  signal: AbortSignal,
) => Promise<readonly string[]>;

/** Milliseconds without a keystroke before the api is searched. */
const SETTLE_MS = 250;
const SHORTEST = 3;

export interface RegionPickerProps {
  places: RegionPlaces;
  /** Codes of regions and countries. */
  value: readonly string[];
  /** Maximum number of places. With 1, a new choice replaces the old one. */
  max: number;
  nameOf: (code: string) => string;
  popular?: FetchPopular;
  find: FindPlaces;
  onChange: (value: string[]) => void;
  onDone: () => void;
}
/** International regions with their countries, and national destinations. Typed text searches all of them. */
export function RegionPicker({
  places,
  value,
  max,
  nameOf,
  popular,
  find,
  onChange,
  onDone,
}: RegionPickerProps) {
  const t = useLazyMessages(REGIONS, regionWords);
  const [text, setText] = useState('');
  const needle = fold(text);
  const isSingle = max === 1;
  const isFull = !isSingle && value.length >= max;
  const what = places.international.some(({ countries }) => countries.some(({ cities }) => cities))
    ? 'place'
    : 'country';
  const toggle = (code: string) => {
    if (!isSingle) return onChange(toggledPlace(value, code, places));
    onChange(replacedPlace(value, code));
    if (!value.includes(code)) onDone();
  };
  const country = ({ code, name }: { code: string; name: string }) => {
    const over = isSingle ? undefined : regionOver(value, code, places);
    return (
      <Checkbox
        key={code}
        label={over ? `${name} · ${t('within', { region: over.label })}` : name}
        checked={over !== undefined || value.includes(code)}
        disabled={over !== undefined || (isFull && !value.includes(code))}
        onChange={() => toggle(code)}
      />
    );
  };
  const named = needle ? namedPlaces(places) : [];
  const listed = named.filter(({ name }) => fold(name).includes(needle));
  const isSearched = needle.length >= SHORTEST && listed.length === 0;
  const { request } = useRequest(
    `regions ${needle}`,
    async (api, signal) => {
      await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
      signal.throwIfAborted();
      return find(api, needle, signal);
    },
    isSearched,
  );
  const codes = isSearched && request.phase === 'ready' ? request.value : [];
  const found = isSearched
    ? codes.flatMap((code) => named.find((place) => place.code === code) ?? [])
    : listed;
  const isFinding = isSearched && request.phase === 'loading';
  return (
    <div css={picker}>
      <TextField
        label={t(`find.${what}`)}
        placeholder={t(`findPlaceholder.${what}`)}
        type="search"
        autoComplete="off"
        icon={<SearchIcon size={18} aria-hidden />}
        value={text}
        onChange={setText}
      />
      {value.length > 0 && (
        <ul aria-label={t('chosen')} css={chips}>
          {value.map((code) => (
            <li key={code}>
              <Chip label={nameOf(code)} onRemove={() => toggle(code)} />
            </li>
          ))}
        </ul>
      )}
      <div css={list}>
        {needle && found.map(country)}
        {needle && !isFinding && found.length === 0 && <p role="status">{t(`none.${what}`)}</p>}
        {!needle && (
          <>
            {popular && (
              <PopularRegions
                fetchPopular={popular}
                places={places}
                chosen={value}
                isFull={isFull}
                onToggle={toggle}
              />
            )}
            <fieldset>
              <legend>{t('international')}</legend>
              {places.international.map((one) => (
                <RegionRow
                  key={one.region}
                  region={one}
                  title={t('countries', { region: one.label })}
                  isChosen={value.includes(one.region)}
                  isDisabled={isFull && !value.includes(one.region)}
                  onToggle={() => toggle(one.region)}
                >
                  {one.countries.map(country)}
                </RegionRow>
              ))}
            </fieldset>
            <fieldset>
              <legend>{t('national')}</legend>
              {places.national.map(country)}
            </fieldset>
          </>
        )}
      </div>
      <div css={footer}>
        <p role="status">{isFull && t('full', { count: max })}</p>
        <Button variant="secondary" onClick={onDone}>
          {t('done')}
        </Button>
      </div>
    </div>
  );
}
const picker = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(3)};
`;
const chips = (theme: Theme) => css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.spacing(2)};
`;
/** Scrolls by itself over the form. On a phone the form around it scrolls. */
const list = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(4)};
  ${theme.up(600)} {
    max-height: min(420px, 50dvh);
    margin-inline: ${theme.spacing(-2)};
    padding-inline: ${theme.spacing(2)};
    overflow-y: auto;
  }
  fieldset {
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    padding: 0;
    font-weight: ${theme.weight.strong};
  }
`;
const footer = (theme: Theme) => css`
  ${theme.type.small}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.spacing(2)};
  color: ${theme.vars.palette.text.secondary};
`;
