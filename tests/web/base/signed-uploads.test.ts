// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

const TARGET = 'https://pictures.example/bucket';
const ADDRESS = 'https://kindlist.example/images/items/k.png';
const FILE = new File(['png'], 'mug.png', { type: 'image/png' });

/** The answers of the server and the store, and the requests to them. */
const world = { storage: 's3', status: 201, statusText: 'Created', body: {} as object };
let sent: { address: string; fields: [string, unknown][] }[];

class FakeRequest {
  upload = {};
  status = world.status;
  statusText = world.statusText;
  response = world.body;
  responseType = '';
  onload = () => {};
  private address = '';
  open(_method: string, address: string) {
    this.address = address;
  }
  setRequestHeader() {}
  abort() {}
  send(form: FormData) {
    sent.push({ address: this.address, fields: [...form.entries()] });
    queueMicrotask(() => this.onload());
  }
}

beforeEach(() => {
  Object.assign(world, { storage: 's3', status: 201, statusText: 'Created', body: {} });
  sent = [];
  vi.resetModules(); // where pictures are is asked once for a page
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('fetch', async (path: string) => {
    const data = path.endsWith('/service-status')
      ? { storage: world.storage }
      : { presigned_url: TARGET, fields: { key: 'items/k.png', policy: 'p' }, public_url: ADDRESS };
    return Response.json({ data });
  });
});

/** As each page has it, which asks once where pictures are. */
async function send() {
  const { sendToFolder } = await import('../../../web/core/images/send-picture.ts');
  return sendToFolder('items', FILE, { onProgress: () => {}, signal: new AbortController().signal });
}

test('where pictures are in a store that speaks S3, one goes to the signed address with its fields before it', async () => {
  expect(await send()).toBe(ADDRESS);
  const [{ address, fields } = { address: '', fields: [] }] = sent;
  expect(address).toBe(TARGET);
  expect(fields.map(([name]) => name)).toEqual(['key', 'policy', 'file']);
});

test('a store that refuses is told in its own words', async () => {
  Object.assign(world, { status: 403, statusText: 'Forbidden', body: null });
  await expect(send()).rejects.toThrow(/^S3 upload failed: Forbidden$/);
});

test('what is wrong with the picture is told, too', async () => {
  Object.assign(world, { status: 400, statusText: 'Bad Request', body: { message: 'The picture cannot be read.' } });
  await expect(send()).rejects.toThrow('S3 upload failed: Bad Request. The picture cannot be read.');
});

test('where pictures are on the server’s disk, they go straight to it', async () => {
  Object.assign(world, { storage: 'disk', body: { data: { url: ADDRESS } } });
  expect(await send()).toBe(ADDRESS);
  expect(sent).toMatchObject([
    {
      address: '/api/v1/images/upload',
      fields: [
        ['folder', 'items'],
        ['file', {}],
      ],
    },
  ]);
});
