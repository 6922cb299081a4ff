import { bogotaTime } from './parts';
import { type Email, note, text } from '../layout/email';
import type { AccountMailData } from '../templates';
import { type Absolute, greeting } from './account';

const GUESSED: Record<AccountMailData<'account.locked'>['guessed'], string> = {
  PASSWORD:
    'Hoy escribieron cinco veces una contraseña que no es la tuya. Limitamos los intentos: tu cuenta y tus reservas siguen a salvo.',
  CODE: 'Hoy escribieron cinco veces un código de verificación que no es el tuyo, después de escribir bien tu contraseña. Limitamos los intentos.',
};

export const wrongGuesses = (
  { name, url, guessed }: AccountMailData<'account.locked'>,
  brand: string,
  absolute: Absolute,
): Email => ({
  subject: `Varios intentos de entrar a tu cuenta de ${brand}`,
  preheader: 'Limitamos los intentos. Si no fuiste tú, cambia tu contraseña.',
  tone: 'warning',
  title: 'Varios intentos de entrar a tu cuenta',
  blocks: [
    greeting(name),
    text(GUESSED[guessed]),
    { kind: 'action', label: 'Crear una nueva contraseña', url: absolute(url) },
    note(
      'Si fuiste tú y no la recuerdas, crea una nueva con el botón. Si no fuiste tú, te recomendamos cambiarla.',
    ),
  ],
});

export const newDevice = (
  { name, url, at, device: kind }: AccountMailData<'account.device'>,
  brand: string,
  absolute: Absolute,
): Email => ({
  subject: `Nuevo inicio de sesión en tu cuenta de ${brand}`,
  preheader: 'Si fuiste tú, no hagas nada. Si no, cambia tu contraseña.',
  tone: 'info',
  title: 'Entraron a tu cuenta desde un equipo nuevo',
  blocks: [
    greeting(name),
    text(`Alguien inició sesión en tu cuenta de ${brand} desde un equipo que no conocíamos.`),
    {
      kind: 'facts',
      rows: [
        ['Cuándo', `${bogotaTime(new Date(at))}, hora de Colombia`],
        ['Equipo', kind === '' ? 'Equipo desconocido' : kind],
      ],
    },
    text('Si fuiste tú, no hagas nada.'),
    { kind: 'action', label: 'No fui yo: crear otra contraseña', url: absolute(url) },
    note('Al crear otra contraseña cerramos la sesión en todos los equipos.'),
  ],
});
