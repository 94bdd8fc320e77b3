import { catalogueFile, readCatalogue, readSource, TRANSLATED, writeCatalogue } from './catalogues.ts';

// `npm run messages`: brings the catalogues to the messages that stand in the code. Translations of messages that are gone go with them.
const messages = await readSource();
for (const language of TRANSLATED) {
  const known = readCatalogue(catalogueFile(language));
  writeCatalogue(language, messages, known);
  const missing = messages.filter(({ id }) => !known[id]).length;
  console.log(`${language}: ${messages.length} messages${missing > 0 ? `, ${missing} to translate` : ''}`);
}
