import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { run } from './run.ts';
import { installWithApt } from './system-packages.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const ELSEWHERE = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/** The first Chromium on this machine that really runs: CHROMIUM_PATH, one of the system's, or one of playwright's. */
export function installedChromium(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin'];
  const ofSystem = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const candidates = [process.env.CHROMIUM_PATH, ...ofSystem, ...ELSEWHERE, chromium.executablePath()];
  return candidates.find((path) => path && existsSync(path) && spawnSync(path, ['--version']).status === 0);
}

/** Finds a Chromium, or installs one with apt, or with playwright. */
export async function ensureChromium(): Promise<string> {
  for (const install of [null, installChromiumWithApt, installWithPlaywright]) {
    await install?.().catch(() => {}); // the next way is tried, and the last word is below
    const path = installedChromium();
    if (path) return path;
  }
  throw new Error(
    'There is no Chromium for the browser tests, and none could be installed. Install one (apt-get install chromium), ' +
      'or set CHROMIUM_PATH.',
  );
}

function installChromiumWithApt(): Promise<void> {
  return installWithApt('chromium', 'fonts-liberation');
}

function installWithPlaywright(): Promise<void> {
  return run('playwright', ['install', 'chromium']);
}
