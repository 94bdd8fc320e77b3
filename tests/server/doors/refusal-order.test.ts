import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { describe, expect } from 'vitest';
import { ACTIONS } from '../../../server/core/access/actions.rules.ts';
import { aUser } from '../../builders/accounts.ts';
import { send } from '../graphql.ts';
import { documentedBy } from '../openapi.ts';
import { goodVariables, graphqlOperations, type Leaf, something, withPart } from '../operations.ts';
import { call } from '../rest.ts';
import { test } from '../server-test.ts';

const FOR_ADMINISTRATORS = Object.entries(ACTIONS).flatMap(([name, { role }]) => (role ? [name] : []));
const OPERATIONS = graphqlOperations().filter(({ name, kind }) => {
  return FOR_ADMINISTRATORS.includes(name) && kind !== 'subscription';
});

/** Bodies with which nothing can be done, of every kind of field. */
const WRONG_BODIES = [undefined, {}, { name: 7, role: 'x', tier: 'x', status: 'x', plan_id: 'x', default_currency: 7 }];

/** Every REST route with its address, of objects that are nobody's. */
async function routes(app: FastifyInstance) {
  const { document } = await documentedBy(app);
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security, tags }]) => ({
      line: `${method.toUpperCase()} ${path.replace('/api/v1', '').replaceAll(/\{\w+\}/g, randomUUID())}`,
      isOpen: security.some((way) => Object.keys(way).length === 0),
      isForAdministrators: tags?.includes('Administration') ?? false,
    })),
  );
}

/** Nothing that can be looked up, or written. */
const wrongValue = ({ type }: Leaf) => (type === 'number' ? -1 : '');

describe('who may is asked before what is wrong with the request', () => {
  test('by every REST route', async ({ em, app }) => {
    const stranger = await aUser(em, { emailVerifiedAt: new Date() });
    const answers: [string, number, number][] = [];
    for (const { line, isOpen, isForAdministrators } of await routes(app)) {
      for (const body of line.startsWith('GET') ? [undefined] : WRONG_BODIES) {
        if (!isOpen) answers.push([line, (await call(app, line, { body })).status, 401]);
        if (isForAdministrators) answers.push([line, (await call(app, line, { viewer: stranger, body })).status, 403]);
      }
    }

    expect(answers.length).toBeGreaterThan(150);
    expect(answers.filter(([, status, due]) => status !== due)).toEqual([]);
  });

  test.for(OPERATIONS.map((operation) => [operation.name, operation] as const))(
    'by %s over GraphQL',
    async ([, operation], { em, app }) => {
      const stranger = await aUser(em, { emailVerifiedAt: new Date() });
      const { variables, leaves } = goodVariables(operation, await something(em));
      const wrong = leaves.reduce((changed, leaf) => withPart(changed, leaf.path, wrongValue(leaf)), variables);

      for (const [viewer, code] of [
        [null, 'UNAUTHENTICATED'],
        [stranger, 'FORBIDDEN'],
      ] as const) {
        const { errors } = await send(app, operation.briefDocument, viewer, wrong);
        expect(errors).toMatchObject([{ extensions: { code } }]);
      }
    },
  );
});
