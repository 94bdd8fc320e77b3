import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Line, onePath, onePathIcons } from '../../../scripts/one-path-icons.plugin.ts';

test('the lines of an icon are one path, each from where it begins by itself', () => {
  const lines: Line[] = [
    ['path', { d: 'M3 6h18', key: 'a1' }],
    ['path', { d: 'm15 5 4 4', key: 'b2' }],
    ['path', { d: 'm21 16-4 4-4-4', key: 'c3' }],
    ['path', { d: 'm9 9.5v.01', key: 'd4' }],
    ['line', { x1: '2', x2: '5', y1: '7', y2: '8', key: 'e5' }],
    ['circle', { cx: '12', cy: '5', r: '1', key: 'f6' }],
  ];
  const d = 'M3 6h18M15 5l4 4M21 16l-4 4-4-4M9 9.5v.01M2 7L5 8M11 5a1 1 0 1 0 2 0a1 1 0 1 0-2 0z';

  expect(onePath(lines)).toEqual([['path', { d, key: '0' }]]);
});

test('an icon with another form, or with a look of its own, keeps its lines', () => {
  const gift: Line[] = [
    ['rect', { x: '3', y: '7', width: '18', height: '4', rx: '1', key: 'a1' }],
    ['path', { d: 'M12 7v14', key: 'b2' }],
  ];
  const filled: Line[] = [['path', { d: 'M12 7v14', fill: 'currentColor', key: 'a1' }]];

  expect(onePath(gift).map(([kind, { key, ...form }]) => [kind, form, key])).toEqual([
    ['rect', { x: '3', y: '7', width: '18', height: '4', rx: '1' }, '0'],
    ['path', { d: 'M12 7v14' }, '1'],
  ]);
  expect(onePath(filled)).toEqual([['path', { d: 'M12 7v14', fill: 'currentColor', key: '0' }]]);
});

test.for(['grip-vertical', 'ellipsis-vertical', 'external-link'])(
  '%s, of which each row has one, is one path',
  (name) => {
    const file = `node_modules/lucide-react/dist/esm/icons/${name}.mjs`;
    const transform = onePathIcons().transform as (code: string, id: string) => { code: string } | null;
    const { code = '' } = transform(readFileSync(file, 'utf8'), `/${file}`) ?? {};

    expect(code.match(/"(?:path|circle|line)"/g)).toEqual(['"path"']);
  },
);
