import { formatMoney, useMessages } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';
import { chosenLabels } from '../compare/chosenLabels';
import { Swatch } from '../compare/Swatch';
import { readRows, readTexts } from '../model/readFields';
import { readRules } from '../model/markUpRules';
import { ruleText } from '../model/ruleText';
import type { Field } from '../messages/fieldKinds';
import { HostsShown } from './HostsShown';

interface FactValueProps {
  brand: string;
  field: Field;
  value: unknown;
}
/** Read-only value of a field, by the field's kind. */
export function FactValue({ brand, field, value }: FactValueProps) {
  const t = useMessages('brands');
  switch (field.kind) {
    case 'text':
      return String(value);
    case 'number':
      return String(value).replace('.', ',');
    case 'pesos':
      return typeof value === 'number' ? formatMoney(value) : String(value);
    case 'color':
      return (
        <>
          <Swatch value={value} />
          {String(value)}
        </>
      );
    case 'lines':
      return <LongText label={field.label} text={String(value)} />;
    case 'picture':
      return (
        <img
          src={String(value)}
          alt={t('field.shown', { label: field.label })}
          loading="lazy"
          css={field.picture === 'hero' ? photograph : drawn}
        />
      );
    case 'yes':
      return t(value === true ? 'field.yes' : 'field.no');
    case 'option':
    case 'choices':
      return chosenLabels(field, value, t);
    case 'texts':
      return <Lines lines={readTexts(value)} />;
    case 'rows':
      return (
        <Lines
          lines={readRows(value).map((row) =>
            field.columns.map(({ name }) => row[name] ?? '').join(' · '),
          )}
        />
      );
    case 'markUps':
      return <Lines lines={readRules(value).map((rule) => ruleText(rule, field.products, t))} />;
    case 'hosts':
      return <HostsShown brand={brand} hosts={readTexts(value)} />;
  }
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </ul>
  );
}
/** Legal texts have thousands of characters, so they scroll in a frame. */
function LongText({ label, text }: { label: string; text: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is scrolled is reached by keys too
    <div role="group" aria-label={label} tabIndex={0} css={longText}>
      {text}
    </div>
  );
}
const longText = (theme: Theme) => css`
  max-height: 240px;
  overflow: auto;
  padding: ${theme.spacing(3)} ${theme.spacing(4)};
  border: 1px solid ${theme.vars.palette.divider};
  border-radius: ${theme.vars.radius.m};
  white-space: pre-wrap;
  ${theme.focusRing}
`;
const drawn = (theme: Theme) => css`
  min-width: 48px;
  max-width: min(100%, 200px);
  height: 48px;
  padding: ${theme.spacing(1)};
  border: 1px solid ${theme.vars.palette.divider};
  border-radius: ${theme.vars.radius.s};
  object-fit: contain;
`;
const photograph = (theme: Theme) => css`
  width: min(100%, 208px);
  aspect-ratio: 16 / 9;
  border: 1px solid ${theme.vars.palette.divider};
  border-radius: ${theme.vars.radius.s};
  object-fit: cover;
`;
