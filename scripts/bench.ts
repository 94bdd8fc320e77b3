import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserDocument } from '../bench/documents.ts';
import { fillDatabase, sampleLists } from '../bench/fill-database.ts';
import { measure } from '../bench/measure.ts';
import { report } from '../bench/report.ts';
import { startScratchServer } from '../server/database/scratch-server.ts';
import { ensureBuilt } from './build.ts';

// `npm run bench` does everything; `npm run bench -- read` only what has "read" in its name.
const [only = ''] = process.argv.slice(2);

await ensureBuilt();
