import { useMessages } from '@tiquete/platform';
import { priceBar } from '@tiquete/search';
import { css, Price, type Theme } from '@tiquete/ui';
import { PRICE_ID, type PriceProps } from './PricePanel';
import { Reserve } from './Reserve';

/** Bar with the total on phones and tablets, always visible, with a link to the lines of the price. */
export function PriceBar({ detail, isLoading, checkout }: PriceProps) {
  const t = useMessages('packages');
  const see = () => {
    const panel = document.getElementById(PRICE_ID);
    panel?.scrollIntoView({ behavior: 'smooth', block: 'start' });
    panel?.querySelector('h2')?.focus({ preventScroll: true });
  };
  return (
    <div css={bar}>
      <div>
        <div css={isLoading ? dimmed : undefined}>
          <Price
            amount={detail.total}
            label={t('detail.price.total', { count: detail.by_passenger.length })}
          />
        </div>
        <button type="button" onClick={see}>
          {t('detail.price.see')}
        </button>
      </div>
      <Reserve to={checkout} isLoading={isLoading} />
    </div>
  );
}
const bar = (theme: Theme) => css`
  ${priceBar(theme)}
  > div > button {
    min-height: 44px;
    padding: 0;
    font-weight: ${theme.weight.strong};
    color: ${theme.vars.palette.primary.text};
    background: none;
    border: 0;
    cursor: pointer;
    ${theme.focusRing}
  }
  ${theme.up(1024)} {
    display: none;
  }
`;
const dimmed = css`
  opacity: 0.5;
`;
