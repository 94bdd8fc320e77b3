import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

/** How it answers in the server's place those who have to sign in: elsewhere, with a page of its own, or in few words. */
export type SignIn = 'redirect' | 'page' | 'refusal';

/** Stands between browsers and the product, as proxies do that know nothing of sockets, or that want people to sign in. */
export interface WebProxy {
  url: string;
  sockets: 'pass' | 'refuse' | 'hang' | 'deaf';
  /** Null while everybody is signed in. */
  signIn: SignIn | null;
  /** The proxy's own answer; other requests pass. */
  isKept: (path: string) => boolean;
  close(): Promise<void>;
}

const SIGN_IN = '/.sign-in';

export async function startWebProxy(target: string): Promise<WebProxy> {
  const open = new Set<Socket>();
  const elsewhere = await listen(createServer((_asked, answer) => answerWithPage(answer, 200, proxy.url)));
  const server = await listen(createServer((asked, answer) => void answerOrPass(asked, answer)));
  const proxy: WebProxy = {
    url: addressOf(server),
    sockets: 'pass',
    signIn: null,
    isKept: () => true,
    close: async () => {
      for (const socket of open) socket.destroy();
      for (const each of [server, elsewhere]) {
        const closed = new Promise((resolve) => each.close(resolve));
        each.closeAllConnections(); // browsers keep theirs open
        await closed;
      }
    },
  };
  const { host, hostname, port } = new URL(target);

  function answerOrPass(asked: IncomingMessage, answer: ServerResponse): void {
    const path = asked.url ?? '';
    if (path.startsWith(SIGN_IN)) {
      proxy.signIn = null;
      answer.writeHead(302, { location: '/dashboard' }).end();
    } else if (proxy.signIn && proxy.isKept(path)) keep(asked, answer, proxy.signIn);
    else {
      const passed = request(
        { host: hostname, port, path, method: asked.method, headers: headersOf(asked) },
        (said) => {
          answer.writeHead(said.statusCode ?? 502, said.headers);
          said.pipe(answer);
        },
      );
      passed.on('error', () => answer.destroy());
      asked.pipe(passed);
    }
  }

  function keep(asked: IncomingMessage, answer: ServerResponse, how: SignIn): void {
    const isPage = asked.headers.accept?.includes('text/html');
    if (how === 'redirect') answer.writeHead(302, { location: addressOf(elsewhere) }).end();
    else if (how === 'page' || isPage) answerWithPage(answer, how === 'page' ? 200 : 401, proxy.url);
    else answer.writeHead(401, { 'content-type': 'text/plain' }).end('401 Unauthorized');
  }

  /** As the server knows its own address. */
  function headersOf({ headers }: IncomingMessage) {
    return { ...headers, host, ...(headers.origin && { origin: target }) };
  }

  server.on('upgrade', (asked: IncomingMessage, socket: Socket, head: Buffer) => {
    open.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => open.delete(socket));
    if (proxy.sockets === 'refuse') return socket.end('HTTP/1.1 400 Bad Request\r\nconnection: close\r\n\r\n');
    if (proxy.sockets === 'hang') return;
    const passed = connect(Number(port), hostname, () => {
      const lines = Object.entries(headersOf(asked)).map(([name, value]) => `${name}: ${value}`);
      passed.write(`GET ${asked.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      passed.write(head);
      socket.on('data', (data) => proxy.sockets === 'pass' && passed.write(data));
      passed.on('data', (data) => proxy.sockets === 'pass' && socket.write(data));
    });
    open.add(passed);
    passed.on('error', () => socket.destroy()).on('close', () => socket.destroy());
    socket.on('close', () => passed.destroy());
  });
  return proxy;
}

function answerWithPage(answer: ServerResponse, status: number, back: string): void {
  answer.writeHead(status, { 'content-type': 'text/html; charset=utf-8' });
  answer.end(`<!doctype html><title>Sign in</title><h1>Who are you?</h1><a href="${back}${SIGN_IN}">It’s me</a>`);
}

async function listen(server: Server): Promise<Server> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

function addressOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
