import type { BrandProduct } from '@tiquete/contracts';
import { formatMoney, useMessages } from '@tiquete/platform';
import {
  Chip,
  ChevronDown,
  CloseIcon,
  css,
  FieldGroup,
  IconButton,
  Select,
  TextField,
  type Theme,
} from '@tiquete/ui';
import { NumberField } from '../fields/NumberField';
import { WEEKDAYS } from '../../messages/markUps';
import {
  daysOf,
  markUpOf,
  soldFor,
  textOf,
  type TypedRule,
  withRuleField,
} from '../../model/markUpRules';

/** Supplier's price in pesos that the example of a rule starts with. */
const EXAMPLE = 1_000_000;

interface MarkUpRuleProps {
  number: number;
  rule: TypedRule;
  products: readonly BrandProduct[];
  onChange: (rule: TypedRule) => void;
  onRemove: () => void;
  /** Left out for the first rule. */
  onUp?: () => void;
}
/** Fields of one mark-up rule: its conditions and its amounts. */
export function MarkUpRule({ number, rule, products, onChange, onRemove, onUp }: MarkUpRuleProps) {
  const t = useMessages('brands');
  const product = textOf(rule.product);
  // Undefined for a product that no release of the brand sells now. Its rule stays unchanged.
  const markUp = markUpOf(products, product);
  const unit = markUp?.unit ?? t('markUps.unknownUnit');
  const suppliers = markUp?.suppliers ?? [];
  const set = (name: string) => (value: unknown) =>
    onChange(withRuleField(rule, name, value, products));
  const text = (name: string) => ({ value: textOf(rule[name]), onChange: set(name) });
  const code = (name: string) => ({
    value: textOf(rule[name]),
    onChange: (typed: string) => set(name)(typed.trim().toUpperCase()),
  });
  const count = (name: string) => ({ value: rule[name], onChange: set(name) });
  const days = daysOf(rule);
  const toggle = (day: number) =>
    set('weekdays')(
      (days.includes(day) ? days.filter((one) => one !== day) : [...days, day]).toSorted(),
    );
  const price = soldFor(rule, EXAMPLE);
  return (
    <li css={card} aria-label={t('markUps.item', { number })}>
      <div css={head}>
        <b>{t('markUps.item', { number })}</b>
        <span>
          {onUp && (
            <IconButton
              label={t('markUps.up', { number })}
              icon={<ChevronDown css={turned} />}
              onClick={onUp}
            />
          )}
          <IconButton
            label={t('markUps.remove', { number })}
            icon={<CloseIcon />}
            onClick={onRemove}
          />
        </span>
      </div>
      <div css={grid}>
        <Select
          label={t('markUps.product')}
          options={optionsOf(products, product)}
          value={product}
          onChange={set('product')}
        />
        {suppliers.length > 0 && (
          <Select
            label={t('markUps.supplier')}
            options={[
              { value: '', label: t('markUps.everySupplier') },
              ...suppliers.map(({ code: value, name }) => ({ value, label: name })),
            ]}
            value={textOf(rule.supplier)}
            onChange={set('supplier')}
          />
        )}
      </div>
      <div css={grid}>
        {markUp?.hasOrigin && (
          <TextField
            label={t('markUps.origin')}
            hint={t('markUps.originHint')}
            {...code('origin')}
          />
        )}
        <TextField
          label={t('markUps.destination')}
          hint={t('markUps.destinationHint')}
          {...code('destination')}
        />
      </div>
      <div css={grid}>
        <TextField label={t('markUps.from')} hint={t('markUps.fromHint')} {...text('from')} />
        <TextField label={t('markUps.to')} hint={t('markUps.toHint')} {...text('to')} />
      </div>
      <div css={grid}>
        <NumberField
          label={t('markUps.amount', { unit })}
          hint={t('markUps.amountHint')}
          {...count('amount')}
        />
        <NumberField
          label={t('markUps.perThousand')}
          hint={t('markUps.perThousandHint')}
          {...count('per_thousand')}
        />
      </div>
      <FieldGroup legend={t('markUps.weekdays')} hint={t('markUps.weekdaysHint')}>
        <div css={chips}>
          {WEEKDAYS.map((name, index) => (
            <Chip
              key={name}
              label={name}
              selected={days.includes(index + 1)}
              onClick={() => toggle(index + 1)}
            />
          ))}
        </div>
      </FieldGroup>
      {price !== null && (
        <p css={example}>
          {t('markUps.example', { unit, cost: formatMoney(EXAMPLE), price: formatMoney(price) })}
        </p>
      )}
    </li>
  );
}

/** Products with mark-ups, and the product of the rule itself. */
const optionsOf = (products: readonly BrandProduct[], product: string) => {
  const known = products
    .filter(({ id, mark_up: markUp }) => markUp !== null || id === product)
    .map(({ id, label }) => ({ value: id, label }));
  return known.some(({ value }) => value === product)
    ? known
    : [{ value: product, label: product }, ...known];
};

const card = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(3)};
  padding: ${theme.spacing(3)} ${theme.spacing(4)} ${theme.spacing(4)};
  border: 1px solid ${theme.vars.palette.divider};
  border-radius: ${theme.vars.radius.m};
`;
const head = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  > span {
    display: flex;
  }
`;
const grid = (theme: Theme) => css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
  gap: ${theme.spacing(3)};
  align-items: start;
`;
const chips = (theme: Theme) => css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.spacing(2)};
`;
const example = (theme: Theme) => css`
  ${theme.type.small}
  color: ${theme.vars.palette.text.secondary};
`;
const turned = css`
  transform: rotate(180deg);
`;
