import * as z from 'zod';
import { linkTokenSchema } from '../account/account';
import { personSchema } from '../bookings/bookings';
import { strictBrandDraftSchema } from '../shell/brand';
import { instant } from './operationsFields';

/** Roles in a brand's console: manage the brand, serve its travellers, or only view it. */
export const brandRoleSchema = z.enum(['brand-admin', 'operator', 'viewer']);
export type BrandRole = z.infer<typeof brandRoleSchema>;

const brandPersonSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: brandRoleSchema,
  /** Brand at whose host the account is. It may be another brand. */
  account_brand: z.string(),
  /** True for staff of every brand of the platform. */
  is_everywhere: z.boolean(),
  is_self: z.boolean(),
  /** Rights of the reader over this person. */
  may_change: z.boolean(),
  may_remove: z.boolean(),
});
export type BrandPerson = z.infer<typeof brandPersonSchema>;
const invitationSchema = z.object({
  id: z.string(),
  email: z.string(),
  role: brandRoleSchema,
  sent_at: instant,
  sent_by: z.string(),
  expires_at: instant,
  is_over: z.boolean(),
});
export type BrandInvitation = z.infer<typeof invitationSchema>;
const actSchema = z.object({
  at: instant,
  by: z.string(),
  act: z.enum(['INVITED', 'UNINVITED', 'JOINED', 'ROLE', 'REMOVED']),
  email: z.string(),
  role: brandRoleSchema,
});
export type BrandAccessAct = z.infer<typeof actSchema>;
const accessSchema = z.object({
  people: z.array(brandPersonSchema),
  invitations: z.array(invitationSchema),
  /** Last actions, newest first. */
  log: z.array(actSchema),
  /** True when the reader may invite people and the brand has a host for their accounts. */
  may_invite: z.boolean(),
});
export type BrandAccess = z.infer<typeof accessSchema>;
const accessResponseSchema = z.object({ data: accessSchema });

const { id: brand } = strictBrandDraftSchema.shape;
const paramsSchema = z.object({ brand });
const itemParamsSchema = z.object({ brand, id: z.string().min(1).max(80) });

export const brandPeopleRoutes = {
  'GET console/brands/:brand/people': {
    summary: 'Who has which role in a brand, who was asked to, and the last acts',
    params: paramsSchema,
    response: accessResponseSchema,
  },
  'PATCH console/brands/:brand/people/:id': {
    summary: 'Changes the role of a member; requires a recent second-factor code',
    params: itemParamsSchema,
    body: z.object({ role: brandRoleSchema }).meta({ id: 'BrandRoleChange' }),
    response: accessResponseSchema,
  },
  'DELETE console/brands/:brand/people/:id': {
    summary: 'Removes the role of a member in a brand; requires a recent second-factor code',
    params: itemParamsSchema,
    response: accessResponseSchema,
  },
  'POST console/brands/:brand/invitations': {
    summary:
      'Invites a person by e-mail, in place of an earlier invitation; requires a recent second-factor code',
    params: paramsSchema,
    body: z
      .object({ email: personSchema.shape.email, role: brandRoleSchema })
      .meta({ id: 'BrandInvitation' }),
    response: accessResponseSchema,
  },
  'DELETE console/brands/:brand/invitations/:id': {
    summary: 'Takes an invitation back: its link opens nothing any more',
    params: itemParamsSchema,
    response: accessResponseSchema,
  },
} as const;

/** For the account of the invited address, at the brand’s own host. */
export const ownInvitationRoutes = {
  'POST accounts/me/invitations': {
    summary: 'Takes up the invitation of a mailed link; every session of the account ends',
    body: z.object({ token: linkTokenSchema }).meta({ id: 'InvitationAcceptance' }),
    response: z.object({ data: z.object({ role: brandRoleSchema }) }),
  },
} as const;
