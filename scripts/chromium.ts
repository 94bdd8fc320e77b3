import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { run } from './run.ts';
import { installWithApt } from './system-packages.ts';

const FONTS = 'fonts-liberation';

/** Draws to no screen, and takes half the work. */
const HEADLESS = 'chromium-headless-shell';
const NAMES = [HEADLESS, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const ELSEWHERE = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/** It must really run: CHROMIUM_PATH, one of the system's, or one of playwright's. */
export function installedChromium(): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH, ...NAMES.flatMap(placesOf), ...ELSEWHERE, chromium.executablePath()];
  return candidates.find((path) => path && runs(path));
}

export async function ensureChromium(): Promise<string> {
  const hasBest = process.env.CHROMIUM_PATH || placesOf(HEADLESS).some(runs);
  if (!hasBest) await installWithApt(HEADLESS, FONTS).catch(() => {}); // the others do, too
  for (const install of [null, () => installWithApt('chromium', FONTS), installWithPlaywright]) {
    await install?.().catch(() => {}); // the next way is tried, and the last word is below
    const path = installedChromium();
    if (path) return path;
  }
  throw new Error(
    'There is no Chromium for the browser tests, and none could be installed. Install one (apt-get install chromium), ' +
      'or set CHROMIUM_PATH.',
  );
}

/** The smaller browser has no extensions. */
export async function ensureChromiumWithExtensions(): Promise<string> {
  const find = () =>
    [...NAMES.filter((name) => name !== HEADLESS).flatMap(placesOf), ...ELSEWHERE, chromium.executablePath()].find(
      runs,
    );
  for (const install of [null, () => installWithApt('chromium'), installWithPlaywright]) {
    await install?.().catch(() => {}); // the next way is tried
    const path = find();
    if (path) return path;
  }
  throw new Error('There is no Chromium that has extensions. Install one: apt-get install chromium.');
}

function placesOf(name: string): string[] {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin'];
  return folders.map((folder) => join(folder, name));
}

function runs(path: string): boolean {
  return existsSync(path) && spawnSync(path, ['--version']).status === 0;
}

function installWithPlaywright(): Promise<void> {
  return run('playwright', ['install', 'chromium']);
}
