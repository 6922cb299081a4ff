import { commandUsage } from '../../../lib/commandUsage';

const COMMANDS = {
  register: [
    'register FOLDER… [--promote | --promote-new] [--from PART=RELEASE]…',
    'checks, signs and registers built releases; several are judged together. --promote makes them current, --promote-new only those that are new here',
  ],
  promote: [
    'promote PART[=RELEASE]… [--canary PERCENT] [--brand BRAND] [--from PART=RELEASE]… [--reason TEXT]',
    'gives everybody, or one brand, a release: the newest of the part, or the one named. --canary gives it to that share of the visitors first, and is halted by itself when it does worse. --from says what must still be current',
  ],
  rollback: [
    'rollback [PART] [--brand BRAND] [--to SET] [--reason TEXT]',
    'goes back: ends what is tried of a part, or takes it to the release before; without PART the whole set before; --to names an earlier set',
  ],
  pin: [
    'pin PART[=RELEASE] --brand BRAND --reason TEXT',
    'keeps a brand at a release, the one it has or the one named, whatever everybody gets',
  ],
  unpin: ['unpin PART --brand BRAND', 'lets the brand follow everybody again'],
  lock: [
    'lock [PART] [--brand BRAND] --reason TEXT',
    'nothing moves the part, or anything, until it is unlocked',
  ],
  unlock: ['unlock [PART] [--brand BRAND]', 'ends a lock'],
  status: [
    'status [PART] [--brand BRAND]',
    'says what everybody has, what brands have of their own, and why',
  ],
  list: ['list [PART] [--limit N]', 'lists the registered releases, the newest first'],
  history: [
    'history [PART] [--brand BRAND] [--limit N]',
    'lists what was done, the newest first, with the sets before and after',
  ],
  set: ['set SET', 'says which releases a set is made of'],
  sign: [
    'sign FOLDER',
    'leaves a release.sig in the folder, for a registry that another machine speaks to',
  ],
  publisher: [
    'publisher list | key | add NAME PUBLIC_KEY --parts PART,… | retire KEY | revoke KEY',
    "lists, adds and ends publishers' keys; `key` shows this machine's own. Retired: signs nothing new. Revoked: nothing that only it signed is served",
  ],
} as const;

export type CommandName = keyof typeof COMMANDS;
export const { isCommand, usageLines } = commandUsage('release', COMMANDS, [
  "RELEASE_KEY holds the publisher's key (32 bytes as base64url); without it DATA_DIR/publisher.key is taken.",
]);
