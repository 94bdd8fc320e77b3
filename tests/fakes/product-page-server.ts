import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The behaviour of a shop at one path: a page, or an answer that a test makes. */
type Answer = string | Buffer | ((request: IncomingMessage, response: ServerResponse) => void);

/** Other sites, as one local server. Paths are made as tests go, so that each has its own. */
export async function startProductPages() {
  const answers = new Map<string, Answer>();
  const asked: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    asked.push(request);
    const answer = answers.get(new URL(request.url ?? '/', 'http://shop.test').pathname);
    if (answer === undefined)
      return void response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>');
    if (typeof answer === 'function') return answer(request, response);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(answer);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}`;

  return {
    /** As EXTRACT_ALLOW_PRIVATE_HOSTS has it. */
    host: `127.0.0.1:${port}`,
    /** The same machine under another name, which makes it another site. */
    otherHost: `localhost:${port}`,
    address,
    /** Puts something on a path of its own, and gives its address. */
    add(answer: Answer, name = 'page'): string {
      const path = `/${crypto.randomUUID()}/${name}`;
      answers.set(path, answer);
      return address + path;
    },
    /** Puts something where every site has the like: at /robots.txt. */
    put: (path: string, answer: Answer) => void answers.set(path, answer),
    /** The requests for an address, so far. */
    askedFor: (url: string) => asked.filter((request) => url.endsWith(`:${port}${request.url}`)),
    stop: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
