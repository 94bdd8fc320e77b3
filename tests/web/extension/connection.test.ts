// @vitest-environment jsdom
import { expect, test } from 'vitest';
import {
  connection,
  forgetConnection,
  keepConnection,
  rememberSite,
  siteOf,
} from '../../../web/extension/connection.ts';
import { messageName } from '../../../web/extension/message-names.ts';

test.for([
  ['https://lists.example.org', 'https://lists.example.org'],
  [' lists.example.org/ ', 'https://lists.example.org'],
  ['http://192.168.1.20:4000', 'http://192.168.1.20:4000'],
  ['https://lists.example.org/lists/4?lang=de#top', 'https://lists.example.org'],
  ['https://example.org/kindlist/?lang=de#top', 'https://example.org/kindlist'],
  ['https://example.org/kindlist/dashboard', 'https://example.org/kindlist'],
  ['HTTPS://Lists.Example.org/', 'https://lists.example.org'],
  ['', null],
  ['https://', null],
  ['ida@lists.example.org', null],
  ['https://ida:secret@lists.example.org', null],
] as const)('%s is taken for the site %s', ([typed, site]) => {
  expect(siteOf(typed)).toBe(site);
});

test('names of messages differ where ids differ by capitals alone', () => {
  const names = ['aB-c_1', 'Ab-c_1', 'AB-C_1'].map(messageName);

  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(3);
  for (const name of names) expect(name).toMatch(/^[a-z0-9]+$/);
});

test('a key stays with the site that gave it, whatever another tab asks for meanwhile', () => {
  const one = { site: 'https://one.example', key: 'kl_one' };
  keepConnection(one);
  rememberSite('https://other.example');
  expect(connection()).toEqual(one);

  const other = { site: 'https://other.example', key: 'kl_other' };
  keepConnection(other);
  forgetConnection(one); // by a popup that was opened before
  expect(connection()).toEqual(other);

  forgetConnection(other);
  expect(connection()).toBeNull();
});
