import { useLazyMessages, useRequest } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';
import { reviews as words } from '../../messages/reviews';
import { CategoryBars } from './CategoryBars';
import { Comments } from './Comments';
import { FailedReviews } from './FailedReviews';
import { reviewColumns } from './reviewColumns';
import { ReviewsSkeleton } from './ReviewsSkeleton';

/** Ratings and comments of guests, loaded with their texts when the section is near. */
export function GuestReviews({ hotelCode }: { hotelCode: string }) {
  const t = useLazyMessages('hotels', { reviews: words });
  const { request, retry } = useRequest(hotelCode, async (api, signal) => {
    const { data } = await api.call('GET hotels/reviews', { query: { hotelCode } }, signal);
    return data;
  });
  if (request.phase === 'loading')
    return (
      <div aria-busy role="status" aria-label={t('reviews.loading')}>
        <ReviewsSkeleton />
      </div>
    );
  if (request.phase === 'failed') return <FailedReviews onRetry={retry} />;
  const { score, categories, comments } = request.value;
  if (!score || (categories.length === 0 && comments.length === 0))
    return <p>{t('reviews.noComments')}</p>;
  return (
    <div css={[reviewColumns, beside]}>
      {categories.length > 0 && (
        <div>
          <h3>{t('reviews.byCategory')}</h3>
          <p css={basis}>{t('reviews.basis', { count: score.count })}</p>
          <CategoryBars categories={categories} />
        </div>
      )}
      {comments.length > 0 && (
        <div>
          <h3>{t('reviews.comments')}</h3>
          <Comments comments={comments} />
        </div>
      )}
    </div>
  );
}
const beside = (theme: Theme) => css`
  ${theme.up(900)} {
    /* Below the shell's header and the bar of sections, beside a long list. */
    > div:first-of-type:not(:only-child) {
      position: sticky;
      top: 144px;
    }
  }
`;
const basis = (theme: Theme) => css`
  ${theme.type.small}
  color: ${theme.vars.palette.text.secondary};
`;
