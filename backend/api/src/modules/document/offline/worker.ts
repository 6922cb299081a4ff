import { OFFLINE_PATH, RESERVED } from '../pages/shellPages';

/**
 * The service worker. Pages put into its caches what they are made of (the shell's `offline/keepSet`); it only reads, so that any
 * version of it serves the pages of any release.
 *
 * A document always comes from the server, however long that takes and whatever it answers. Only when the server cannot be reached,
 * twice in a row, does the one that was kept with the last good set stand in, or a few words where there is none. Files with a hash
 * in their address never change, so the kept ones are as good as new; the page checks their integrity all the same. A second try
 * (`?retry=1`) asks the server first. Calls of the api pass it by: nothing of a person is kept.
 */
export const WORKER_SCRIPT = `'use strict';
const CACHES = 'offline-1';
const HASHED = /^\\/assets\\/(?:shell|remotes)\\/.+\\.[0-9a-f]{8,}\\.js$/;
const PICTURE = /^\\/brand\\//;
const NO_PAGE = ${RESERVED};
const ANY = { ignoreSearch: true, ignoreVary: true };

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) if (!name.startsWith(CACHES)) await caches.delete(name);
    await registration.navigationPreload?.enable();
    await clients.claim();
  })());
});

const kept = async (address) => {
  const index = await caches.open(CACHES);
  const current = await (await index.match('/current'))?.text();
  if (!current) return undefined;
  return (await caches.open(CACHES + ':' + current)).match(address, ANY);
};
const words = () => new Response(
  '<!doctype html><html lang="es"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sin conexión</title>' +
    '<h1>Sin conexión</h1><p>No pudimos abrir esta página y no hay nada guardado de ella en este dispositivo. Revisa tu internet y vuelve a intentarlo.</p><p><a href="">Reintentar</a></p></html>',
  { status: 503, headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'none'" } },
);

const page = async ({ request, preloadResponse }) => {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return fetch(request).catch(async () => (await kept('${OFFLINE_PATH}')) ?? words());
  }
};
const file = async (request, url) => {
  const fromServer = () => fetch(request);
  if (url.search) return fromServer().catch(async () => (await caches.match(request, ANY)) ?? Response.error());
  return (await caches.match(request, ANY)) ?? fromServer();
};
const picture = (request) => fetch(request).catch(async () => (await kept(request)) ?? Response.error());

addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (request.destination === 'document' && !NO_PAGE.test(url.pathname)) event.respondWith(page(event));
  } else if (HASHED.test(url.pathname)) event.respondWith(file(request, url));
  else if (PICTURE.test(url.pathname)) event.respondWith(picture(request));
});
`;

/** Takes its place where operators want no worker: removes what was kept, and itself. Open pages go on without. */
export const REMOVED_WORKER_SCRIPT = `'use strict';
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await registration.unregister();
  })());
});
`;
