import type { Field } from '../messages/fieldKinds';

interface FieldsOfGroup {
  /** Undefined for fields without a group. */
  group: string | undefined;
  fields: Field[];
}
/** Fields in their order, with those of one group together. */
export function groupsOf(fields: readonly Field[]): FieldsOfGroup[] {
  const groups: FieldsOfGroup[] = [];
  for (const field of fields) {
    const last = groups.at(-1);
    if (last && last.group === field.group) last.fields.push(field);
    else groups.push({ group: field.group, fields: [field] });
  }
  return groups;
}
