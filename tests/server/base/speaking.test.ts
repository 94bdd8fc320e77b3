import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { expect, test } from 'vitest';
import { i18n, speaker } from '../../../server/base/languages/i18n.rules.ts';
import { inLanguage, speakerFor, speaking } from '../../../server/base/languages/speaking.ts';
import { translate } from '../translations.ts';

const HELLO = { id: 'unknown', message: 'Hello' };

test('nobody in particular is spoken to in English', () => {
  expect(speaker()).toMatchObject({ language: 'en', locale: 'en-US' });
  expect(i18n._(HELLO)).toBe('Hello');
});

test('works at the same time speak each its own language', async () => {
  await translate('de', { Required: 'Erforderlich' });
  await translate('fr', { Required: 'Obligatoire' });
  const required = { id: generateMessageId('Required'), message: 'Required' };
  const [german, french] = await Promise.all([speakerFor('de'), speakerFor('fr')]);
  const say = async () => {
    await new Promise(setImmediate);
    return `${speaker().language}: ${i18n._(required)}`;
  };

  const said = await Promise.all([speaking(german, say), speaking(french, say), say()]);

  expect(said).toEqual(['de: Erforderlich', 'fr: Obligatoire', 'en: Required']);
});

test.for([
  ['de', 'de-AT', 'de-AT'],
  ['de', 'fr-FR', 'de'],
  ['de', 'de-XX', 'de'],
  ['de', 'de-AT-u-nu-thai', 'de-AT'],
  ['de', '?', 'de'],
  ['en', 'en-GB', 'en-GB'],
  ['en', undefined, 'en-US'],
  ['pt-BR', 'pt', 'pt-BR'],
  ['ar', 'ar', 'ar'],
  ['ar', 'ar-EG', 'ar-EG-u-nu-latn'],
] as const)('%s in the way of %s is written as in %s', async ([language, wanted, locale]) => {
  expect((await speakerFor(language, wanted === undefined ? [] : [wanted])).locale).toBe(locale);
});

test('what is for a person of no known language is written in English where nobody speaks', async () => {
  const written = await Promise.all(['ja', 'tlh', null].map((each) => inLanguage(each, () => speaker().language)));

  expect(written).toEqual(['ja', 'en', 'en']);
});
