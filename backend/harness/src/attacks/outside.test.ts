import { createHttp } from '@tiquete/api/http';
import { startScriptedServer, htmlAnswer } from '@tiquete/api/testing/scripted-server';
import { createPictureSource } from '@tiquete/api/media';

it.each([301, 302, 303, 307, 308])(
  'a client follows no redirect to another address (%p)',
  async (status) => {
    const elsewhere = await startScriptedServer(htmlAnswer('inside'));
    const vendor = await startScriptedServer(
      htmlAnswer('', status, { location: `${elsewhere.url}/latest/meta-data/` }),
    );
    const http = createHttp({ name: 'XX', baseUrl: vendor.url, timeoutMs: 5000 });
    const pictures = createPictureSource(
      { hb: vendor.url, do: null, 'stand-in': null, own: null },
      { draw: () => Promise.reject(new Error('nothing to draw')) },
    );
    try {
      await expect(http.get('/a')).rejects.toMatchObject({ kind: 'rejected' });
      await expect(http.post('/a', { rateKey: 'secret' })).rejects.toMatchObject({
        kind: 'rejected',
      });
      await expect(pictures.fetch('/media/hb/1/0/320.webp')).rejects.toMatchObject({
        kind: 'failed',
      });
      expect(elsewhere.requests).toEqual([]);
    } finally {
      await Promise.all([http.close(), pictures.close(), vendor.close(), elsewhere.close()]);
    }
  },
);
