import type { AddressInfo } from 'node:net';
import net from 'node:net';
import { describe, expect } from 'vitest';
import { Webhook } from '../../../server/news/webhooks/webhook.entity.ts';
import { WebhookSender } from '../../../server/news/webhooks/webhook-sender.ts';
import { aList } from '../../builders/lists.ts';
import { SECRET } from '../server-test.ts';
import { anOwner, test } from './webhook-test.ts';

const MESSAGE = { id: 'm1', body: '{"type":"test"}' };

function aWebhook(url: string) {
  return { id: '0193f0a0-0000-7000-8000-000000000001', url, secretVersion: 1, oldSecretUntil: null };
}

/** A server below HTTP, for answers that none gives by mistake. */
async function aSocketServer(onSocket: (socket: net.Socket) => void) {
  const server = net.createServer((socket) => {
    socket.on('error', () => {});
    onSocket(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { host: `127.0.0.1:${port}`, close: () => server.close() };
}

function senderTo(host: string, timeoutMs?: number) {
  return new WebhookSender({ secret: SECRET, userAgent: 'Kindlist', allowedPrivateHosts: [host], timeoutMs });
}

describe('an endpoint', () => {
  test('that answers without end has 1 kB of it read', async ({ sender, endpoints }) => {
    const endpoint = endpoints.open();
    let isOpen = true;
    endpoint.secret = sender.secretOf(aWebhook(endpoint.url));
    endpoint.answer = (response) => {
      response.writeHead(200);
      response.on('close', () => {
        isOpen = false;
      });
      const more = (): void => {
        while (isOpen && response.write('endless '.repeat(1_000)));
        if (isOpen) response.once('drain', more);
      };
      more();
    };

    const answer = await sender.send(aWebhook(endpoint.url), MESSAGE, new Date());

    expect(answer).toMatchObject({ status: 200, problem: null });
    expect(answer.text).toHaveLength(1_024);
    await expect.poll(() => isOpen).toBe(false);
  });

  test('that sends its headers slowly is left when its time is over', async () => {
    const slow = await aSocketServer((socket) => {
      socket.write('HTTP/1.1 200 OK\r\n');
      const dripping = setInterval(() => socket.write('X-Slow: 1\r\n'), 200);
      socket.on('close', () => clearInterval(dripping));
    });
    const answer = await senderTo(slow.host, 2_500).send(aWebhook(`http://${slow.host}/`), MESSAGE, new Date());
    slow.close();

    expect(answer).toMatchObject({ status: null, problem: 'TIMEOUT', isSlow: true });
    expect(answer.milliseconds).toBeGreaterThan(2_400);
  });

  const LONG_HEADERS = `HTTP/1.1 200 OK\r\n${'X-Long: y\r\n'.repeat(5_000)}`;

  test.for([
    ['with headers without end', LONG_HEADERS],
    ['with no HTTP', 'SSH-2.0-OpenSSH\r\n'],
    ['by hanging up', null],
  ] as const)('that answers %s is one that failed', async ([, answers]) => {
    const server = await aSocketServer((socket) =>
      socket.once('data', () => (answers === null ? socket.destroy() : socket.write(answers))),
    );
    const answer = await senderTo(server.host).send(aWebhook(`http://${server.host}/`), MESSAGE, new Date());
    server.close();

    expect(answer).toMatchObject({ status: null, problem: 'NETWORK' });
  });

  test('that redirects to a cloud’s own service is not followed', async ({ em, services, hook, deliver, webhooks }) => {
    const ida = await anOwner(em);
    const list = await aList(em, { owner: ida });
    const { endpoint, webhook } = await hook(ida);
    endpoint.answer = (response) =>
      response.writeHead(307, { location: 'http://169.254.169.254/latest/meta-data' }).end();
    await services.items.addItem(ida, list.id, { title: 'Mug' });

    await deliver();

    expect((await webhooks.deliveriesOf(ida, webhook.id, {})).nodes).toMatchObject([
      { status: 307, isDelivered: false },
    ]);
    expect(await em.fork().findOneOrFail(Webhook, webhook.id)).toMatchObject({ failures: 1, isOn: true });
  });

  test.for([
    ['http://127.0.0.1:9/', 'INVALID'],
    ['https://127.0.0.1/', 'BLOCKED'],
    ['https://10.1.2.3/', 'BLOCKED'],
    ['https://[::1]/', 'BLOCKED'],
    ['https://[::ffff:10.0.0.1]/', 'BLOCKED'],
    ['https://[64:ff9b::a00:1]/', 'BLOCKED'],
    ['https://0x7f.1/', 'BLOCKED'],
    ['https://localhost/', 'BLOCKED'],
    ['https://169.254.169.254/', 'BLOCKED'],
    ['https://168.63.129.16/', 'BLOCKED'],
  ] as const)('that came to be at %s by its name is sent nothing: %s', async ([url, problem], { sender }) => {
    const answer = await sender.send(aWebhook(url), MESSAGE, new Date());
    expect(answer).toMatchObject({ status: null, problem, text: '' });
  });
});
