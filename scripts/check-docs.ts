import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ALLOWED_IMPORTS } from './allowed-imports.ts';
import { pictureOf } from './check-imports.ts';

/**
 * Fails on a path, a link or an npm command that the documentation names and the project does not have, and on an outdated picture
 * of the allowed imports. `node scripts/check-docs.ts --write` draws that picture again.
 */
const PAGES = globSync(['*.md', 'docs/**/*.md']);
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const FOLDERS = ['server', 'web', 'tests', 'scripts', 'bench', 'deploy', 'docs', '.github'];

const problems = PAGES.flatMap((page) => {
  const text = readFileSync(page, 'utf8');
  return [...missingLinks(page, text), ...missingPaths(text), ...missingCommands(text)].map(
    (name) => `${page}: ${name}`,
  );
});
const ARCHITECTURE = 'docs/architecture.md';
const PICTURE = /(<!-- allowed imports: begin -->\n).*?(<!-- allowed imports: end -->)/s;
const written = readFileSync(ARCHITECTURE, 'utf8');
const current = written.replace(PICTURE, (_all, begin: string, end: string) => begin + allowedImports() + end);
if (process.argv.includes('--write')) writeFileSync(ARCHITECTURE, current);
else if (written !== current)
  problems.push(`${ARCHITECTURE}: the picture of the allowed imports (--write draws it again)`);

if (problems.length) {
  console.error(`The documentation is not what the project is:\n${problems.join('\n')}`);
  process.exitCode = 1;
}

function missingLinks(page: string, text: string): string[] {
  const targets = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, target = '']) => target);
  return targets.filter((target) => !/^\w+:/.test(target) && !existsSync(join(dirname(page), target)));
}

/** Whatever stands between back-ticks and begins with a folder of ours; `*`, `<` and capitals stand for other names. */
function missingPaths(text: string): string[] {
  const paths = [...text.matchAll(/`([\w.@/-]+)`/g)].map(([, path = '']) => path);
  return paths.filter((path) => FOLDERS.includes(path.split('/')[0] ?? '') && path.includes('/') && !existsSync(path));
}

function missingCommands(text: string): string[] {
  const names = [...text.matchAll(/npm (?:run ([\w:-]+)|(start|test)\b)/g)].map(([, run, short]) => run ?? short ?? '');
  return [...new Set(names)].filter((name) => !scripts[name]).map((name) => `npm run ${name}`);
}

function allowedImports(): string {
  const [server, web] = [ALLOWED_IMPORTS.server, ALLOWED_IMPORTS.web].map(
    (rules) => `\`\`\`mermaid\n${pictureOf(rules)}\n\`\`\``,
  );
  const reasons = ALLOWED_IMPORTS.server.upwards.map(
    ({ from, to, reason }) => `- \`${from}/\` and \`${to}/\`: ${reason}`,
  );
  return [
    'An arrow points to what a folder imports; arrows that follow from others are left out, dotted ones go upwards.',
    `**Server**\n\n${server}`,
    `Folders that name each other:\n\n${reasons.join('\n')}`,
    `**Web**\n\n${web}\n`,
  ].join('\n\n');
}
