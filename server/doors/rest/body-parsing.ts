import type { FastifyInstance } from 'fastify';

/** `text/plain` is what `fetch` says of a text when its caller says nothing. */
const JSON_TYPES = ['application/json', 'text/plain'];

/** An empty body counts as none. */
export function readBodiesAsJson(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('remove', 'remove');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(JSON_TYPES, { parseAs: 'string' }, (request, body, done) => {
    if (body.trim() === '') done(null);
    else parseJson(request, body, done);
  });
  app.addContentTypeParser<string>('*', { parseAs: 'string' }, (request, body, done) => {
    if (body.trim() === '') done(null);
    else if (request.headers['content-type']) done(new NotJson());
    else parseJson(request, body, done);
  });
}

class NotJson extends Error {
  readonly statusCode = 415;
}
