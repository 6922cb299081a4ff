import { useId } from 'react';
import type { FlightTariff } from '@tiquete/contracts';
import { formatMoney, useMessages } from '@tiquete/platform';
import { Badge, Button, css, Price, type Theme } from '@tiquete/ui';
import { TariffFeature } from './TariffFeature';

export interface TariffCardProps {
  tariff: FlightTariff;
  /** True for the fare in the search results. */
  isBase: boolean;
  /** True for the fare that the traveller last took to the checkout. */
  isSelected: boolean;
  /** Number of people that the price is for. */
  travelers: number;
  onChoose: () => void;
}
export function TariffCard({ tariff, isBase, isSelected, travelers, onChoose }: TariffCardProps) {
  const t = useMessages('flights');
  const titleId = useId();
  const { name, cabin, totalPrice, difference_from_base: difference, features } = tariff;
  const amount = formatMoney(Math.abs(difference));
  return (
    <article aria-labelledby={titleId} css={card} data-base={isBase || undefined}>
      <header>
        <h3 id={titleId}>{name || t(`search.cabins.${cabin}`)}</h3>
        <p>{t(`search.cabins.${cabin}`)}</p>
        {isBase ? (
          <Badge tone="primary">{t('tariffs.base')}</Badge>
        ) : (
          <Badge>{differenceWords()}</Badge>
        )}
        {isSelected && <Badge tone="success">{t('tariffs.selected')}</Badge>}
        <Price
          amount={totalPrice}
          label={`${t('card.total', { count: travelers })}, ${t('card.taxes')}`}
        />
        <Button
          fullWidth
          variant={isBase ? 'primary' : 'secondary'}
          aria-label={t('tariffs.chooseNamed', { name, amount: formatMoney(totalPrice) })}
          onClick={onChoose}
        >
          {t('tariffs.choose')}
        </Button>
      </header>
      <ul css={list}>
        {features.map((feature) => (
          <TariffFeature key={feature.key} feature={feature} />
        ))}
      </ul>
    </article>
  );

  function differenceWords() {
    if (difference === 0) return t('tariffs.same');
    return t(difference > 0 ? 'tariffs.more' : 'tariffs.less', { amount });
  }
}
const card = (theme: Theme) => css`
  display: grid;
  grid-row: span 2;
  grid-template-rows: subgrid;
  row-gap: ${theme.spacing(4)};
  padding: ${theme.spacing(4)};
  border: 1px solid ${theme.vars.palette.divider};
  border-radius: ${theme.vars.radius.l};
  &[data-base] {
    border-color: ${theme.vars.palette.primary.edge};
  }
  header {
    display: grid;
    grid-template-rows: auto auto auto 1fr auto;
    align-items: end;
    gap: ${theme.spacing(2)};
    justify-items: start;
  }
  header p {
    ${theme.type.small}
    margin-top: ${theme.spacing(-2)};
    color: ${theme.vars.palette.text.secondary};
  }
`;
const list = (theme: Theme) => css`
  display: grid;
  align-content: start;
  gap: ${theme.spacing(3)};
`;
