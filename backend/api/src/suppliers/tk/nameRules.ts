import { applyNameRule, typedNameRule } from '@tiquete/domain/travellers';

/** Their documents name no limit: as many letters as our longest field has, which is the emergency contact's. */
const RULE = typedNameRule(80);

/** Names of the insured, of beneficiaries and of the emergency contact: any letters. */
export const toTheirName = (name: string): string => applyNameRule(name, RULE).text;
