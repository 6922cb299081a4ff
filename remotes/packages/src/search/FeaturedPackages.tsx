import { useState } from 'react';
import {
  emptyDraft,
  isKnown,
  knownRooms,
  type PackageQuery,
  type SearchDraft,
} from '@tiquete/domain/searches/packages';
import { formatDay, formatMoney, Link, useMessages, useSelector } from '@tiquete/platform';
import { Featured, FeaturedCard } from '@tiquete/search';
import { Chip, css, type Theme } from '@tiquete/ui';
import { useSearchWords } from './useSearchWords';
import { featuredQuery } from '../state/queries';
import { selectFeatured } from '../state/slice';
import { detailUrl, resultsUrl } from '../urls';

/** Height of three lines below the picture, in pixels. */
const TEXT_HEIGHT = 112;

/** Featured packages by region, for the travellers of the form. */
export function FeaturedPackages({ draft }: { draft: SearchDraft }) {
  const t = useMessages('packages');
  const words = useSearchWords();
  const state = useSelector(selectFeatured);
  const [chosen, setChosen] = useState('');
  const regions = state.phase === 'ready' ? state.value : [];
  const shown = regions.find(({ id }) => id === chosen) ?? regions[0];
  const trip = tripOf(draft);
  const featured =
    state.phase === 'ready'
      ? { ...state, value: shown?.packages ?? [] }
      : { ...state, value: null };
  const choice = shown && (
    <div css={row}>
      <div role="group" aria-label={t('home.featuredRegions')} css={chips}>
        {regions.map(({ id, label }) => (
          <Chip key={id} label={label} selected={id === shown.id} onClick={() => setChosen(id)} />
        ))}
      </div>
      <Link to={resultsUrl({ ...trip, destination: { id: shown.id, name: shown.label } })}>
        {t('home.featuredAll', { region: shown.label })}
      </Link>
    </div>
  );
  return (
    <Featured
      key={shown?.id}
      featured={featured}
      query={featuredQuery}
      lead={t('home.featuredLead')}
      choice={choice}
      textHeight={TEXT_HEIGHT}
    >
      {({ ItemPackageID, name, image, nights, days, DateBegin, price }, index) => (
        <FeaturedCard
          key={ItemPackageID}
          to={detailUrl(trip, { ItemPackageID, departure: DateBegin, hotel: '', services: [] })}
          image={image}
          title={name}
          text={t('home.featuredText', {
            lasts: words.lasts(nights, days),
            day: formatDay(DateBegin),
          })}
          price={t('home.featuredPrice', { amount: formatMoney(price.from_per_person) })}
          index={index}
        />
      )}
    </Featured>
  );
}
/** The search of a featured package: the form's rooms, from any city, as not every package leaves from that of the form. */
function tripOf({ rooms }: SearchDraft): PackageQuery {
  const isComplete = rooms.every(({ children }) => children.every(isKnown));
  return { ...emptyDraft, rooms: knownRooms(isComplete ? rooms : emptyDraft.rooms) };
}
const row = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(2)};
  margin-bottom: ${theme.spacing(4)};
  a {
    display: inline-flex;
    align-items: center;
    width: fit-content;
    min-height: 44px;
  }
`;
/** A row that scrolls sideways on a phone. Its padding leaves room for the focus rings. */
const chips = (theme: Theme) => css`
  display: flex;
  gap: ${theme.spacing(2)};
  margin: ${theme.spacing(-2)};
  padding: ${theme.spacing(2)};
  overflow-x: auto;
  scrollbar-width: none;
  > * {
    flex: none;
  }
  ${theme.up(900)} {
    flex-wrap: wrap;
  }
`;
