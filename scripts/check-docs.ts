import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { alone } from './run.ts';
import { WINGS } from './wings.ts';

/** `node scripts/check-docs.ts --write` writes the map of the wings again. */
const PAGES = globSync(['*.md', 'docs/**/*.md']);
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const FOLDERS = ['server', 'web', 'tests', 'scripts', 'bench', 'deploy', 'docs', '.github'];

const README = 'README.md';
const MAP = /(<!-- wings: begin -->\n).*?(<!-- wings: end -->)/s;

export function checkDocs(): void {
  const problems = PAGES.flatMap((page) => {
    const text = readFileSync(page, 'utf8');
    return [...missingLinks(page, text), ...missingPaths(text), ...missingCommands(text)].map(
      (name) => `${page}: ${name}`,
    );
  });
  const written = readFileSync(README, 'utf8');
  const current = written.replace(MAP, (_all, begin: string, end: string) => begin + mapOfWings() + end);
  if (process.argv.includes('--write')) writeFileSync(README, current);
  else if (written !== current) problems.push(`${README}: the map of the wings (--write writes it again)`);
  if (problems.length > 0) throw new Error(`The documentation is not what the project is:\n${problems.join('\n')}`);
}

function missingLinks(page: string, text: string): string[] {
  const targets = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, target = '']) => target);
  return targets.filter((target) => !/^\w+:/.test(target) && !existsSync(join(dirname(page), target)));
}

/** A name between back-ticks begins with a folder of ours; `*`, `<` and capitals stand for other names. */
function missingPaths(text: string): string[] {
  const paths = [...text.matchAll(/`([\w.@/-]+)`/g)].map(([, path = '']) => path);
  const ours = paths.filter((path) => FOLDERS.includes(path.split('/')[0] ?? '') && path.includes('/'));
  return ours.filter((path) => !path.endsWith('.generated.ts') && !existsSync(path));
}

function missingCommands(text: string): string[] {
  const names = [...text.matchAll(/npm (?:run ([\w:-]+)|(start|test)\b)/g)].map(([, run, short]) => run ?? short ?? '');
  return [...new Set(names)].filter((name) => !scripts[name]).map((name) => `npm run ${name}`);
}

function mapOfWings(): string {
  const tables = Object.entries(WINGS).map(([side, { wings }]) => {
    const rows = Object.entries(wings).map(
      ([wing, what]) => `| \`${wing}/\` | ${foldersIn(`${side}/${wing}`)} | ${what} |`,
    );
    return [`| \`${side}/\` | folders | what |`, '| --- | --- | --- |', ...rows].join('\n');
  });
  return `${tables.join('\n\n')}\n`;
}

function foldersIn(wing: string): string {
  const entries = readdirSync(wing, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return entries
    .map(({ name }) => name)
    .sort()
    .join(' ');
}

if (import.meta.main) await alone(checkDocs);
