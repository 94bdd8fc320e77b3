import { expect } from 'vitest';
import { STATEMENTS } from '../../../server/base/database/prepared.ts';
import '../../../server/people/circles/circle-rows.ts'; // loaded when somebody first looks at a circle
import '../../../server/people/circles/personal-link-rows.ts';
import '../../../server/people/draws/assignment.ts'; // loaded when somebody first draws
import '../../../server/people/draws/circle-draws.ts'; // the same
import '../../../server/people/handovers/handover-rows.ts'; // loaded when somebody first hands lists over
import { test } from '../server-test.ts';

test('every prepared statement is put together as it was reviewed', async ({ app }) => {
  expect(app).toBeDefined(); // whatever the server imports has made its statements

  const texts = [...STATEMENTS].sort().map(([name, text]) => `-- ${name}\n${outdented(text)};\n`);

  await expect(texts.join('\n')).toMatchFileSnapshot('assembled-statements.sql');
});

/** Lines without what indents them all, and without what ends in nothing. */
function outdented(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const indents = lines.map((line) => line.length - line.trimStart().length);
  const indent = Math.min(...(indents.length > 1 ? indents.slice(1) : indents));
  return lines
    .map((line) => (line.startsWith(' '.repeat(indent)) ? line.slice(indent) : line.trimStart()).trimEnd())
    .join('\n');
}
