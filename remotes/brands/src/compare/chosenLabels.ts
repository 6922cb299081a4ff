import type { TranslateOf } from '@tiquete/platform';
import { readTexts } from '../model/readFields';
import type { Field } from '../messages/fieldKinds';

/** Labels of the chosen options, or the text for no choice. Undefined for fields without options. */
export function chosenLabels(
  field: Field | undefined,
  value: unknown,
  t: TranslateOf<'brands'>,
): string | undefined {
  if (field?.kind !== 'choices' && field?.kind !== 'option') return undefined;
  const chosen = readTexts(field.kind === 'option' ? [value ?? ''] : value);
  const labelOf = (one: string) => field.options.find((each) => each.value === one)?.label ?? one;
  return chosen.length === 0 ? t('field.every') : chosen.map(labelOf).join(', ');
}
