import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';

const CHANGELOG = 'CHANGELOG.md';
const UNRELEASED = '## Unreleased\n';
const VERSION = /^(\d+)\.(\d+)\.(\d+)$/;

try {
  release(process.argv[2] ?? (await ask()));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function ask(): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await terminal.question(`The version is ${currentVersion()}. Which one comes next? `)).trim();
  } finally {
    terminal.close();
  }
}

/** Nothing is sent anywhere. */
function release(version: string): void {
  if (!VERSION.test(version))
    throw new Error(`A version is three numbers, as in npm run release -- 1.2.3, not “${version}”.`);
  if (git('status', '--porcelain'))
    throw new Error('There are changes that are not committed. Commit or undo them first.');
  const tag = `v${version}`;
  if (git('tag', '--list', tag)) throw new Error(`${tag} is there already.`);
  const current = currentVersion();
  if (isLater(current, version)) throw new Error(`${version} is earlier than ${current}.`);
  const date = new Date().toISOString().slice(0, 10);
  const changelog = cut(readFileSync(CHANGELOG, 'utf8'), version, date);

  writeFileSync(CHANGELOG, changelog);
  setVersion('package.json', version);
  setVersion('package-lock.json', version);
  if (git('status', '--porcelain')) git('commit', '--quiet', '--all', '--message', `chore(release): ${version}`);
  git('tag', '--annotate', tag, '--message', `Kindlist ${version}`);
  console.log(`Kindlist ${version} is committed and tagged. To publish it: git push --follow-tags`);
}

/** A version that has its heading already stays as it is, should nothing be unreleased. */
function cut(changelog: string, version: string, date: string): string {
  const [before, after] = changelog.split(UNRELEASED);
  if (before === undefined || after === undefined) throw new Error(`${CHANGELOG} has no “${UNRELEASED.trim()}”.`);
  const [news = '', ...older] = after.split(/^(?=## )/m);
  const isNamed = older.some((section) => section.startsWith(`## ${version} `));
  if (news.trim() && isNamed)
    throw new Error(`${CHANGELOG} names ${version}, and has lines under Unreleased: move them.`);
  if (!news.trim() && !isNamed) throw new Error(`${CHANGELOG} says nothing under Unreleased.`);
  if (isNamed) return changelog;
  return `${before}${UNRELEASED}\n## ${version} – ${date}\n${news}${older.join('')}`;
}

function setVersion(file: string, version: string): void {
  const json = JSON.parse(readFileSync(file, 'utf8'));
  json.version = version;
  if (json.packages?.['']) json.packages[''].version = version;
  writeFileSync(file, `${JSON.stringify(json, null, 2)}\n`);
}

function currentVersion(): string {
  return JSON.parse(readFileSync('package.json', 'utf8')).version;
}

function isLater(one: string, other: string): boolean {
  const [a, b] = [one, other].map((version) => version.split('.').map(Number));
  const difference = a?.map((part, index) => part - (b?.[index] ?? 0)).find((each) => each !== 0);
  return (difference ?? 0) > 0;
}

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8' }).trim();
}
