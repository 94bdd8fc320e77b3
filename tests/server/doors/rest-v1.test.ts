import { MikroORM } from '@mikro-orm/postgresql';
import { describe, expect } from 'vitest';
import { createApp } from '../../../server/app.ts';
import { HealthService } from '../../../server/base/database/health.service.ts';
import config from '../../../server/mikro-orm.config.ts';
import { aUser } from '../../builders/accounts.ts';
import { aList } from '../../builders/lists.ts';
import { call, problem } from '../rest.ts';
import { test } from '../server-test.ts';

const BAD_INPUT = problem('BAD_USER_INPUT', 'Invalid request. Please check your input.');

describe('every reply', () => {
  test('says success, data and message, and is never kept by anybody', async ({ app }) => {
    const { status, headers, body } = await call(app, 'GET /health');

    expect(status).toBe(200);
    expect(body).toEqual({ success: true, data: { status: 'ok', database: 'ok' }, message: 'OK' });
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers.etag).toBeUndefined();
  });

  test('a slash at the end of the address changes nothing', async ({ app }) => {
    expect((await call(app, 'GET /health/')).status).toBe(200);
  });

  test('an address that does not exist is answered with an error body', async ({ app }) => {
    for (const line of ['GET /nothing/here', 'PUT /nothing/here', 'GET /lists/a/b/c/d']) {
      const { status, headers, body } = await call(app, line);

      expect(status).toBe(404);
      expect(body).toEqual(problem('NOT_FOUND', 'Resource not found.'));
      expect([headers['cache-control'], headers.allow]).toEqual(['no-store', undefined]);
    }
  });

  test.for([
    ['PUT /health', 'GET, HEAD'],
    ['PUT /health/?deep=1', 'GET, HEAD'],
    ['POST /lists/0198c8a0-0000-7000-8000-000000000000', 'DELETE, GET, HEAD, PATCH, PUT'],
    ['GET /contact', 'POST'],
  ] as const)('an address that is asked in another way says how it is asked: %s', async ([line, allowed], { app }) => {
    const { status, headers, body } = await call(app, line);

    expect([status, headers.allow, headers['cache-control']]).toEqual([405, allowed, 'no-store']);
    expect(body).toEqual(problem('METHOD_NOT_ALLOWED', `This address accepts ${allowed}.`));
  });

  test('an address that cannot be read is answered with an error body', async ({ app }) => {
    const { status, body } = await call(app, 'GET /lists/shared/%ZZ');

    expect(status).toBe(400);
    expect(body).toEqual(BAD_INPUT);
  });
});

describe('a body', () => {
  const json = JSON.stringify({ title: 'Birthday' });

  test.for([
    ['application/json', 'application/json'],
    ['application/json with a charset', 'application/json; charset=utf-8'],
    ['what fetch calls a text', 'text/plain;charset=UTF-8'],
  ])('is read as JSON when it is said to be %s', async ([, contentType], { em, app }) => {
    const headers = { 'content-type': contentType as string };
    const { status, body } = await call(app, 'POST /lists', { viewer: await aUser(em), body: json, headers });

    expect(status).toBe(201);
    expect(body.data.title).toBe('Birthday');
  });

  test('is read as JSON when nothing is said of it', async ({ em, app }) => {
    const { status } = await call(app, 'POST /lists', { viewer: await aUser(em), body: Buffer.from(json) });

    expect(status).toBe(201);
  });

  test('may be missing, or be empty JSON', async ({ app }) => {
    const without = await call(app, 'POST /auth/logout');
    const empty = await call(app, 'POST /auth/logout', { headers: { 'content-type': 'application/json' } });

    expect([without.status, empty.status]).toEqual([200, 200]);
    expect(without.body).toEqual({ success: true, data: null, message: 'Signed out' });
  });

  test.for([
    ['{"title":', 'The body is not JSON.'],
    ['title=Birthday', 'The body is not JSON.'],
    ['[]', 'The body must be a JSON object.'],
    ['"Birthday"', 'The body must be a JSON object.'],
    ['7', 'The body must be a JSON object.'],
  ] as const)('that is %s is no good input', async ([sent, message], { em, app }) => {
    const headers = { 'content-type': 'application/json' };
    const { status, body } = await call(app, 'POST /lists', { viewer: await aUser(em), body: sent, headers });

    expect(status).toBe(400);
    expect(body).toEqual(problem('BAD_USER_INPUT', message));
  });

  test.for([
    ['application/xml'],
    ['application/x-www-form-urlencoded'],
    ['multipart/form-data; boundary=x'],
    ['nonsense'],
  ])('of type %s is refused', async ([contentType], { em, app }) => {
    const headers = { 'content-type': contentType as string };
    const { status, body } = await call(app, 'POST /lists', { viewer: await aUser(em), body: json, headers });

    expect(status).toBe(415);
    expect(body).toEqual(problem('BAD_USER_INPUT', 'The request must be JSON.'));
  });

  test('of more than 1 MB is refused', async ({ em, app }) => {
    const body = { title: 'Birthday', description: 'x'.repeat(1024 * 1024) };
    const answer = await call(app, 'POST /lists', { viewer: await aUser(em), body });

    expect(answer.status).toBe(413);
    expect(answer.body).toEqual(problem('BAD_USER_INPUT', 'The request is too large. At most 1 MB can be sent.'));
  });

  test('may hold what nobody asked for', async ({ em, app }) => {
    const body = { title: 'Birthday', colour: 'red', owner_id: crypto.randomUUID(), constructor: { prototype: 1 } };
    const { status } = await call(app, 'POST /lists', { viewer: await aUser(em), body });

    expect(status).toBe(201);
  });
});

