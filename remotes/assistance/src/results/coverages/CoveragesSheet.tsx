import type { AssistancePlan } from '@tiquete/contracts';
import { formatDayYear, formatMoney, inColombia, useLazyMessages } from '@tiquete/platform';
import { css, DownloadIcon, LinkButton, Sheet, type Theme } from '@tiquete/ui';
import { coverages as words } from '../../messages/coverages';
import { formatSum } from '../../model/sums';
import { PersonPrices } from '../list/PersonPrices';
import { SupplierPrice } from '../list/SupplierPrice';
import { CoverageTable } from './CoverageTable';

export interface CoveragesSheetProps {
  plan: AssistancePlan;
  isOpen: boolean;
  checkoutUrl: string;
  onClose: () => void;
}
/** All covers and exclusions of a plan, its conditions as a file, and the link to buy it. */
export function CoveragesSheet({ plan, isOpen, checkoutUrl, onClose }: CoveragesSheetProps) {
  const t = useLazyMessages('assistance', { coverages: words });
  const { provider, deductible, exclusions, upgrades, cancellation } = plan;
  const until = cancellation.free_until && inColombia(cancellation.free_until);
  const buy = (
    <LinkButton to={checkoutUrl} fullWidth>
      {t('coverages.choose', { amount: formatMoney(plan.total) })}
    </LinkButton>
  );
  return (
    <Sheet open={isOpen} onClose={onClose} title={plan.name} footer={buy} wide>
      <div css={body}>
        <p>{plan.description}</p>
        <CoverageTable coverages={plan.coverages} />
        <section>
          <h3>{t('coverages.exclusions')}</h3>
          <ul css={bullets}>
            {exclusions.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
        <section>
          <h3>{t('coverages.rules')}</h3>
          <ul css={bullets}>
            <li>
              {deductible
                ? t('plan.deductible', { sum: formatSum(deductible) })
                : t('plan.noDeductible')}
            </li>
            <li>{t('coverages.ages', { from: plan.min_age, count: plan.max_age })}</li>
            <li>{t('coverages.days', { from: plan.min_days, count: plan.max_days })}</li>
            {plan.is_annual && (
              <li>
                {t('plan.annual', {
                  until: formatDayYear(plan.coverage_to),
                  count: plan.max_trip_days,
                })}
              </li>
            )}
            <li>
              {until
                ? t('coverages.freeUntil', until)
                : t(cancellation.refundable ? 'coverages.cancelCosts' : 'coverages.notRefundable')}
            </li>
          </ul>
        </section>
        {upgrades.length > 0 && (
          <section>
            <h3>{t('coverages.upgrades')}</h3>
            <ul css={bullets}>
              {upgrades.map(({ code, name, description, price }) => (
                <li key={code}>
                  {t('coverages.upgrade', { name, amount: formatMoney(price) })}
                  {description !== name && <> {description}</>}
                </li>
              ))}
            </ul>
          </section>
        )}
        <section>
          <h3>{t('coverages.who')}</h3>
          <p>
            {t('plan.provider', { name: provider.name })}{' '}
            {provider.insurer
              ? t('plan.insurer', { insurer: provider.insurer })
              : t('plan.noInsurer')}
          </p>
          {provider.text && <p>{provider.text}</p>}
        </section>
        <section>
          <h3>{t('coverages.price')}</h3>
          <PersonPrices people={plan.per_passenger} />
          {plan.supplier_price && <SupplierPrice price={plan.supplier_price} />}
        </section>
        <LinkButton variant="secondary" href={plan.conditions_url} target="_blank" rel="noopener">
          <DownloadIcon size={18} aria-hidden />
          {t('coverages.conditions')}
        </LinkButton>
      </div>
    </Sheet>
  );
}
const body = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(5)};
  > section {
    display: grid;
    gap: ${theme.spacing(2)};
  }
  h3 {
    ${theme.type.h3}
  }
`;
const bullets = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(1)};
  padding-inline-start: ${theme.spacing(5)};
  list-style: disc;
`;
