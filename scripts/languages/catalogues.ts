import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { extractMessagesFromFiles } from '@lingui/native-tools';
import { createItem, createPoFile, parsePo, stringifyPo } from 'pofile-ts';
import { LANGUAGES, type Language, SOURCE_LANGUAGE } from '../../server/base/languages/languages.rules.ts';
import { MACROS } from './macros.plugin.ts';

/** By their ids, as ICU MessageFormat; '' where one is not translated. */
export type Catalogue = Record<string, string>;

export interface SourceMessage {
  id: string;
  icu: string;
  context: string;
  comments: string[];
  files: string[];
}

const SOURCES = ['server/**/*.{ts,tsx}', 'web/**/*.{ts,tsx}'];
const LEFT_OUT = ['**/*.generated.ts', 'server/migrations/**'];
const USES_MACROS = /@lingui\/(?:core|react)\/macro/;

export const TRANSLATED = (Object.keys(LANGUAGES) as Language[]).filter((language) => language !== SOURCE_LANGUAGE);

export function catalogueFile(language: string): string {
  return `server/base/languages/catalogues/${language}.po`;
}

export function readCatalogues(): Record<string, Catalogue> {
  return Object.fromEntries(TRANSLATED.map((language) => [language, readCatalogue(catalogueFile(language))]));
}

/** All of it, or what one source file says. */
export function readCatalogue(file: string, saidIn?: string): Catalogue {
  if (!existsSync(file)) return {};
  const { items } = parsePo(readFileSync(file, 'utf8'));
  const wanted = saidIn ? items.filter(({ references }) => references.includes(saidIn)) : items;
  return Object.fromEntries(wanted.map(({ msgid, msgctxt, msgstr }) => [idOf(msgid, msgctxt), msgstr[0] ?? '']));
}

export function writeCatalogue(language: string, messages: SourceMessage[], known: Catalogue): void {
  const file = createPoFile();
  file.headers = {
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
    Language: language,
  };
  file.items = messages.map(({ id, icu, context, comments, files }) => {
    const item = createItem();
    item.msgid = icu;
    if (context) item.msgctxt = context;
    item.msgstr = [known[id] ?? ''];
    item.extractedComments = comments;
    item.references = files;
    item.flags = { 'icu-message-format': true };
    return item;
  });
  writeFileSync(catalogueFile(language), `${stringifyPo(file, { foldLength: 0 }).trimEnd()}\n`);
}

export async function readSource(): Promise<SourceMessage[]> {
  const files = globSync(SOURCES, { exclude: LEFT_OUT })
    .sort()
    .filter((file) => USES_MACROS.test(readFileSync(file, 'utf8')));
  const { messages, warnings } = await extractMessagesFromFiles(files, { macro: MACROS });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
  const known = new Map<string, SourceMessage>();
  for (const { message: icu = '', context = '', comment, placeholders, origin } of messages) {
    const id = idOf(icu, context);
    const entry = known.get(id) ?? { id, icu, context, comments: [], files: [] };
    known.set(id, entry);
    addOnce(entry.files, origin?.filename);
    addOnce(entry.comments, comment);
    for (const [name, value] of Object.entries(placeholders)) {
      if (/^\d+$/.test(name)) addOnce(entry.comments, `{${name}}: ${value.replaceAll(/\s+/g, ' ')}`);
    }
  }
  return [...known.values()];
}

function addOnce(texts: string[], text: string | null | undefined): void {
  if (text && !texts.includes(text)) texts.push(text);
}

function idOf(icu: string, context: string | null | undefined): string {
  return generateMessageId(icu, context ?? undefined);
}
