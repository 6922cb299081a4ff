import { formatMoney, useMessages } from '@tiquete/platform';
import { toggled } from '@tiquete/search';
import { Badge, Checkbox, css, Section, type Theme } from '@tiquete/ui';
import type { ChoiceProps } from './choiceProps';

/** Optional tours, each with its price. */
export function Services({ detail: { services }, onSwap }: ChoiceProps) {
  const t = useMessages('packages');
  const chosen = services.filter(({ is_chosen }) => is_chosen).map(({ id }) => id);
  if (services.length === 0) return null;
  return (
    <Section title={t('detail.sections.services')}>
      <ul css={list}>
        {services.map(({ id, name, text, day, price_per_person, total, is_chosen }) => (
          <li key={id}>
            <Checkbox
              label={name}
              checked={is_chosen}
              onChange={() => onSwap({ services: toggled(chosen, id) })}
            />
            <p>{text}</p>
            <p css={price}>
              {day !== null && <Badge>{t('detail.serviceDay', { day })}</Badge>}
              {t('detail.service', {
                amount: formatMoney(price_per_person),
                total: formatMoney(total),
              })}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
const list = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(3)};
  p {
    padding-inline-start: ${theme.spacing(8)};
    color: ${theme.vars.palette.text.secondary};
  }
`;
const price = (theme: Theme) => css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.spacing(2)};
  font-variant-numeric: tabular-nums;
`;
