import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const theme = readFileSync('web/base/design/theme.css', 'utf8');
const playground = readFileSync('web/developers/playground/playground.css', 'utf8');

/** The colours of the theme by name, in light and in dark. */
const ours = new Map(
  [...theme.matchAll(/--color-([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(([, name, ...colors]) => [
    name,
    colors,
  ]),
);

/** As GraphiQL takes it: "163, 56%, 27%", of "#1e6b55". */
function tripleOf(color: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const [sum, range] = [most + least, most - least];
  const hue = { [red]: (green - blue) / range, [green]: (blue - red) / range + 2, [blue]: (red - green) / range + 4 };
  const degrees = range === 0 ? 0 : ((hue[most] ?? 0) * 60 + 360) % 360;
  const saturation = range === 0 ? 0 : range / (1 - Math.abs(sum - 1));
  return `${Math.round(degrees)}, ${Math.round(saturation * 100)}%, ${Math.round(sum * 50)}%`;
}

test('each colour of the playground is one of the theme', () => {
  const [light = '', dark = ''] = playground.split('body.graphiql-dark');
  for (const [place, rules] of [light, dark].entries()) {
    const used = [...rules.matchAll(/--color-\w+: ([^;]+); \/\* ([\w-]+) \*\//g)];
    expect(used).toHaveLength(9);
    for (const [, triple, name] of used)
      expect([name, triple]).toEqual([name, tripleOf(ours.get(name)?.[place] ?? '')]);
  }
});
