import * as z from 'zod';
import { ROLES, TAB_ICONS } from '../constants';
import { isFree } from './isFree';
import { moduleIdSchema } from './moduleId';
import { markUpFormSchema } from './markUps';
import { remoteSettingsSchema } from './remoteSettings';

export const roleSchema = z.enum(ROLES);
/** Whom a menu entry or a route is for; without one, everybody. Others get the page of an unknown address. */
const audienceSchema = z.union([roleSchema, z.array(roleSchema).min(1)]).optional();

/** Where links of mails lead: `path` with `#…token=…`. */
export const mailedLinkSchema = z.object({ path: z.string(), title: z.string(), text: z.string() });
export type MailedLink = z.infer<typeof mailedLinkSchema>;

/** `remote.json` of a remote: what shell and server must know before any code of it runs. */
export const remoteDescriptorSchema = z.object({
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/)
    .refine(isFree, 'Every object has something of that name.'),
  /** Semver range of the platform contract that the remote was written for. */
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
  /** Entries of the user menu; `guest`: for visitors without a session, in header and footer instead. */
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
   * `data`: paths of answers that the page asks for as soon as it runs, by GET and the same for everybody; the document asks for them ahead.
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
  /** Slot → name of the chunk that fills it; `label` heads it where slots stand side by side. */
  slots: z.partialRecord(
    z.enum(['search-form', 'booking-card', 'booking-detail', 'booking-extra']),
    z.object({ chunk: z.string(), label: z.string() }),
  ),
  /** Name of its slice in the store. */
  slice: z.string(),
  /** Shape version of what it persists; null when it persists nothing. */
  persist: z.object({ schema: z.int() }).nullable(),
  /** What brands may choose of it; absent for a remote without settings. */
  settings: remoteSettingsSchema.optional(),
  /**
   * One of its routes, to which its mails link, and what the page of an unknown address says there once a brand sells the product no
   * more; `{brand}` is replaced as in `routes`.
   */
  mailedLink: mailedLinkSchema.optional(),
  /** How brands add to the prices of its product; absent where they add nothing. */
  markUp: markUpFormSchema.optional(),
});
export type RemoteDescriptor = z.infer<typeof remoteDescriptorSchema>;
