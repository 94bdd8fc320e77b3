import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { isPageLanguage, type PageLanguage, SOURCE_LANGUAGE } from '../../base/languages/languages.rules.ts';
import { speakerFor } from '../../base/languages/speaking.ts';
import { FOLDER, inLanguage, readSpokenFiles } from '../public-pages/files-of-screens.ts';

const compress = promisify(brotliCompress);

/** One less than the best: for 2 % more bytes it takes two fifths of the time. */
const QUALITY = 10;

/** All compressed files in all languages are some 8 MB. */
const MAX_KEPT_BYTES = 12 * 1024 * 1024;

type SetHeaders = (reply: FastifyReply, path: string) => void;

/**
 * Written and compressed when somebody first asks: the build would write fifty megabytes, of which most sites
 * need few.
 */
export function registerSpokenFiles(app: FastifyInstance, webFolder: string, setHeaders: SetHeaders): void {
  const spoken = readSpokenFiles(webFolder);

  async function write(file: string, language: PageLanguage): Promise<string> {
    const [english, { messages = {} }] = await Promise.all([
      readFile(join(webFolder, file), 'utf8'),
      speakerFor(language),
    ]);
    let [code, read] = ['', 0];
    for (const [start, end, id] of spoken.get(file) ?? []) {
      const message = messages[id];
      if (message === undefined) continue; // not translated yet
      code += english.slice(read, start) + JSON.stringify(message);
      read = end;
    }
    return importing(code + english.slice(read), language);
  }

  /** A file one folder further down finds what it imports. */
  function importing(code: string, language: PageLanguage): string {
    return code
      .replaceAll(/(["'`])\.\/([\w.-]+)\1/g, (whole, mark: string, name: string) =>
        spoken.has(FOLDER + name) ? whole : `${mark}../${name}${mark}`,
      )
      .replaceAll(/(["'`])(\/?)(assets\/[\w.-]+)\1/g, (whole, mark: string, root: string, file: string) =>
        spoken.has(file) ? mark + root + inLanguage(file, language) + mark : whole,
      );
  }

  const compressed = new LRUCache<string, Buffer, { file: string; language: PageLanguage }>({
    maxSize: MAX_KEPT_BYTES,
    sizeCalculation: ({ length }) => length,
    fetchMethod: async (_key, _stale, { context: { file, language } }) => {
      const code = Buffer.from(await write(file, language));
      const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
      return compress(code, { params: { [BROTLI_PARAM_QUALITY]: QUALITY, [BROTLI_PARAM_SIZE_HINT]: code.length } });
    },
  });

  app.get<{ Params: { language: string; name: string } }>(`/${FOLDER}:language/:name`, async (request, reply) => {
    const { language } = request.params;
    const file = FOLDER + request.params.name;
    if (!isPageLanguage(language) || language === SOURCE_LANGUAGE || !spoken.has(file)) return reply.callNotFound();
    reply.type('text/javascript; charset=utf-8');
    setHeaders(reply, request.url);
    if (negotiate(`${request.headers['accept-encoding']}`, ['br']) !== 'br') return write(file, language); // compressed as other texts are
    reply.headers({ 'content-encoding': 'br', vary: 'accept-encoding' });
    return compressed.fetch(inLanguage(file, language), { context: { file, language } });
  });
}
