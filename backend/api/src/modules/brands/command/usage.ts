import { commandUsage } from '../../../lib/commandUsage';

const COMMANDS = {
  list: ['list', 'lists the brands, with their hosts and what is published and drafted'],
  create: [
    'create BRAND --copy BRAND --host HOST… [--set FIELD=VALUE]… | create BRAND --file FILE',
    'begins a brand as a draft: a copy of another at hosts of its own, or a file',
  ],
  edit: [
    'edit BRAND --set FIELD=VALUE… | edit BRAND --file FILE',
    `changes the draft, and begins one where there is none. VALUE is JSON or a text; a text that reads as JSON has quotes of its own: 'FIELD="2027"'; FIELD=null takes an optional field away; phones.0.number names one of a list`,
  ],
  publish: ['publish BRAND [--note TEXT]', 'makes the draft what travellers see, at once'],
  discard: ['discard BRAND', 'throws the draft away'],
  revert: [
    'revert BRAND [--to NUMBER] [--note TEXT]',
    'brings back the version before, or the one named, at once; a draft stays',
  ],
  compare: [
    'compare BRAND [--from NUMBER] [--to NUMBER]',
    'says field by field what differs: the draft from what is published, unless versions are named',
  ],
  history: ['history BRAND [--limit N]', 'lists the versions, the newest first'],
  export: [
    'export BRAND [FILE] [--to NUMBER] [--draft]',
    'writes a version as a file, as `edit` and `create` read it: what is published, unless told otherwise',
  ],
  hosts: [
    'hosts list BRAND | hosts add BRAND HOST | hosts verify BRAND HOST [--method dns|http] | hosts remove BRAND HOST',
    'the hosts of a brand, and what proves that they are its own; one that is not proven is not published. `add` and `remove` change the draft',
  ],
  sender: [
    'sender BRAND [--verify dns|platform|none]',
    'shows the address that mails leave from, and what verifies the domain of the brand’s own; `platform` verifies it by your word, `none` takes that back',
  ],
  platform: [
    'platform BRAND [--set FIELD=VALUE]…',
    'shows or sets the fields that no draft has: merchant, refund_limit, is_default; they are in force at once',
  ],
} as const;

export type BrandCommandName = keyof typeof COMMANDS;
export const { isCommand, usageLines } = commandUsage('brand', COMMANDS);
