import { expect, test } from 'vitest';
import { distanceText } from '../../../web/base/design/RelativeTime.tsx';

test('how long ago and how soon is said as Intl says it in English', () => {
  const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
  for (const unit of ['year', 'month', 'week', 'day', 'hour', 'minute'] as const) {
    for (const count of [-7973, -60, -2, -1, 1, 2, 60, 7973]) {
      expect(distanceText(count, unit)).toBe(words.format(count, unit));
    }
  }
  expect(distanceText(0, 'day')).toBe(words.format(0, 'day'));
});
