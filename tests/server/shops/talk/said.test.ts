import { describe, expect, test } from 'vitest';
import { readingOf } from './reading.ts';
import { SAID } from './said.examples.ts';

describe.for(Object.entries(SAID))('%s', ([, examples]) => {
  test.for(examples)('$0', ([lines, read, kind = 'SHOPPING', currency = 'EUR']) => {
    const isChat = lines.every((line) => /^(?:Anna|Ben|Carla|Анна|Бен|Карла): /.test(line));
    const text = isChat
      ? lines.map((line, minute) => `12/11/2026, 18:${minute + 10} - ${line}`).join('\n')
      : lines.join('\n');

    expect(readingOf(text, kind, currency)).toEqual(read);
  });
});
