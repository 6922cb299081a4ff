import { useEffect } from 'react';
import { formatDay, useDispatch, useMessages, useSelector } from '@tiquete/platform';
import { Carousel, css, ErrorState, Skeleton, type Theme } from '@tiquete/ui';
import type { SearchDraft } from '../search/hotelQuery';
import { useSearchWords } from '../search/useSearchWords';
import { featuredRequested, selectFeatured } from '../state/slice';
import { DestinationCard } from './DestinationCard';
import { suggestedStay } from './suggestedStay';

const SKELETONS = 3;

export function FeaturedDestinations({ draft }: { draft: SearchDraft }) {
  const t = useMessages('hotels');
  const words = useSearchWords();
  const dispatch = useDispatch();
  const featured = useSelector(selectFeatured);
  const { phase } = featured;
  const load = () => dispatch(featuredRequested());
  useEffect(() => {
    if (phase === 'idle') dispatch(featuredRequested());
  }, [dispatch, phase]);

  if (featured.phase === 'ready' && featured.destinations.length === 0) return null;
  const stay = suggestedStay(draft);
  return (
    <section aria-busy={phase === 'loading'}>
      <h2>{t('home.featured')}</h2>
      <p css={lead}>
        {t('home.featuredLead', {
          guests: words.guests(stay.rooms),
          start: formatDay(stay.checkin),
          end: formatDay(stay.checkout),
        })}
      </p>
      {featured.phase === 'failed' && (
        <ErrorState
          title={t('home.featuredFailed')}
          detail={featured.problem.title}
          onRetry={load}
        />
      )}
      {featured.phase === 'ready' && (
        <Carousel label={t('home.featured')}>
          {featured.destinations.map((destination, index) => (
            <DestinationCard
              key={destination.code}
              destination={destination}
              stay={stay}
              isFirst={index === 0}
            />
          ))}
        </Carousel>
      )}
      {(phase === 'idle' || phase === 'loading') && (
        <div css={skeletons}>
          {Array.from({ length: SKELETONS }, (_, index) => (
            <Skeleton key={index} height="auto" radius={20} />
          ))}
        </div>
      )}
    </section>
  );
}
const lead = (theme: Theme) => css`
  margin-block: ${theme.spacing(1)} ${theme.spacing(4)};
  color: ${theme.vars.palette.text.secondary};
`;
/** As many as the carousel shows, as high as its cards: picture and two lines. Below is the room of its buttons. */
const skeletons = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(4)};
  padding-bottom: ${theme.spacing(14)};
  > * {
    box-sizing: content-box;
    padding-bottom: 75px;
    aspect-ratio: 16 / 10;
  }
  > :not(:first-of-type) {
    display: none;
  }
  ${theme.up(568)} {
    grid-template-columns: 1fr 1fr;
    > :nth-of-type(2) {
      display: block;
    }
  }
  ${theme.up(1024)} {
    grid-template-columns: 1fr 1fr 1fr;
    > :nth-of-type(3) {
      display: block;
    }
  }
`;
