import type { BrandDraft } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { css, smallText, type Theme } from '@tiquete/ui';
import { groupsOf } from '../model/groupsOf';
import { fieldOf } from '../model/readFields';
import type { Field } from '../messages/fieldKinds';
import { factList } from '../frame/factList';
import { FactValue } from './FactValue';

interface FactsProps {
  brand: string;
  file: BrandDraft;
  fields: readonly Field[];
}
/** Fields of a section with their values. Empty fields are listed together below. */
export function Facts({ brand, file, fields }: FactsProps) {
  return groupsOf(fields).map(({ group, fields: together }) => (
    <Group key={group ?? 'alone'} {...{ brand, file, group }} fields={together} />
  ));
}

function Group({ brand, file, group, fields }: FactsProps & { group: string | undefined }) {
  const t = useMessages('brands');
  const filled = fields.filter((field) => hasValue(field, fieldOf(file, field.path)));
  const empty = fields.filter((field) => !filled.includes(field)).map(({ label }) => label);
  return (
    <div css={column}>
      {group && <h3>{group}</h3>}
      {filled.length > 0 && (
        <dl css={factList}>
          {filled.map((field) => (
            <div key={field.path} data-wide={isWide(field) || undefined}>
              <dt>{field.label}</dt>
              <dd>
                <FactValue brand={brand} field={field} value={fieldOf(file, field.path)} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {empty.length > 0 && <p css={smallText}>{t('view.empty', { fields: empty.join(', ') })}</p>}
    </div>
  );
}

/** Kinds of field that have a default without a choice. */
const HAVE_DEFAULT: readonly Field['kind'][] = ['yes', 'option', 'choices'];
const hasValue = ({ kind }: Field, value: unknown) =>
  HAVE_DEFAULT.includes(kind) ||
  !(value === undefined || value === '' || (Array.isArray(value) && value.length === 0));
/** True for kinds that take the full width. */
const isWide = ({ kind }: Field) => kind === 'lines' || kind === 'hosts' || kind === 'markUps';

const column = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(3)};
  & + & {
    padding-top: ${theme.spacing(4)};
    border-top: 1px solid ${theme.vars.palette.divider};
  }
  h3 {
    ${theme.type.body}
    font-weight: ${theme.weight.strong};
  }
`;
