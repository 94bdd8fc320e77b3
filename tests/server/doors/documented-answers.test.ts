import { expect } from 'vitest';
import { assertDocumented } from '../openapi.ts';
import { test } from '../server-test.ts';

test('an answer with a property that is not documented fails, and the property is named', async ({ app }) => {
  const answer = { status: 200, body: { status: 'ok', database: 'ok', mood: 'sunny' } };

  await expect(assertDocumented(app, 'GET /health', undefined, answer)).rejects.toThrow(/additional properties: mood/);
});
