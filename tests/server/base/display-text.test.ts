// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { displayText } from '#rules/base/text/display-text';

test.each([
  ['Salt &amp; pepper', 'Salt & pepper'],
  ['&amp;amp;amp;amp;amp;', '&'],
  ['&amp;amp;amp;amp;amp;amp;', '&amp;'], // five passes, no more
  ['&lt;3 &#39;x&#x27; &eacute;', "<3 'x' é"],
  ['</textarea><img src=x onerror=alert(1)>', '</textarea><img src=x onerror=alert(1)>'],
  ['Fish & chips; &nosuchthing; ?a=1&copy=2', 'Fish & chips; &nosuchthing; ?a=1&copy=2'],
  ['\u202eanna\u202c &#x202e;Lee', 'anna Lee'], // as earlier versions have stored it
  ['Bett&shy;w\u00e4\u00adsche, USB&#x2011;C', 'Bettw\u00e4sche, USB-C'],
  ['\u00ad', ''],
  ['\u200b\u2060', ''],
  ['\u3164', ''],
  [null, ''],
])('%s reads as %s', (stored, read) => {
  expect(displayText(stored)).toBe(read);
});
