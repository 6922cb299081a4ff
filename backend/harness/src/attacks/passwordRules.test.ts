import { PASSWORD_MAX, PASSWORD_MIN } from '@tiquete/contracts';
import { checkNewPassword } from '@tiquete/api/password-rules';
import { createPasswords } from '@tiquete/api/passwords';

describe('passwords', () => {
  it('are rejected when they are among the first guesses', () => {
    for (const password of [
      '12345678',
      'password',
      'PASSWORD',
      'contraseña',
      'Contrasena123',
      'colombia2024',
      'qwertyuiop',
      'ana@viajes.test',
    ]) {
      expect(() => checkNewPassword(password, 'ana@viajes.test')).toThrow(
        expect.objectContaining({ code: 'PASSWORD_TOO_COMMON' }),
      );
    }
    expect(() => checkNewPassword('una frase que nadie dice', 'ana@viajes.test')).not.toThrow();
    expect([PASSWORD_MIN, PASSWORD_MAX]).toEqual([8, 128]);
  });
  it('are hashed by argon2id with the agreed cost', async () => {
    expect(await createPasswords().hash('una frase que nadie dice')).toMatch(
      /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22,}\$[\w+/]{43}$/,
    );
  });
  it('count to their last character', async () => {
    const passwords = createPasswords();
    const long = 'á'.repeat(PASSWORD_MAX - 1);
    const stored = await passwords.hash(`${long}x`);
    expect([
      await passwords.matches(stored, `${long}x`),
      await passwords.matches(stored, `${long}y`),
      await passwords.matches(stored, long),
      await passwords.matches(stored, ` ${long}x`),
    ]).toEqual([true, false, false, false]);
  });
});
