import { applyNameRule, typedNameRule } from '@tiquete/domain/travellers';

/** The vendor's documents name no limit. This one matches our longest field, the emergency contact's name. */
const RULE = typedNameRule(80);

/** Names of the insured, of beneficiaries and of the emergency contact: any letters. */
export const toTheirName = (name: string): string => applyNameRule(name, RULE).text;
