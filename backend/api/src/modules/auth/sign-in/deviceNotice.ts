import type { Database } from '../../../db/database';
import type { Background } from '../../../lib/async/background';
import type { Mail } from '../../mail';
import type { UserRow } from '../users';

interface Parts {
  db: Database;
  mail: Mail;
  clock: () => Date;
  background: Background;
}
/** Tells the holder of an account that it was signed in to on a device that did not know it. */
export type DeviceNotice = (user: UserRow, device: string) => void;

export const createDeviceNotice =
  ({ db, mail, clock, background }: Parts): DeviceNotice =>
  ({ id, brand, email, name }, device) => {
    const at = clock().toISOString();
    background.run(() =>
      db.withBrand(brand, (tx) =>
        mail.enqueue(tx, {
          brand,
          to: email,
          userId: id,
          template: 'account.device',
          data: { name, at, device, url: '/forgot_password' },
        }),
      ),
    );
  };
