import { globSync, readFileSync } from 'node:fs';
import { catalogueFile, readCatalogue, readSource, TRANSLATED } from './languages/catalogues.ts';
import { languageProblems } from './languages/language-problems.ts';
import { textsInNoCatalogue } from './languages/texts-in-no-catalogue.ts';

const COMPONENTS = 'web/**/*.tsx';

const problems = [...bareProblems(), ...languageProblems(await readSource(), catalogues())];
if (problems.length > 0) {
  console.error(
    `Every text is a message, and every message is there in every language (see docs/languages.md):\n${problems.join('\n')}`,
  );
  process.exitCode = 1;
}

function bareProblems(): string[] {
  return globSync(COMPONENTS).flatMap((file) =>
    textsInNoCatalogue(file, readFileSync(file, 'utf8')).map((text) => `${file}:${text} is in no catalogue`),
  );
}

function catalogues() {
  return TRANSLATED.map((language) => ({ language, messages: readCatalogue(catalogueFile(language)) }));
}
