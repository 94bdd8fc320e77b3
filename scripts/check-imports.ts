import { ALLOWED_IMPORTS, type ImportRules } from './allowed-imports.ts';
import { type Import, importsIn, roomOf, sourceFiles } from './imports.ts';

/** What of the imports on one side goes against the rules, and what of the rules nothing needs. Empty when all is well. */
export function importProblems(side: string, files: string[], imports: Import[], rules: ImportRules): string[] {
  const rows = new Map(Object.entries(rules.rows).map(([room, allowed]) => [room, words(allowed)]));
  const order = [...rows.keys()];
  const { ground, assembly, types } = rules;
  const used = new Set<string>();
  const problems = new Set<string>();

  for (const { from, to, isType } of imports) {
    const [room, target] = [roomOf(from), roomOf(to)];
    if (room === target || assembly.includes(room)) continue;
    used.add(`${room} ${target}`);
    if (ground.includes(target) || (isType && types.includes(target))) continue;
    const isAllowed =
      rows.get(room)?.includes(target) || rules.upwards.some((up) => up.from === room && up.to === target);
    if (!isAllowed) problems.add(`${side}/${from} imports ${side}/${to}, and ${room} may not import ${target}`);
  }

  const known = [...ground, ...assembly, ...order];
  const rooms = new Set(files.map(roomOf));
  for (const room of rooms) if (!known.includes(room)) problems.add(`${side}/${room} has no row`);
  for (const room of known) if (!rooms.has(room)) problems.add(`${side}/${room} has a row, and is not there`);
  for (const [room, allowed] of rows) {
    for (const target of allowed) {
      if (!used.has(`${room} ${target}`)) problems.add(`${side}/${room} may import ${target}, and does not`);
      const isAbove = order.indexOf(target) !== -1 && order.indexOf(target) < order.indexOf(room);
      if (!isAbove) problems.add(`${side}/${room} may import ${target}, which does not stand above it in the table`);
    }
  }
  for (const { from, to } of rules.upwards) {
    if (!used.has(`${from} ${to}`)) problems.add(`${side}/${from} may import ${to} upwards, and does not`);
    if (order.indexOf(to) < order.indexOf(from))
      problems.add(`${side}/${from} imports ${to} downwards: it belongs into the row`);
  }
  return [...problems];
}

/** The rules as a picture in Mermaid. What follows from other arrows is left out; dotted arrows go upwards. */
export function pictureOf({ rows, upwards }: ImportRules): string {
  const direct = new Map(Object.entries(rows).map(([room, allowed]) => [room, words(allowed)]));
  const reach = new Map<string, Set<string>>();
  for (const [room, allowed] of direct) {
    reach.set(room, new Set(allowed.flatMap((target) => [target, ...(reach.get(target) ?? [])])));
  }
  const isLeftOut = (target: string, allowed: string[]) => allowed.some((other) => reach.get(other)?.has(target));
  const down = [...direct].flatMap(([room, allowed]) =>
    allowed.filter((target) => !isLeftOut(target, allowed)).map((target) => `  ${node(room)} --> ${node(target)}`),
  );
  const up = upwards.map(({ from, to }) => `  ${node(from)} -.-> ${node(to)}`);
  return ['flowchart TD', ...down, ...up].join('\n');
}

/** A name that Mermaid takes, and beside it the one to be shown. */
function node(room: string): string {
  return `${room.replaceAll(/\W/g, '_')}["${room}"]`;
}

function words(text: string): string[] {
  return text.split(' ').filter(Boolean);
}

if (import.meta.main) {
  const sides = Object.entries(ALLOWED_IMPORTS);
  const picture = sides.find(([side]) => side === process.argv[2]);
  if (picture) {
    console.log(pictureOf(picture[1]));
  } else {
    const problems = sides.flatMap(([side, rules]) => importProblems(side, sourceFiles(side), importsIn(side), rules));
    if (problems.length > 0) {
      console.error(`${problems.join('\n')}\nThe table is in scripts/allowed-imports.ts.`);
      process.exitCode = 1;
    }
  }
}
