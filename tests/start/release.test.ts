import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const CHANGELOG = '# Changelog\n\n## Unreleased\n\n### Added\n\n- Lists.\n\n## 0.1.0 – 2026-01-01\n\n- A beginning.\n';

/** A repository of its own, with one commit. */
function aRepository({ changelog = CHANGELOG, version = '0.1.0' } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'kindlist-release-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const release = (...args: string[]) => {
    const input = args.length === 0 ? '0.2.0\n' : '';
    return spawnSync('node', [resolve('scripts/release.ts'), ...args], { cwd: folder, encoding: 'utf8', input });
  };
  write('package.json', `${JSON.stringify({ name: 'kindlist', version }, null, 2)}\n`);
  write(
    'package-lock.json',
    `${JSON.stringify({ name: 'kindlist', version, packages: { '': { version } } }, null, 2)}\n`,
  );
  write('CHANGELOG.md', changelog);
  git('init', '--quiet');
  git('config', 'user.name', 'Ida');
  git('config', 'user.email', 'ida@example.test');
  git('add', '.');
  git('commit', '--quiet', '--message', 'A beginning');
  return { git, write, read, release };
}

test('a release has its version, its date, its part of the changelog and its tag', () => {
  const { git, read, release } = aRepository();

  expect(release('0.2.0')).toMatchObject({ status: 0 });

  const today = new Date().toISOString().slice(0, 10);
  expect(read('CHANGELOG.md')).toBe(CHANGELOG.replace('## Unreleased\n', `## Unreleased\n\n## 0.2.0 – ${today}\n`));
  expect(JSON.parse(read('package.json')).version).toBe('0.2.0');
  expect(JSON.parse(read('package-lock.json'))).toMatchObject({
    version: '0.2.0',
    packages: { '': { version: '0.2.0' } },
  });
  expect(git('describe', '--exact-match')).toBe('v0.2.0');
  expect(git('log', '-1', '--format=%s')).toBe('chore(release): 0.2.0');
  expect(git('status', '--porcelain')).toBe('');
});

test('a release without a version asks for one', () => {
  const { git, release } = aRepository();

  expect(release().stdout).toContain('The version is 0.1.0. Which one comes next?');

  expect(git('tag')).toBe('v0.2.0');
});

test('a version that is written down already is tagged as it is', () => {
  const changelog = '# Changelog\n\n## Unreleased\n\n## 0.2.0 – 2026-02-02\n\n- Lists.\n';
  const { git, read, release } = aRepository({ changelog, version: '0.2.0' });

  expect(release('0.2.0')).toMatchObject({ status: 0 });

  expect(git('describe', '--exact-match')).toBe('v0.2.0');
  expect(read('CHANGELOG.md')).toBe(changelog);
  expect(release('0.2.0')).toMatchObject({ status: 1, stderr: 'v0.2.0 is there already.\n' });
});

test('what cannot be released is refused, and nothing is changed', () => {
  const { git, write, release } = aRepository();
  const empty = aRepository({ changelog: '# Changelog\n\n## Unreleased\n\n## 0.1.0 – 2026-01-01\n' });

  expect(release('next').stderr).toContain('A version is three numbers');
  expect(release('0.0.9').stderr).toContain('0.0.9 is earlier than 0.1.0');
  expect(empty.release('0.2.0').stderr).toContain('says nothing under Unreleased');
  write('notes.txt', 'unfinished');
  expect(release('0.2.0').stderr).toContain('There are changes that are not committed');

  expect(git('tag')).toBe('');
  expect(git('log', '--format=%s')).toBe('A beginning');
});
