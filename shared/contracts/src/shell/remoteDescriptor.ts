import * as z from 'zod';
import { ROLES, TAB_ICONS } from '../constants';
import { isFree } from './isFree';
import { moduleIdSchema } from './moduleId';
import { markUpFormSchema } from './markUps';
import { remoteSettingsSchema } from './remoteSettings';

export const roleSchema = z.enum(ROLES);
/** Roles for a menu entry or a route. Default: visible to all. Other people get the page of an unknown address. */
const audienceSchema = z.union([roleSchema, z.array(roleSchema).min(1)]).optional();

/** Target of links in e-mails: `path` with `#…token=…`. */
export const mailedLinkSchema = z.object({ path: z.string(), title: z.string(), text: z.string() });
export type MailedLink = z.infer<typeof mailedLinkSchema>;

/** `remote.json` of a remote: data for shell and server before its code runs. */
export const remoteDescriptorSchema = z.object({
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/)
    .refine(isFree, 'Every object has something of that name.'),
  /** Semver range of the platform contract that the remote supports. */
  contract: z.string(),
  /** Absent for a remote without a top tab. `activeOn` lists exact paths. */
  tab: z
    .object({
      id: moduleIdSchema,
      label: z.string(),
      path: z.string(),
      order: z.int(),
      icon: z.enum(TAB_ICONS),
      activeOn: z.array(z.string()),
    })
    .optional(),
  /** Entries of the user menu. `guest`: for visitors without a session, in header and footer instead. */
  menu: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      path: z.string(),
      order: z.int(),
      role: audienceSchema,
      guest: z.literal(true).optional(),
    }),
  ),
  /**
   * Exact path → name of the page chunk. Title and description are Spanish; `{brand}` is replaced by the brand's name.
   * `data`: paths of GET calls that the page sends as soon as it runs, with the same answer for every visitor. The document
   * preloads them.
   */
  routes: z.array(
    z.object({
      path: z.string(),
      page: z.string(),
      title: z.string(),
      description: z.string(),
      index: z.boolean(),
      session: z.boolean().optional(),
      role: audienceSchema,
      data: z.array(z.string().regex(/^\/api\/[\w/-]+$/)).optional(),
    }),
  ),
  /** Slot → name of its chunk. `label` is the heading where several slots are listed. */
  slots: z.partialRecord(
    z.enum(['search-form', 'booking-card', 'booking-detail', 'booking-extra']),
    z.object({ chunk: z.string(), label: z.string() }),
  ),
  /** Name of its slice in the store. */
  slice: z.string(),
  /** Shape version of the persisted state. Null when nothing is persisted. */
  persist: z.object({ schema: z.int() }).nullable(),
  /** Settings for brands. Absent for a remote without settings. */
  settings: remoteSettingsSchema.optional(),
  /**
   * Route to which its e-mails link, with a text for the page of an unknown address once a brand no longer sells the
   * product. `{brand}` is replaced as in `routes`.
   */
  mailedLink: mailedLinkSchema.optional(),
  /** Form of the brands' mark-ups for its product. Absent without mark-ups. */
  markUp: markUpFormSchema.optional(),
});
export type RemoteDescriptor = z.infer<typeof remoteDescriptorSchema>;
