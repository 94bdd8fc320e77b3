import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { expect, onTestFinished, test } from 'vitest';
import { compile } from '../../../scripts/languages/compile.ts';
import { type Speaker, speakAs } from '../../../server/base/languages/i18n.rules.ts';
import { agoWords, distanceText } from '../../../web/base/design/RelativeTime.tsx';

test('how long ago and how soon is said as Intl says it in English', () => {
  const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
  for (const unit of ['year', 'month', 'week', 'day', 'hour', 'minute'] as const) {
    for (const count of [-7973, -60, -2, -1, 1, 2, 60, 7973]) {
      expect(distanceText(count, unit)).toBe(words.format(count, unit));
    }
  }
  expect(distanceText(0, 'day')).toBe(words.format(0, 'day'));
});

const MINUTES = '{count, plural, one {# minute ago} other {# minutes ago}}';

function speak(language: Speaker['language'], minutes: string): void {
  const messages = { [generateMessageId(MINUTES)]: compile(minutes) };
  speakAs(() => ({ language, locale: language, messages }));
  onTestFinished(() => speakAs(() => ({ language: 'en', locale: 'en-US' })));
}

test.for([
  ['pl', '{count, plural, one {# minutę temu} few {# minuty temu} many {# minut temu} other {# minuty temu}}'],
  [
    'ar',
    '{count, plural, one {قبل دقيقة واحدة} two {قبل دقيقتين} few {قبل # دقائق} many {قبل # دقيقة} zero {قبل # دقيقة} other {قبل # دقيقة}}',
  ],
  ['ja', '{count, plural, other {# 分前}}'],
] as const)('in %s a number of minutes takes the right plural', ([language, minutes]) => {
  speak(language, minutes);
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });

  for (let count = 1; count < 60; count += 1) {
    expect(distanceText(-count, 'minute')).toBe(words.format(-count, 'minute'));
  }
});

test.for([
  ['en', '{count, plural, one {# minute ago} other {# minutes ago}}'],
  ['pl', '{count, plural, one {# minutę temu} few {# minuty temu} many {# minut temu} other {# minuty temu}}'],
  ['ar', '{count, plural, one {قبل دقيقة واحدة} two {قبل دقيقتين} few {قبل # دقائق} other {قبل # دقيقة}}'],
] as const)('the words for the script before the app are enough for every count in %s', ([language, minutes]) => {
  speak(language, minutes);

  const texts = agoWords().units.find(([seconds]) => seconds === 60)?.[1] ?? {};

  for (let count = 1; count < 60; count += 1) {
    const text = texts[count] ?? texts[new Intl.PluralRules(language).select(count)];
    expect(text?.replace('#', String(count))).toBe(distanceText(-count, 'minute'));
  }
});
