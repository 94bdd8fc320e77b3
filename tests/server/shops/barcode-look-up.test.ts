import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { describe, expect } from 'vitest';
import { attemptsAllowed } from '../../../server/base/rate-limits/limits.ts';
import type { User } from '../../../server/core/users/user.entity.ts';
import type { Infrastructure } from '../../../server/infrastructure.ts';
import { checkDigitOf } from '../../../server/shops/barcodes/barcode.rules.ts';
import { BarcodeLookUp } from '../../../server/shops/barcodes/barcode-look-up.ts';
import { BarcodeReading } from '../../../server/shops/barcodes/barcode-reading.entity.ts';
import { aUser } from '../../builders/accounts.ts';
import { LONGEST_WAIT_MS } from '../../run-limits.ts';
import { send } from '../graphql.ts';
import { test as base } from '../server-test.ts';

let codes = 0;

/** Another code for each test, as it is printed. */
function aCode(): string {
  codes += 1;
  const body = `0400${String(codes).padStart(9, '0')}`;
  return `${body}${checkDigitOf(body)}`.slice(1);
}

const test = base.extend('barcodeLookUpUrl', { scope: 'file' }, async ({ productPages }) => {
  return `${productPages.address}/names/{code}`;
});

async function lookUp(app: FastifyInstance, viewer: User, code: string) {
  const { data, errors } = await send(
    app,
    'mutation ($code: String!) { lookUpBarcode(code: $code) { title } }',
    viewer,
    { code },
  );
  return errors ? errors[0].extensions.code : data.lookUpBarcode.title;
}

const json = (value: unknown) => (_request: unknown, response: ServerResponse) =>
  void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));

test('the service is told the code, and nothing of who asks', async ({ em, app, productPages }) => {
  const code = aCode();
  productPages.put(`/names/${code}`, json({ product: { product_name: 'Oat milk' } }));

  expect(await lookUp(app, await aUser(em), code)).toBe('Oat milk');

  const [asked, ...others] = productPages.askedFor(`${productPages.address}/names/${code}`);
  expect(others).toEqual([]);
  expect(asked?.method).toBe('GET');
  expect(asked?.headers).toEqual({
    host: productPages.host,
    'user-agent': 'Kindlist/1.2.3 (+https://kindlist.test)',
    accept: 'application/json',
    'accept-language': 'en',
    'accept-encoding': 'gzip, deflate, br',
    connection: 'close',
  });
});

test('a name is asked for once, and "unknown" too', async ({ em, app, productPages }) => {
  const [known, unknown] = [aCode(), aCode()];
  productPages.put(`/names/${known}`, json({ name: 'Oat milk' }));
  const viewer = await aUser(em);

  const both = await Promise.all([lookUp(app, viewer, known), lookUp(app, viewer, known)]);
  expect([...both, await lookUp(app, await aUser(em), known)]).toEqual(['Oat milk', 'Oat milk', 'Oat milk']);
  expect(await lookUp(app, viewer, unknown)).toBeNull();
  expect(await lookUp(app, viewer, unknown)).toBeNull();

  for (const code of [known, unknown]) {
    expect(productPages.askedFor(`${productPages.address}/names/${code}`)).toHaveLength(1);
  }
});

test('an answer that is out of date is asked for again', async ({ em, app, productPages }) => {
  const code = aCode();
  productPages.put(`/names/${code}`, json({ name: 'Oat milk' }));
  const viewer = await aUser(em);
  await lookUp(app, viewer, code);
  await em.nativeUpdate(BarcodeReading, { code: `0${code}` }, { expiresAt: new Date(Date.now() - 1000) });
  productPages.put(`/names/${code}`, json({ name: 'Oat drink' }));

  expect(await lookUp(app, viewer, code)).toBe('Oat drink');
});

describe('a service that gives nothing useful leaves the name to the person', () => {
  test('without JSON', async ({ em, app, productPages }) => {
    const code = aCode();
    productPages.put(`/names/${code}`, '<h1>Oat milk</h1>');
    expect(await lookUp(app, await aUser(em), code)).toBeNull();
  });

  test('with far too much', async ({ em, app, productPages }) => {
    const code = aCode();
    productPages.put(`/names/${code}`, json({ name: 'Oat milk', more: 'x'.repeat(2_000_000) }));
    expect(await lookUp(app, await aUser(em), code)).toBeNull();
  });

  test('leading into a private network', async ({ em, app, productPages }) => {
    const code = aCode();
    productPages.put('/secret', json({ name: 'Secret' }));
    const location = `http://${productPages.otherHost}/secret`;
    productPages.put(`/names/${code}`, (_request, response) => void response.writeHead(302, { location }).end());

    expect(await lookUp(app, await aUser(em), code)).toBeNull();
    expect(productPages.askedFor(`${productPages.address}/secret`)).toEqual([]);
  });
});

