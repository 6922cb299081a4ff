import type { HotelScore } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { css, lazyPart, type Theme } from '@tiquete/ui';
import { GuestScore } from '../../results/list/GuestScore';
import { Section } from '../Section';
import { useSeen } from '../useSeen';
import { FailedReviews } from './FailedReviews';
import { ReviewsSkeleton } from './ReviewsSkeleton';

const GuestReviews = lazyPart(
  async () => (await import(/* webpackChunkName: "reviews" */ './GuestReviews')).GuestReviews,
);

/** The score of the hotel. The comments and their code load when this part comes into view. */
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
          <div ref={place}>
            {isSeen ? (
              <GuestReviews
                key={hotelCode}
                hotelCode={hotelCode}
                lazy={{
                  loading: <ReviewsSkeleton />,
                  failed: (retry) => <FailedReviews onRetry={retry} />,
                }}
              />
            ) : (
              <ReviewsSkeleton />
            )}
          </div>
        </>
      ) : (
        <p>{t('detail.noReviews')}</p>
      )}
    </Section>
  );
}
const overall = (theme: Theme) => css`
  ${theme.type.h3}
  font-weight: ${theme.weight.regular};
  color: ${theme.vars.palette.text.secondary};
  b {
    font-weight: ${theme.weight.bold};
  }
`;
