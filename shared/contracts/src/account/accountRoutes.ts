import {
  accountItemParamsSchema,
  accountSessionsResponseSchema,
  changeEmailBodySchema,
  changePasswordBodySchema,
  changePasswordResponseSchema,
  confirmationBodySchema,
  confirmationResponseSchema,
  emailBodySchema,
  endedSessionsResponseSchema,
  passwordBodySchema,
  profileBodySchema,
  profileResponseSchema,
  registerBodySchema,
  resetPasswordBodySchema,
} from './account';
import { accountDataResponseSchema } from './accountData';
import {
  travelerBodySchema,
  travelerResponseSchema,
  travelersResponseSchema,
} from './accountTravelers';
import { doneSchema, mailSentResponseSchema } from '../commonAnswers';

/** Part of `apiRoutes`. */
export const accountRoutes = {
  'POST accounts': {
    summary: 'Mails a link with which the owner of the mailbox creates an account',
    body: registerBodySchema,
    response: mailSentResponseSchema,
  },
  'POST accounts/confirmations': {
    summary: 'Confirms what a link was mailed for',
    body: confirmationBodySchema,
    response: confirmationResponseSchema,
  },
  'POST accounts/confirmations/resend': {
    summary: 'Mails the confirmation link again',
    body: emailBodySchema,
    response: mailSentResponseSchema,
  },
  'POST accounts/password_resets': {
    summary: 'Mails a link to choose a new password',
    body: emailBodySchema,
    response: mailSentResponseSchema,
  },
  'POST accounts/passwords': {
    summary:
      'Sets a new password by a mailed link and ends every session; a link to an old address restores it too',
    body: resetPasswordBodySchema,
    response: doneSchema,
  },
  'GET accounts/me': {
    summary: 'The profile of who is signed in',
    response: profileResponseSchema,
  },
  'PATCH accounts/me': {
    summary: 'Changes the profile',
    body: profileBodySchema,
    response: profileResponseSchema,
  },
  'DELETE accounts/me': {
    summary: 'Deletes the account; refused while a booking is under way',
    body: passwordBodySchema,
    response: doneSchema,
  },
  'PUT accounts/me/password': {
    summary: 'Changes the password and ends the other sessions',
    body: changePasswordBodySchema,
    response: changePasswordResponseSchema,
  },
  'POST accounts/me/email_changes': {
    summary: 'Mails a confirmation link to a new address',
    body: changeEmailBodySchema,
    response: mailSentResponseSchema,
  },
  'POST accounts/me/reauthentications': {
    summary: 'Proves again who is signed in',
    body: passwordBodySchema,
    response: doneSchema,
  },
  'GET accounts/me/sessions': {
    summary: 'Where the account is signed in',
    response: accountSessionsResponseSchema,
  },
  'DELETE accounts/me/sessions': {
    summary: 'Ends every other session',
    response: endedSessionsResponseSchema,
  },
  'DELETE accounts/me/sessions/:id': {
    summary: 'Ends one session',
    params: accountItemParamsSchema,
    response: endedSessionsResponseSchema,
  },
  'GET accounts/me/travelers': {
    summary: 'The saved travellers',
    response: travelersResponseSchema,
  },
  'POST accounts/me/travelers': {
    summary: 'Saves a traveller',
    body: travelerBodySchema,
    response: travelerResponseSchema,
  },
  'GET accounts/me/travelers/:id': {
    summary: 'A saved traveller in full, to fill a form',
    params: accountItemParamsSchema,
    response: travelerResponseSchema,
  },
  'PUT accounts/me/travelers/:id': {
    summary: 'Changes a saved traveller',
    params: accountItemParamsSchema,
    body: travelerBodySchema,
    response: travelerResponseSchema,
  },
  'DELETE accounts/me/travelers/:id': {
    summary: 'Forgets a saved traveller',
    params: accountItemParamsSchema,
    response: doneSchema,
  },
  'GET accounts/me/data': {
    summary: 'Everything held about the account, as a file; needs a recent sign-in',
    response: accountDataResponseSchema,
  },
} as const;
