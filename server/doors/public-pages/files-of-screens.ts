import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PageLanguage, SOURCE_LANGUAGE } from '../../base/languages/languages.rules.ts';

/** The folder of the app's files, and within it, as their addresses say, one for each language but English. */
export const FOLDER = 'assets/';

/** The build's note of the files that are there in each language, and where each message stands in them. */
export const SPOKEN_FILES = '.vite/spoken-files.json';

/** The messages in a file of the app in English, in order: from which character to which, and their ids. */
export type Places = readonly (readonly [start: number, end: number, id: string])[];

interface BuiltFile {
  file: string;
  imports?: string[];
  isEntry?: boolean;
}

/** Which files of the build a browser needs for screens that are loaded when they are visited, beside what every page names. */
export function filesOfScreens(webFolder: string): (language: PageLanguage) => (screens: string[]) => string[] {
  const spoken = readSpokenFiles(webFolder);
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

/** The messages in each file of the app that says something, or leads to one that does. */
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
