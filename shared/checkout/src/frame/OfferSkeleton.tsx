import { css, Skeleton, type Theme } from '@tiquete/ui';
import { columns, SIDE_FROM } from './checkoutLayout';
import { CheckoutSkeleton } from './CheckoutSkeleton';

/** Placeholder of the form, and of the summary where there is room beside it. */
export function OfferSkeleton() {
  return (
    <div css={columns}>
      <CheckoutSkeleton />
      <div css={summary}>
        <Skeleton height={420} radius={20} />
      </div>
    </div>
  );
}
const summary = (theme: Theme) => css`
  display: none;
  ${theme.up(SIDE_FROM)} {
    display: block;
  }
`;
