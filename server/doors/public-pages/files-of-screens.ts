import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface BuiltFile {
  file: string;
  imports?: string[];
  isEntry?: boolean;
}

/** Which files of the build a browser needs for screens that are loaded when they are visited, beside what every page names. */
export function filesOfScreens(webFolder: string): (screens: string[]) => string[] {
  const path = join(webFolder, '.vite/manifest.json');
  const built: Record<string, BuiltFile> = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
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
  return (screens) => [...filesWith(screens, new Set())].filter((file) => !onEveryPage.has(file));
}