interface ServiceWorld {
  orm: ConstructorParameters<typeof BarcodeLookUp>[0];
  infrastructure: Infrastructure;
  productPages: { address: string };
}

/** A service of its own, so that its pauses hold up no other test. */
function aService({ orm, infrastructure, productPages }: ServiceWorld) {
  const problems: unknown[] = [];
  const options = {
    address: `${productPages.address}/names/{code}`,
    userAgent: 'Kindlist',
    onProblem: (one: unknown) => problems.push(one),
  };
  return { problems, service: new BarcodeLookUp(orm, infrastructure.rateLimits, options) };
}

describe('a service that is out of order', () => {
  const answers = {
    'says so': (response: ServerResponse) => void response.writeHead(500).end(),
    'breaks off': (response: ServerResponse) => void response.destroy(),
    'says nothing at all, within seconds': () => {},
    'has had enough': (response: ServerResponse) => void response.writeHead(429, { 'retry-after': '600' }).end(),
  };
  test.for(Object.entries(answers))(
    'and %s is asked for no other code for a while, and the operator is told once',
    async ([, answer], { orm, infrastructure, productPages }) => {
      const [code, other] = [aCode(), aCode()];
      productPages.put(`/names/${code}`, (_request, response) => answer(response));
      productPages.put(`/names/${other}`, json({ name: 'Oat milk' }));
      const { service, problems } = aService({ orm, infrastructure, productPages });
      const now = Date.now();
      expect(await service.nameOf('ida', `0${code}`, now)).toBeNull();
      expect(Date.now() - now).toBeLessThan(LONGEST_WAIT_MS);

      expect(await service.nameOf('ida', `0${other}`, now + 59_000)).toBeNull();
      expect(problems).toHaveLength(1);
      expect(productPages.askedFor(`${productPages.address}/names/${other}`)).toHaveLength(0);
      expect(await service.nameOf('ida', `0${other}`, now + 601_000)).toBe('Oat milk');
    },
  );
});

test('a code that the service does not like stops no other', async ({ orm, infrastructure, productPages }) => {
  const [code, other] = [aCode(), aCode()];
  productPages.put(`/names/${code}`, (_request, response) => void response.writeHead(400).end());
  productPages.put(`/names/${other}`, json({ name: 'Oat milk' }));
  const { service } = aService({ orm, infrastructure, productPages });

  expect(await service.nameOf('ida', `0${code}`)).toBeNull();
  expect(await service.nameOf('ida', `0${other}`)).toBe('Oat milk');
});

test('the whole site asks for so many codes a day, and names that are known are given on', async ({
  em,
  app,
  infrastructure,
  productPages,
}) => {
  const [known, code] = [aCode(), aCode()];
  for (const each of [known, code]) productPages.put(`/names/${each}`, json({ name: 'Oat milk' }));
  const viewer = await aUser(em);
  await lookUp(app, viewer, known);
  await infrastructure.rateLimits.consumeUpTo('barcodeService', 'site', attemptsAllowed('barcodeService'));

  expect(await lookUp(app, viewer, code)).toBeNull();
  expect(await lookUp(app, viewer, known)).toBe('Oat milk');
  await em.execute('delete from rate_limits');
});

test('a code that a shop made for itself goes to nobody', async ({ em, app, productPages }) => {
  const body = '2012345678901'.slice(0, 12);
  const code = `${body}${checkDigitOf(`0${body}`)}`;
  productPages.put(`/names/${code}`, json({ name: 'Somebody else’s cheese' }));

  expect(await lookUp(app, await aUser(em), code)).toBeNull();
  expect(productPages.askedFor(`${productPages.address}/names/${code}`)).toEqual([]);
});

test('a code that is none is refused at its field', async ({ em, app }) => {
  const query = 'mutation { lookUpBarcode(code: "4006381333932") { title } }';
  const { errors } = await send(app, query, await aUser(em));

  expect(errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { code: [expect.any(String)] } });
});

test('an account looks up so many codes an hour', async ({ em, app, infrastructure }) => {
  const viewer = await aUser(em);
  for (let used = 0; used < attemptsAllowed('barcode'); used += 1) {
    await infrastructure.rateLimits.consume('barcode', [viewer.id]);
  }

  expect(await lookUp(app, viewer, aCode())).toBe('RATE_LIMITED');
});
