import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PageLanguage, SOURCE_LANGUAGE } from '../../base/languages/languages.rules.ts';

export const FOLDER = 'assets/';

export const SPOKEN_FILES = '.vite/spoken-files.json';

export type Places = readonly (readonly [start: number, end: number, id: string])[];

interface BuiltFile {
  file: string;
  imports?: string[];
  isEntry?: boolean;
}

export function filesOfScreens(webFolder: string): (language: PageLanguage) => (screens: string[]) => string[] {
  const spoken = new Set(readSpokenFiles(webFolder).keys());
  const built = readJson<Record<string, BuiltFile>>(webFolder, '.vite/manifest.json', {});
  const filesWith = (sources: string[], known: Set<string>): Set<string> => {
    for (const source of sources) {
      const { file, imports = [] } = built[source] ?? {};
      if (!file || known.has(file)) continue;
      known.add(file);
      filesWith(imports, known);
    }
    return known;
  };
  const entries = Object.keys(built).filter((source) => built[source]?.isEntry);
  const onEveryPage = filesWith(entries, new Set());
  return (language) => (screens) =>
    [...filesWith(screens, new Set())]
      .filter((file) => !onEveryPage.has(file))
      .map((file) => (spoken.has(file) ? inLanguage(file, language) : file));
}

export function readSpokenFiles(webFolder: string): Map<string, Places> {
  return new Map(Object.entries(readJson<Record<string, Places>>(webFolder, SPOKEN_FILES, {})));
}

/** `assets/list-3f2a.js` in German: `assets/de/list-3f2a.js`. */
export function inLanguage(fileName: string, language: PageLanguage): string {
  return language === SOURCE_LANGUAGE ? fileName : fileName.replace(FOLDER, `${FOLDER}${language}/`);
}

function readJson<Content>(folder: string, name: string, otherwise: Content): Content {
  const path = join(folder, name);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : otherwise;
}