describe('an access token', () => {
  test('is needed for what is somebody’s own', async ({ app }) => {
    const expired = problem('UNAUTHENTICATED', 'Your session has expired. Please log in again.');

    for (const line of ['GET /lists', 'GET /lists/owned', 'GET /lists/collaborated']) {
      expect(await call(app, line)).toMatchObject({ status: 401, body: { ...expired, data: [] } });
    }
    expect(await call(app, 'POST /lists')).toMatchObject({ status: 401, body: expired });
  });

  test('that is bad is refused, also where guests may ask', async ({ em, app }) => {
    const list = await aList(em, { privacy: 'PUBLIC' });

    const headers = { authorization: 'Bearer worn.out.token' };
    expect((await call(app, `GET /lists/shared/${list.shareToken}`, { headers })).status).toBe(401);
    expect((await call(app, `GET /lists/shared/${list.shareToken}`)).status).toBe(200);
    expect((await call(app, `GET /lists/${list.id}`, { headers })).status).toBe(401);
  });
});

describe('when it is not the caller’s doing', () => {
  test('a database that is away is said to be away, and asking again may help', async ({ infrastructure }) => {
    const orm = await MikroORM.init({ ...config, clientUrl: 'postgresql://nobody@127.0.0.1:1/nowhere' });
    const app = await createApp(orm, { ...infrastructure, health: new HealthService(orm) });
    const away = problem('SERVICE_UNAVAILABLE', 'Server error. Please try again later.');

    expect(await call(app, 'GET /lists/shared/abc')).toMatchObject({ status: 503, body: away });
    expect(await call(app, 'GET /health')).toMatchObject({ status: 503, body: { ...away, database: 'away' } });
    await app.close();
    await orm.close();
  });

  test('a bug is answered without a word of what went wrong', async ({ orm, infrastructure }) => {
    const app = await createApp(orm, infrastructure);
    app.addHook('preHandler', async ({ url }) => {
      if (url.endsWith('/health')) throw new TypeError('secret is not a function');
    });

    expect(await call(app, 'GET /health')).toMatchObject({
      status: 500,
      body: problem('INTERNAL_SERVER_ERROR', 'Server error. Please try again later.'),
    });
    await app.close();
  });

  test('a person who tries too often is told when to come back', async ({ app }) => {
    const body = { email: 'guess@example.test', password: 'not the password' };
    const attempts: Awaited<ReturnType<typeof call>>[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1) attempts.push(await call(app, 'POST /auth/login', { body }));

    const last = attempts.at(-1);
    expect(last?.status).toBe(429);
    expect(last?.body).toEqual({
      ...problem('RATE_LIMITED', 'Too many attempts. Please try again later.'),
      retry_after_seconds: Number(last?.headers['retry-after']),
    });
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
  });
});
