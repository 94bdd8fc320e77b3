import { globSync, readFileSync } from 'node:fs';
import { catalogueFile, readCatalogue, readSource, TRANSLATED } from './languages/catalogues.ts';
import { languageProblems } from './languages/language-problems.ts';
import { textsInNoCatalogue } from './languages/texts-in-no-catalogue.ts';
import { alone } from './run.ts';

const COMPONENTS = 'web/**/*.tsx';

export async function checkMessages(): Promise<void> {
  const problems = [...bareProblems(), ...languageProblems(await readSource(), catalogues())];
  if (problems.length > 0)
    throw new Error(
      `Every text is a message, and every message is there in every language (see docs/languages.md):\n${problems.join('\n')}`,
    );
}

function bareProblems(): string[] {
  return globSync(COMPONENTS).flatMap((file) =>
    textsInNoCatalogue(file, readFileSync(file, 'utf8')).map((text) => `${file}:${text} is in no catalogue`),
  );
}

function catalogues() {
  return TRANSLATED.map((language) => ({ language, messages: readCatalogue(catalogueFile(language)) }));
}

if (import.meta.main) await alone(checkMessages);
