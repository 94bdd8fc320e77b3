import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

type Message = { type: string; id?: string; payload?: { accessToken?: string | null } & Asked };

interface Asked {
  query?: string;
  extensions?: { persistedQuery?: { sha256Hash: string } };
}

/** One connection as the server sees it. */
export interface Connection {
  /** As the client gave it in its connection parameters. */
  accessToken: string | null | undefined;
  /** The latest request. */
  asked: Asked;
  /** Refuses what was asked last. */
  refuse(code: string): void;
  /** Answers every subscription of this connection. */
  say(payload: object): void;
  close(code: number): void;
  /** As when a cable is pulled. */
  drop(): void;
}

/** A server that speaks graphql-transport-ws, and otherwise does what the test says. */
export async function startLiveServer() {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', handleProtocols: () => 'graphql-transport-ws' });
  await new Promise((resolve) => server.once('listening', resolve));
  const subscribed: Connection[] = [];
  const waiting: ((connection: Connection) => void)[] = [];

  server.on('connection', (socket: WebSocket) => {
    const ids: string[] = [];
    const send = (message: object) => socket.send(JSON.stringify(message));
    const connection: Connection = {
      accessToken: undefined,
      asked: {},
      refuse: (code) => send({ type: 'error', id: ids.pop(), payload: [{ message: 'No.', extensions: { code } }] }),
      say: (payload) => {
        for (const id of ids) send({ type: 'next', id, payload });
      },
      close: (code) => socket.close(code, 'closed by the test'),
      drop: () => socket.terminate(),
    };
    socket.on('message', (data) => {
      const { type, id, payload } = JSON.parse(String(data)) as Message;
      if (type === 'connection_init') {
        connection.accessToken = payload?.accessToken;
        send({ type: 'connection_ack' });
      }
      if (type === 'subscribe' && id) {
        ids.push(id);
        connection.asked = payload ?? {};
        const listener = waiting.shift();
        if (listener) listener(connection);
        else subscribed.push(connection);
      }
    });
  });

  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`,
    nextSubscription: () =>
      new Promise<Connection>((resolve) => {
        const connection = subscribed.shift();
        if (connection) resolve(connection);
        else waiting.push(resolve);
      }),
    stop: () => {
      for (const client of server.clients) client.terminate();
      server.close();
    },
  };
}
