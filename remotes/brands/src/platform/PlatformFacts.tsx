import type { ConsoleBrand } from '@tiquete/contracts';
import { formatMoney, useMessages } from '@tiquete/platform';
import { css, FieldGroup, type Theme } from '@tiquete/ui';
import { factList } from '../frame/factList';

/** Payment fields that the platform sets. They are read-only here. */
export function PlatformFacts({ platform }: Pick<ConsoleBrand, 'platform'>) {
  const t = useMessages('brands');
  const { merchant, refund_limit: limit } = platform;
  return (
    <div css={apart}>
      <FieldGroup legend={t('platform.title')} hint={t('platform.hint')}>
        <dl css={factList}>
          <div>
            <dt>{t('platform.merchant')}</dt>
            <dd>{merchant ?? t('platform.ownMerchant')}</dd>
          </div>
          <div>
            <dt>{t('platform.refundLimit')}</dt>
            <dd>
              {limit === undefined
                ? t('platform.noRefundLimit')
                : t('platform.refundLimitValue', { amount: formatMoney(limit) })}
            </dd>
          </div>
        </dl>
      </FieldGroup>
    </div>
  );
}
const apart = (theme: Theme) => css`
  margin-top: ${theme.spacing(4)};
  padding-top: ${theme.spacing(4)};
  border-top: 1px solid ${theme.vars.palette.divider};
`;
