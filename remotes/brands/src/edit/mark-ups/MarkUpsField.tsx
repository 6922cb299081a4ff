import type { BrandProduct } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { Button, css, FieldGroup, type Theme } from '@tiquete/ui';
import { MarkUpRule } from './MarkUpRule';
import { readRules, type TypedRule } from '../../model/markUpRules';

interface MarkUpsFieldProps {
  label: string;
  hint?: string;
  error?: string;
  value: unknown;
  products: readonly BrandProduct[];
  onChange: (rules: readonly TypedRule[]) => void;
}
/** List of a brand's mark-up rules. */
export function MarkUpsField({ label, hint, error, value, products, onChange }: MarkUpsFieldProps) {
  const t = useMessages('brands');
  const rules = readRules(value);
  const first = products.find(({ mark_up: markUp }) => markUp !== null);
  return (
    <div css={whole}>
      <FieldGroup legend={label} hint={hint} error={error}>
        {rules.length > 0 && (
          <ol css={list}>
            {rules.map((rule, index) => (
              <MarkUpRule
                key={index}
                number={index + 1}
                rule={rule}
                products={products}
                onChange={(changed) => onChange(rules.with(index, changed))}
                onRemove={() => onChange(rules.toSpliced(index, 1))}
                {...(index > 0 && {
                  onUp: () => onChange(rules.toSpliced(index, 1).toSpliced(index - 1, 0, rule)),
                })}
              />
            ))}
          </ol>
        )}
        {first && (
          <Button
            size="s"
            variant="secondary"
            onClick={() => onChange([...rules, { product: first.id }])}
          >
            {t('markUps.add')}
          </Button>
        )}
      </FieldGroup>
    </div>
  );
}
const whole = css`
  grid-column: 1 / -1;
  min-width: 0;
`;
const list = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(3)};
  margin-bottom: ${theme.spacing(3)};
`;
