import postcss, { type AtRule } from 'postcss';
import { expect } from 'vitest';
import { aUser } from '../../builders/accounts.ts';
import { aCircle, aCircleGuest, anOpenList } from '../../builders/circles.ts';
import { anItem } from '../../builders/lists.ts';
import { anImage } from '../../builders/pictures.ts';
import { formsIn, test } from './personal-pages.ts';

/** Known to Chrome 73 and Safari 12 alike, with the prefix where it is written. Whatever is new on these pages is looked up before it stands here. */
const PROPERTIES = new Set(
  `align-items appearance -webkit-appearance background border border-color border-radius box-sizing break-inside color content cursor display fill flex
  font font-family font-size font-weight grid-gap grid-template-columns height line-height list-style margin margin-bottom margin-top max-width min-height
  object-fit outline outline-offset overflow-wrap padding padding-bottom padding-top page-break-inside text-align text-decoration white-space width
  word-break word-wrap`.split(/\s+/),
);

/** Newer ones, without which a page is as readable and as easy to press. */
const ORNAMENTS = new Set(['text-underline-offset']);

const FUNCTIONS = new Set(['repeat', 'minmax', 'var']);
const UNITS = new Set(['rem', 'em', 'px', '%', 'fr']);
const PSEUDOS = new Set([':root', ':focus', ':first-child', '::before']);
const MEDIA = new Set(['(prefers-color-scheme:dark)', 'print', '(min-width:40em)']);

/** Elements and attributes that a browser of 2019 draws and sends. */
const ELEMENTS = new Set(
  'html head meta title link style body main header section nav article h1 h2 h3 p ul li a bdi span strong div picture source img form input button time svg path rect g'.split(
    ' ',
  ),
);

/** What a browser of 2019 would leave out of a sheet, or read in another way. */
function unknownIn(css: string): string[] {
  const found: string[] = [];
  postcss.parse(css).walk((node) => {
    if (node.type === 'atrule' && !(node.name === 'media' && MEDIA.has(node.params.trim())))
      found.push(`@${node.name} ${node.params}`);
    if (node.type === 'rule') {
      if (node.parent?.type === 'rule') found.push(`${node.selector} inside another`);
      for (const [pseudo] of node.selector.matchAll(/::?[\w-]+/g)) if (!PSEUDOS.has(pseudo)) found.push(pseudo);
    }
    if (node.type !== 'decl') return;
    const { prop, value } = node;
    if (!prop.startsWith('--') && !PROPERTIES.has(prop) && !ORNAMENTS.has(prop)) found.push(prop);
    const bare = value.replaceAll(/"[^"]*"|#[\da-f]+/gi, ' ');
    for (const [, name = ''] of bare.matchAll(/([\w-]+)\(/g))
      if (!FUNCTIONS.has(name)) found.push(`${name}() of ${prop}`);
    for (const [, unit = ''] of bare.matchAll(/(?<![\w.-])-?[\d.]+([a-z%]+)/gi)) if (!UNITS.has(unit)) found.push(unit);
  });
  return found;
}

function stylesOf(html: string): string {
  return [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css]) => css).join('\n');
}

test('every page of a personal link has styles and markup that browsers of 2019 know, and no other files', async ({
  em,
  browser,
}) => {
  const ann = await aUser(em, { name: 'Ann' });
  const circle = await aCircle(em, { owner: ann });
  const { secret } = await aCircleGuest(em, { circle, knownBy: ann });
  const event = { eventType: 'Birthday', eventDate: '2999-12-24' };
  const list = await anOpenList(em, { circle, list: { owner: ann, name: 'Ann turns 40', ...event } });
  for (let each = 0; each < 45; each++)
    await anItem(em, { list, title: `Gift ${each}`, priceMinor: 500, currency: 'EUR' });
  const item = await anItem(em, { list, primaryUrl: 'https://shop.example.test/1', imageUrl: '/images/a.jpg' });
  const home = `/for/${secret}`;
  await browser.press(`${home}/gifts/${item.id}`, `I’ll get this: ${item.title}`);

  const places = [
    '',
    `/lists/${list.id}`,
    `/lists/${list.id}?page=2`,
    `/gifts/${item.id}`,
    '/sheet',
    `/lists/${list.id}/sheet`,
  ];
  const after = [`?about=${item.id}`, '?undone=1', 'x'];
  for (const place of [...places, ...after]) {
    const { body } = await browser.open(home + place);
    expect(unknownIn(stylesOf(body)), place).toEqual([]);
    const markup = body.replaceAll(/<style>.*?<\/style>/gs, '');
    const elements = new Set([...markup.matchAll(/<([a-z][\w-]*)/g)].map(([, name = '']) => name));
    expect(
      [...elements].filter((name) => !ELEMENTS.has(name)),
      place,
    ).toEqual([]);
    expect(markup, place).not.toMatch(/<[^>]* (?:popover|inert|commandfor|on\w+|style)=?/);
    expect([...markup.matchAll(/rel="(?:stylesheet|modulepreload|preload)"/g)], place).toEqual([]);
  }
});

test('a picture is there for browsers that know no WebP, from the file that was uploaded', async ({ em, browser }) => {
  const ann = await aUser(em);
  const circle = await aCircle(em, { owner: ann });
  const { secret } = await aCircleGuest(em, { circle, knownBy: ann });
  const list = await anOpenList(em, { circle, list: { owner: ann } });
  const image = anImage(em);
  await anItem(em, { list, image });

  const { body } = await browser.open(`/for/${secret}`);

  const { originalKey, thumbnailKey } = image;
  expect(body).toContain(
    `<source type="image/webp" srcSet="/images/${thumbnailKey}"/><img src="/images/${originalKey}"`,
  );
});

test('buttons are as large as a finger, whatever else a browser leaves out', async ({ em, browser }) => {
  const ann = await aUser(em);
  const circle = await aCircle(em, { owner: ann });
  const { secret } = await aCircleGuest(em, { circle, knownBy: ann });
  const list = await anOpenList(em, { circle, list: { owner: ann } });
  await anItem(em, { list, title: 'Kite' });

  const { body } = await browser.open(`/for/${secret}`);

  const of = (selector: string) => {
    const declared = new Map<string, string>();
    postcss.parse(stylesOf(body)).walkRules((rule) => {
      if ((rule.parent as AtRule).type === 'atrule' || !rule.selectors.includes(selector)) return;
      rule.walkDecls(({ prop, value }) => void declared.set(prop, value));
    });
    return Object.fromEntries(declared);
  };
  expect(formsIn(body).map(({ name }) => name)).toContain('I’ll get this: Kite');
  for (const selector of ['button', '.button'])
    expect(of(selector)).toMatchObject({ display: 'block', width: '100%', 'min-height': '3.2rem' });
});

test('the check finds what came after 2019', () => {
  const newer = [
    ['a{gap:1rem}', ['gap']],
    ['a{margin-inline:1rem;inset:0}', ['margin-inline', 'inset']],
    ['a:is(b),c:focus-visible{color:red}', [':is', ':focus-visible']],
    ['@layer base{a{color:red}}', ['@layer base']],
    ['a{color:red;b{color:red}}', ['b inside another']],
    ['a{color:oklch(1 0 0);width:min(1rem,2px);height:100dvh}', ['oklch() of color', 'min() of width', 'dvh']],
    ['@media (width>=40em){a{color:red}}', ['@media (width>=40em)']],
  ] as const;
  for (const [css, found] of newer) expect(unknownIn(css)).toEqual(found);
});
