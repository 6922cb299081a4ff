import { useRequest, type ApiClient } from '@tiquete/platform';
import { Chip, css, Skeleton, type Theme } from '@tiquete/ui';
import { POPULAR, popularPlaces } from '../places/popularPlaces';
import { namedPlaces, type RegionPlaces } from './regionPlaces';

/** Loads the ids of the brand's featured places. @throws ApiProblem, or an AbortError when `signal` aborts. */
export type FetchPopular = (
  api: ApiClient,
  signal: AbortSignal,
) => Promise<readonly { id: string }[]>;

export interface PopularRegionsProps {
  fetchPopular: FetchPopular;
  places: RegionPlaces;
  chosen: readonly string[];
  isFull: boolean;
  onToggle: (code: string) => void;
}
/** Popular places above all others, limited to those in `places`. */
export function PopularRegions({
  fetchPopular,
  places,
  chosen,
  isFull,
  onToggle,
}: PopularRegionsProps) {
  const { request } = useRequest(POPULAR, (api, signal) =>
    popularPlaces(() => fetchPopular(api, signal)),
  );
  const known = namedPlaces(places);
  const popular = (request.phase === 'ready' ? request.value : []).flatMap(
    ({ id }) => known.find(({ code }) => code === id) ?? [],
  );
  const isReady = request.phase !== 'loading';
  if (isReady && popular.length === 0) return null;
  return (
    <fieldset aria-busy={!isReady}>
      <legend>{POPULAR}</legend>
      <div css={chips}>
        {!isReady && <Skeleton height={44} radius={22} />}
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
