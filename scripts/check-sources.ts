import { checkBareTexts } from './check-bare-text.ts';
import { checkComments } from './check-comments.ts';
import { checkDocs } from './check-docs.ts';
import { checkImports } from './check-imports.ts';
import { checkLimits } from './check-limits.ts';
import { checkMessages } from './check-messages.ts';
import { checkOperations } from './check-operations.ts';
import { checkPatterns } from './check-patterns.ts';
import { checkSchema } from './check-schema.ts';
import { checkTexts } from './check-texts.ts';
import { checkWords } from './check-words.ts';
import { passes } from './run.ts';

/** All that read what stands in the files: one after the other, so that each file is parsed once. */
const CHECKS = {
  'the documentation names what exists': checkDocs,
  'the schema is described': checkSchema,
  'no pattern that a long text makes slow': checkPatterns,
  'texts have typographic marks': checkTexts,
  'descriptions take the numbers of limits from constants': checkLimits,
  'every text is a message, and every message is there in every language': checkMessages,
  'no bare text beside what comes and goes': checkBareTexts,
  'operations ask for what is read': checkOperations,
  'code that knows nothing of giving names no gift': checkWords,
  'comments begin with their subject': checkComments,
  'who imports whom, and nothing is exported in vain': checkImports,
};

const results = [];
for (const [name, work] of Object.entries(CHECKS)) results.push(await passes(name, work));
process.exitCode = results.some(({ failures }) => failures.length > 0) ? 1 : 0;
process.send?.(results);
if (process.connected) process.disconnect();
