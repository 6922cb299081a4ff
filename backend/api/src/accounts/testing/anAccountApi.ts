import type { RegistrationBody, TravelerBody } from '@tiquete/contracts';
import { createTextCipher } from '../../lib/privacy/textCipher';
import { openBrowser } from '../../testing/browser';
import { startTestApp, TEST_BOOKING_KEY, type TestApp } from '../../testing/testApp';
import { sealContext } from '../../mail/createMail';

export const PASSWORD = 'clave-muy-larga-7';
export interface ReadMail {
  template: string;
  to: string;
  data: Record<string, string>;
  /** Token of the link in the mail. */
  token: string;
}
type Reply = Awaited<ReturnType<ReturnType<typeof openBrowser>['call']>>;
export interface AccountApi {
  test: TestApp;
  browser(host?: string): ReturnType<typeof openBrowser>;
  /** Body of a registration by link, with the versions of the host's brand. */
  registration(changes?: Partial<RegistrationBody>, host?: string): Promise<RegistrationBody>;
  register(email: string, host?: string): Promise<Reply>;
  /** Opens a registration's link and enters name, password and consents. */
  complete(token: string, changes?: Partial<RegistrationBody>, host?: string): Promise<Reply>;
  /** A confirmed traveller who is signed in with a separate browser. */
  signedIn(email: string, host?: string): Promise<ReturnType<typeof openBrowser>>;
  /** Waiting mails for an address, oldest first; those about sign-ins on new devices only when their template is given. */
  mailsTo(email: string, template?: string): Promise<ReadMail[]>;
  newestToken(email: string): Promise<string>;
  rows(sql: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
}

/** The whole app with its outgoing mails. */
export async function anAccountApi(): Promise<AccountApi> {
  const test = await startTestApp({ config: { trustedProxies: ['127.0.0.1'] } });
  const cipher = createTextCipher([TEST_BOOKING_KEY]);
  const browser = (host = 'localhost') => openBrowser(test.app, host);
  const mailsTo = async (email: string, template?: string) => {
    await test.deps.account.settle();
    const rows = await test.deps.db.query<{ id: string; template: string; sealed: string }>(
      'select id, template, sealed from mails where sealed is not null order by seq',
    );
    const mails = rows.map(({ id, template, sealed }) => ({
      template,
      ...JSON.parse(cipher.open(sealed, sealContext(id))),
    }));
    return mails
      .filter((mail) => mail.to === email && mail.template !== (template ? '' : 'account.device'))
      .filter((mail) => !template || mail.template === template)
      .map((mail) => ({ ...mail, token: /[#&]token=(.+)$/.exec(mail.data.url ?? '')?.[1] ?? '' }));
  };
  const registration: AccountApi['registration'] = async (changes = {}, host = 'localhost') => {
    const { policy_versions: versions } = (await browser(host).get('/api/white_brands')).json()
      .data;
    return {
      name: 'Ana Torres',
      password: PASSWORD,
      accepts: { terms_version: versions.terms, data_policy_version: versions.data },
      ...changes,
    };
  };
  return {
    test,
    browser,
    mailsTo,
    registration,
    register: (email, host) => browser(host).call('POST accounts', { email }),
    complete: async (token, changes, host) =>
      browser(host).call('POST accounts/confirmations', {
        token,
        registration: await registration(changes, host),
      }),
    async signedIn(email, host = 'localhost') {
      await test.addUser(host === 'localhost' ? 'tiquete' : 'andes', email, PASSWORD);
      const own = browser(host);
      await own.signIn(email, PASSWORD);
      return own;
    },
    newestToken: async (email) =>
      (await mailsTo(email)).findLast(({ token }) => token !== '')?.token ?? '',
    rows: (sql, values) => test.deps.db.query(sql, values),
  };
}

export const aTraveler = (changes: Partial<TravelerBody> = {}): TravelerBody => ({
  name: 'Rosa',
  lastname: 'Díaz',
  document_type: 4,
  document: '1032456789',
  document_expiry: null,
  email: null,
  phone_country: null,
  phone: null,
  birth_date: '1990-05-17',
  gender: 49,
  nationality: 'CO',
  ...changes,
});
export const problemOf = (reply: {
  statusCode: number;
  json(): { errors: { code: string; source?: { pointer?: string } }[] };
}) => {
  const [error] = reply.json().errors;
  return [reply.statusCode, error?.code, error?.source?.pointer];
};
