import { createElement, useState } from 'react';
import type { HotelScore } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { css, lazyPart, type Theme } from '@tiquete/ui';
import { GuestScore } from '../../results/list/GuestScore';
import { Section } from '../Section';
import { useSeen } from '../useSeen';
import { FailedReviews } from './FailedReviews';
import { ReviewsSkeleton } from './ReviewsSkeleton';

const part = lazyPart(
  async () => (await import(/* webpackChunkName: "reviews" */ './GuestReviews')).GuestReviews,
);

/** The score, which the page has already; what guests wrote is fetched, code and all, when this part comes near. */
export function Reviews({ hotelCode, score }: { hotelCode: string; score: HotelScore | null }) {
  const t = useMessages('hotels');
  const [place, isSeen] = useSeen();
  return (
    <Section name="reviews">
      {score ? (
        <>
          <p css={overall}>
            <GuestScore score={score} />
          </p>
          <div ref={place}>{isSeen ? <Loaded hotelCode={hotelCode} /> : <ReviewsSkeleton />}</div>
        </>
      ) : (
        <p>{t('detail.noReviews')}</p>
      )}
    </Section>
  );
}
function Loaded({ hotelCode }: { hotelCode: string }) {
  const [isFailed, setFailed] = useState(false);
  const GuestReviews = part.usePart(!isFailed, () => setFailed(true));
  if (isFailed) return <FailedReviews onRetry={() => setFailed(false)} />;
  if (!GuestReviews) return <ReviewsSkeleton />;
  return createElement(GuestReviews, { key: hotelCode, hotelCode });
}
const overall = (theme: Theme) => css`
  ${theme.type.h3}
  font-weight: 400;
  color: ${theme.vars.palette.text.secondary};
  b {
    font-weight: 700;
  }
`;
