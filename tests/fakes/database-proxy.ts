import { connect, createServer, type Socket } from 'node:net';

/** Stands between the product and PostgreSQL, and pulls the plug when told to. */
export interface DatabaseProxy {
  url: string;
  /** How many connections were refused while it was cut. */
  refused(): number;
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

export async function databaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isCut = false;
  let refused = 0;

  const server = createServer((client) => {
    if (isCut) {
      refused += 1;
      return client.destroy();
    }
    const database = connect(Number(target.port || 5432), target.hostname);
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as { port: number }).port);

  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    refused: () => refused,
    cut,
    mend: () => {
      isCut = false;
    },
    close: () => {
      cut();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}
