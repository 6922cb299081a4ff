import { useEffect, useState } from 'react';
import { useApi, type ApiClient } from '@tiquete/platform';
import { Chip, css, Skeleton, type Theme } from '@tiquete/ui';
import { POPULAR, popularPlaces } from '../places/popularPlaces';
import { namedPlaces, type RegionPlaces } from './regionPlaces';

/** Ids of the places that the brand features. @throws ApiProblem, or an AbortError when `signal` aborts. */
export type AskPopular = (
  api: ApiClient,
  signal: AbortSignal,
) => Promise<readonly { id: string }[]>;

export interface PopularRegionsProps {
  ask: AskPopular;
  places: RegionPlaces;
  chosen: readonly string[];
  isFull: boolean;
  onToggle: (code: string) => void;
}
/** Those of the popular places that can be chosen here, above all of them. */
export function PopularRegions({ ask, places, chosen, isFull, onToggle }: PopularRegionsProps) {
  const api = useApi();
  const [codes, setCodes] = useState<string[] | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    void popularPlaces(() => ask(api, abort.signal)).then((found) => {
      if (!abort.signal.aborted) setCodes(found.map(({ id }) => id));
    });
    return () => abort.abort();
  }, [api, ask]);
  const known = namedPlaces(places);
  const popular = (codes ?? []).flatMap((code) => known.find((place) => place.code === code) ?? []);
  if (codes !== null && popular.length === 0) return null;
  return (
    <fieldset aria-busy={codes === null}>
      <legend>{POPULAR}</legend>
      <div css={chips}>
        {codes === null && <Skeleton height={44} radius={22} />}
        {popular.map(({ code, name }) => (
          <Chip
            key={code}
            label={name}
            selected={chosen.includes(code)}
            onClick={() => (chosen.includes(code) || !isFull) && onToggle(code)}
          />
        ))}
      </div>
    </fieldset>
  );
}
const chips = (theme: Theme) => css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.spacing(2)};
  padding-block: ${theme.spacing(2)};
`;
