import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';

interface Answer {
  status: number;
  contentType: string;
  body: Buffer;
}

/** A shop, for the browser tests: what is put on a path, the path answers with. On the port that is given, until it is ended. */
const answers = new Map<string, Answer>();

createServer(async (request, response) => {
  const path = request.url ?? '/';
  if (request.method === 'PUT') {
    const { 'content-type': contentType = 'text/html; charset=utf-8', 'x-status': status = '200' } = request.headers;
    const body = await buffer(request);
    answers.set(path, { status: Number(status), contentType, body });
    return void response.writeHead(201).end();
  }
  const { status, contentType, body } = answers.get(path) ?? {
    status: path === '/' ? 200 : 404,
    contentType: 'text/html',
    body: Buffer.from('<h1>Shop</h1>'),
  };
  response.writeHead(status, { 'content-type': contentType }).end(body);
}).listen(Number(process.argv[2]), '127.0.0.1');
