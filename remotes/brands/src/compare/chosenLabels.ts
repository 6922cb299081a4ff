import { readTexts } from '../edit/fields/readFields';
import type { Field } from '../messages/fieldKinds';

/** What was chosen among options, by their labels; undefined of any other field, and where nothing was. */
export function chosenLabels(field: Field | undefined, value: unknown): string | undefined {
  if (field?.kind !== 'choices' && field?.kind !== 'option') return undefined;
  const chosen = readTexts(field.kind === 'option' ? [value ?? ''] : value);
  const labelOf = (one: string) => field.options.find((each) => each.value === one)?.label ?? one;
  return chosen.length === 0 ? undefined : chosen.map(labelOf).join(', ');
}
