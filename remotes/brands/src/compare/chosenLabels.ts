import type { TranslateOf } from '@tiquete/platform';
import { readTexts } from '../model/readFields';
import type { Field } from '../messages/fieldKinds';

/** What was chosen among options, by their labels, and what holds without a choice; undefined of any other field. */
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
