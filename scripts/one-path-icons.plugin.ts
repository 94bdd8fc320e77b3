import { runInNewContext } from 'node:vm';
import type { Plugin } from 'vite';

const ICON = /\/lucide-react\/dist\/esm\/icons\//;
const LINES = /(?<=^ {2}node: )\[[\s\S]*?\](?=,?\n(?: {2}[a-z]|\}))/m;

export type Line = [kind: string, attributes: Record<string, string>];

/** A long list has three icons in each row, whose lines would be a third of all that is drawn of it. */
export function onePathIcons(): Plugin {
  return {
    name: 'kindlist:one-path-icons',
    apply: 'build',
    transform(code, id) {
      if (!ICON.test(id)) return null;
      return { code: code.replace(LINES, (lines) => JSON.stringify(onePath(runInNewContext(lines)))), map: null };
    },
  };
}

/** The same lines as one path, or as they are where one of them is something else, but without random keys, which no compression makes smaller. */
export function onePath(lines: Line[]): Line[] {
  const paths = lines.map(([kind, { key: _random, ...form }]) => PATHS[kind]?.(form));
  if (paths.every((path) => path !== undefined)) return [['path', { d: paths.join(''), key: '0' }]];
  return lines.map(([kind, form], place) => [kind, { ...form, key: `${place}` }]);
}

const PATHS: Record<string, (form: Record<string, string>) => string | undefined> = {
  path: ({ d, ...more }) => (d !== undefined && isEmpty(more) ? fromAnywhere(d) : undefined),
  line: ({ x1, y1, x2, y2, ...more }) => (isEmpty(more) ? `M${x1} ${y1}L${x2} ${y2}` : undefined),
  circle({ cx, cy, r, ...more }) {
    const [left, width] = [Number(cx) - Number(r), 2 * Number(r)];
    return isEmpty(more) ? `M${left} ${cy}a${r} ${r} 0 1 0 ${width} 0a${r} ${r} 0 1 0-${width} 0z` : undefined;
  },
};

function isEmpty(more: object): boolean {
  return Object.keys(more).length === 0;
}

/** A path begins where it says; behind another one, `m` says how far from its end. */
function fromAnywhere(d: string): string {
  const relative = /^m\s*(-?\d*\.?\d+)[\s,]*(-?\d*\.?\d+)[\s,]*/.exec(d);
  if (!relative) return d;
  const rest = d.slice(relative[0].length);
  return `M${relative[1]} ${relative[2]}${/^[-.\d]/.test(rest) ? `l${rest}` : rest}`;
}
