import { createECDH, randomBytes } from 'node:crypto';
import http from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { decodeProtectedHeader, importJWK, jwtVerify } from 'jose';

const { decrypt } = createRequire(import.meta.url)('http_ece') as {
  decrypt(body: Buffer, keys: { version: 'aes128gcm'; privateKey: object; authSecret: string }): Buffer;
};

interface ReceivedPush {
  /** The content, as the device reads it. */
  push: Record<string, unknown>;
  headers: http.IncomingHttpHeaders;
  /** The claims of the site about itself, which were proved. */
  claims: Record<string, unknown>;
}

/** The service of a browser maker, to which devices are subscribed: it checks who sends, and only the device can read. */
export async function startPushService() {
  const devices = new Map<
    string,
    { keys: ReturnType<typeof createECDH>; auth: string; received: ReceivedPush[]; status: number }
  >();
  const server = http.createServer(async (request, response) => {
    const device = devices.get(request.url ?? '');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (!device) return response.writeHead(404).end();
    if (device.status < 300) {
      const claims = await claimsOf(request.headers.authorization ?? '');
      const body = decrypt(Buffer.concat(chunks), {
        version: 'aes128gcm',
        privateKey: device.keys,
        authSecret: device.auth,
      });
      device.received.push({ push: JSON.parse(body.toString()), headers: request.headers, claims });
    }
    response.writeHead(device.status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    /** A browser that subscribes, as its PushSubscription says it. */
    subscribe() {
      const path = `/send/${randomBytes(16).toString('base64url')}`;
      const keys = createECDH('prime256v1');
      const p256dh = keys.generateKeys('base64url');
      const auth = randomBytes(16).toString('base64url');
      const device = { keys, auth, received: [] as ReceivedPush[], status: 201 };
      devices.set(path, device);
      return { endpoint: `http://${host}${path}`, p256dh, auth, device };
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** "vapid t=TOKEN, k=KEY": the token has to be signed with that key. */
async function claimsOf(authorization: string): Promise<Record<string, unknown>> {
  const { token = '', key = '' } = /^vapid t=(?<token>[\w.-]+), k=(?<key>[\w-]+)$/.exec(authorization)?.groups ?? {};
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const { payload } = await jwtVerify(token, await importJWK(jwk, decodeProtectedHeader(token).alg ?? 'ES256'));
  return { ...payload, key };
}
