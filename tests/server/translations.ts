import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { onTestFinished } from 'vitest';
import { compile } from '../../scripts/languages/compile.ts';
import type { Message } from '../../server/base/languages/message.rules.ts';

const catalogues = import.meta.glob<Record<string, Message>>('../../server/base/languages/catalogues/*.po', {
  import: 'default',
});

/** Has these messages say something else in a language, until the test is over. */
export async function translate(language: string, messages: Record<string, string>): Promise<void> {
  const catalogue = await catalogues[`../../server/base/languages/catalogues/${language}.po`]?.();
  if (!catalogue) throw new Error(`There is no catalogue of ${language}`);
  const kept = { ...catalogue };
  for (const [icu, translated] of Object.entries(messages)) catalogue[generateMessageId(icu)] = compile(translated);
  onTestFinished(() => {
    for (const icu of Object.keys(messages)) delete catalogue[generateMessageId(icu)];
    Object.assign(catalogue, kept);
  });
}
