import { OFFLINE_PATH, RESERVED } from '../pages/shellPages';

/**
 * The service worker. Pages store their files in its caches (the shell's `offline/cacheSet`); the worker only reads them, so
 * that any version of it serves pages of any release.
 * Documents always come from the server, for any duration and status. If the server cannot be reached twice in a row, the
 * worker serves the document stored with the last good set, or a short text if there is none.
 * Files with a hash in their address never change, so stored ones are served; the page still checks their integrity. A retry
 * (`?retry=1`) goes to the server first. Api calls bypass the worker, and no personal data is stored.
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

const cached = async (address) => {
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
    return fetch(request).catch(async () => (await cached('${OFFLINE_PATH}')) ?? words());
  }
};
const file = async (request, url) => {
  const fromServer = () => fetch(request);
  if (url.search) return fromServer().catch(async () => (await caches.match(request, ANY)) ?? Response.error());
  return (await caches.match(request, ANY)) ?? fromServer();
};
const picture = (request) => fetch(request).catch(async () => (await cached(request)) ?? Response.error());

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

/** Replaces the worker when operators disable it: deletes the stored files and itself. Open pages continue without it. */
export const REMOVED_WORKER_SCRIPT = `'use strict';
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await registration.unregister();
  })());
});
`;
