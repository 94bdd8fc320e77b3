import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { onTestFinished } from 'vitest';
import { compile } from '../../scripts/languages/compile.ts';
import type { PageLanguage } from '../../server/base/languages/languages.rules.ts';
import type { Message } from '../../server/base/languages/message.rules.ts';
import { speakerFor } from '../../server/base/languages/speaking.ts';

/** Has these messages say something else in a language, until the test is over. */
export async function translate(language: PageLanguage, messages: Record<string, string>): Promise<void> {
  const catalogue = (await speakerFor(language)).messages as Record<string, Message>;
  const kept = { ...catalogue };
  for (const [icu, translated] of Object.entries(messages)) catalogue[generateMessageId(icu)] = compile(translated);
  onTestFinished(() => {
    for (const icu of Object.keys(messages)) delete catalogue[generateMessageId(icu)];
    Object.assign(catalogue, kept);
  });
}
