import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decode } from 'html-entities';
import { createApp } from '../../../server/app.ts';
import * as pageDrawer from '../../../web/public-pages/served-pages.tsx';
import { PUBLIC_URL, test as serverTest } from '../server-test.ts';

type Fields = Record<string, string>;

/** A browser that runs no scripts. */
export const test = serverTest.extend('browser', { scope: 'file' }, async ({ orm, infrastructure }, { onCleanup }) => {
  const webFolder = mkdtempSync(join(tmpdir(), 'kindlist-'));
  copyFileSync(join(import.meta.dirname, '../../../web/index.html'), join(webFolder, 'index.html'));
  const app = await createApp(orm, infrastructure, { webFolder, pageDrawer, trustProxy: 'loopback' });
  onCleanup(async () => {
    await app.close();
    rmSync(webFolder, { recursive: true });
  });
  const open = (url: string, headers: Fields = {}, remoteAddress = '127.0.0.1') =>
    app.inject({ url, remoteAddress, headers: { accept: 'text/html', ...headers } });
  const post = (url: string, fields: Fields, headers: Fields = {}, remoteAddress = '127.0.0.1') =>
    app.inject({
      ...{ method: 'POST', url, remoteAddress },
      payload: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: PUBLIC_URL, ...headers },
    });
  /** Opens a page, presses a button there, and follows to the page that comes after. */
  const press = async (url: string, button: string) => {
    const form = formsIn((await open(url)).body).find(({ name }) => name === button);
    if (!form) throw new Error(`There is no button “${button}”.`);
    const answer = await post(form.action, form.fields);
    const after = answer.statusCode === 303 ? await open(`${answer.headers.location}`.split('#')[0] ?? '') : answer;
    return { form, answer, after: textOf(after.body), title: titleOf(after.body) };
  };
  return { open, post, press };
});

export function formsIn(html: string) {
  return [...html.matchAll(/<form action="([^"]+)" method="post">(.*?)<\/form>/gs)].map(
    ([, action = '', inside = '']) => {
      const inputs = inside.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g);
      const [, name = ''] = /aria-label="([^"]+)"/.exec(inside) ?? [];
      return {
        action,
        name: decode(name),
        fields: Object.fromEntries([...inputs].map(([, field, value]) => [field, value])),
      };
    },
  );
}

export function textOf(html: string): string {
  return decode(
    html
      .slice(html.indexOf('<body>'))
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' '),
  );
}

const titleOf = (html: string) => decode(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '');
