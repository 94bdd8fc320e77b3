import { once } from 'node:events';
import { connect, createServer, type Server } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { waitForDatabase } from '../../server/base/database/wait-for-database.ts';
import { freePort } from '../../server/base/postgres/free-port.ts';
import { aDatabase } from '../server/template-database.ts';

test('a database that is there is not waited for', async () => {
  const url = await aDatabase();
  const said: string[] = [];

  await waitForDatabase(url, (waiting) => said.push(waiting));

  expect(said).toEqual([]);
});

test('one that is not there yet is named at once without its password, and used when it comes', async () => {
  const url = await aDatabase();
  const real = new URL(url);
  const port = await freePort();
  const late = new URL(url);
  late.hostname = '127.0.0.1';
  late.port = String(port);
  let opened: Server | undefined;
  const said: string[] = [];

  await waitForDatabase(late.href, (waiting) => {
    said.push(waiting);
    opened ??= forwarding(port, real);
  });

  opened?.close();
  expect(said[0]).toContain(`The database at 127.0.0.1:${port}${real.pathname} does not answer yet`);
  expect(new URL(url).password).not.toBe('');
  expect(said.join()).not.toContain(new URL(url).password);
});

test('one that is too old is named with its version', async () => {
  const server = createServer((socket) => {
    socket.once('data', () => {
      socket.write(
        Buffer.concat([
          message('R', int32(0)),
          message('S', text('server_version', '14.2')),
          message('Z', Buffer.from('I')),
        ]),
      );
      socket.on('data', (data) => {
        if (data[0] !== 'Q'.charCodeAt(0)) return socket.end();
        socket.write(
          Buffer.concat([
            rowDescription('server_version'),
            dataRow('14.2'),
            message('C', text('SHOW')),
            message('Z', Buffer.from('I')),
          ]),
        );
      });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as { port: number };

  const waiting = waitForDatabase(`postgresql://kindlist@127.0.0.1:${port}/kindlist`, () => {});

  await expect(waiting).rejects.toThrow(/cannot be used: it is PostgreSQL 14\.2, and Kindlist needs 15 or newer/);
});

/** A door at `port` to the database that is elsewhere. */
function forwarding(port: number, real: URL): Server {
  const server = createServer((socket) => {
    const there = connect(Number(real.port), real.hostname);
    socket.pipe(there).pipe(socket);
    there.on('error', () => socket.destroy());
    socket.on('error', () => there.destroy());
  });
  return server.listen(port, '127.0.0.1');
}

// A few messages of PostgreSQL's protocol: one byte for the kind, four for the length, then the rest.

function message(kind: string, body: Buffer): Buffer {
  return Buffer.concat([Buffer.from(kind), int32(body.length + 4), body]);
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}

function text(...values: string[]): Buffer {
  return Buffer.from(values.map((value) => `${value}\0`).join(''));
}

function rowDescription(name: string): Buffer {
  const oneField = Buffer.from([0, 1]);
  const about = Buffer.concat([
    int32(0),
    Buffer.from([0, 0]),
    int32(25),
    Buffer.from([255, 255]),
    int32(-1),
    Buffer.from([0, 0]),
  ]);
  return message('T', Buffer.concat([oneField, text(name), about]));
}

function dataRow(value: string): Buffer {
  return message('D', Buffer.concat([Buffer.from([0, 1]), int32(value.length), Buffer.from(value)]));
}
