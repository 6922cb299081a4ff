import { useMemo } from 'react';
import type { BrandComparison } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { QueryView } from '@tiquete/staff';
import { css, type Theme } from '@tiquete/ui';
import type { ComparisonQuery } from '../api';
import { isPicture } from '../model/textRules';
import { settingLabel, shownSetting } from '../model/settingFields';
import { useQuery } from '../frame/useQuery';
import type { Field, FieldSection } from '../messages/fieldKinds';
import { sectionsOf } from '../messages/fields';
import { comparisonQuery } from '../state/slice';
import { chosenLabels } from './chosenLabels';
import { shownValue } from './shownValue';
import { Swatch } from './Swatch';

/** The field of the form with its section and label; a field outside the form has its name in the file. */
function namedField(path: string, sections: readonly FieldSection[]) {
  for (const { title, fields } of sections)
    for (const field of fields)
      if (field.path === path)
        return { field, label: [title, field.group, field.label].filter(Boolean).join(': ') };
  return { field: undefined, label: path };
}

/** Differences between two versions, field by field. */
export function Differences({ brand, from, to }: ComparisonQuery) {
  const t = useMessages('brands');
  const query = useMemo(() => ({ brand, from, to }), [brand, from, to]);
  const shown = useQuery(comparisonQuery, ({ comparison }) => comparison, query);
  return (
    <QueryView shown={shown} loading={t('compare.loading')}>
      {(comparison) => <Listed {...comparison} />}
    </QueryView>
  );
}

function Listed({ differences, settings, products }: BrandComparison) {
  const t = useMessages('brands');
  const sections = useMemo(() => sectionsOf(products), [products]);
  if (differences.length === 0) return <p>{t('compare.same')}</p>;
  return (
    <dl css={list}>
      {differences.map((difference) => {
        const { field, label } = namedField(difference.field, sections);
        return (
          <Difference
            key={difference.field}
            {...difference}
            label={settingLabel(difference.field, settings) ?? label}
            formField={field}
            settings={settings}
            products={products}
          />
        );
      })}
    </dl>
  );
}

type DifferenceProps = BrandComparison['differences'][number] &
  Pick<BrandComparison, 'settings' | 'products'> & {
    label: string;
    /** The field in the form. */
    formField: Field | undefined;
  };
function Difference(props: DifferenceProps) {
  const { field, label, formField, before, after, settings, products } = props;
  const t = useMessages('brands');
  return (
    <div>
      <dt>{label}</dt>
      {[
        { name: 'before' as const, value: before },
        { name: 'after' as const, value: after },
      ].map(({ name, value }) => (
        <dd key={name}>
          <span css={version}>{t(`compare.${name}`)}</span>
          <span>
            <Swatch value={value} />
            {isPicture(value) ? (
              <img src={value} alt={value} loading="lazy" css={picture} />
            ) : (
              (chosenLabels(formField, value, t) ??
              shownSetting(field, value, settings) ??
              shownValue(value, products, t))
            )}
          </span>
        </dd>
      ))}
    </div>
  );
}

const list = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(3)};
  > div {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
    gap: ${theme.spacing(1)} ${theme.spacing(4)};
    padding-top: ${theme.spacing(3)};
    border-top: 1px solid ${theme.vars.palette.divider};
    overflow-wrap: anywhere;
  }
  dt {
    grid-column: 1 / -1;
    font-weight: ${theme.weight.strong};
  }
  /* Texts may have paragraphs. */
  dd {
    white-space: pre-line;
  }
`;
const version = (theme: Theme) => css`
  ${theme.type.small}
  display: block;
  color: ${theme.vars.palette.text.secondary};
`;
const picture = (theme: Theme) => css`
  max-width: min(100%, 160px);
  max-height: 90px;
  border: 1px solid ${theme.vars.palette.divider};
  border-radius: ${theme.vars.radius.s};
  object-fit: contain;
`;
