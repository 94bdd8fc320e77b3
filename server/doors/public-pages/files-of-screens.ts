import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SOURCE_LANGUAGE } from '../../base/languages/languages.rules.ts';

interface BuiltFile {
  file: string;
  imports?: string[];
  isEntry?: boolean;
}

/** Which files of the build a browser needs for screens that are loaded when they are visited, beside what every page names. */
export function filesOfScreens(webFolder: string): (language: string) => (screens: string[]) => string[] {
  const spoken = new Set(readJson<string[]>(webFolder, '.vite/spoken-files.json', []));
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
  const inLanguage = (file: string, language: string) =>
    language !== SOURCE_LANGUAGE && spoken.has(file) ? file.replace('assets/', `assets/${language}/`) : file;
  return (language) => (screens) =>
    [...filesWith(screens, new Set())]
      .filter((file) => !onEveryPage.has(file))
      .map((file) => inLanguage(file, language));
}

function readJson<Content>(folder: string, name: string, otherwise: Content): Content {
  const path = join(folder, name);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : otherwise;
}
