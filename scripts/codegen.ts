import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import { preset } from '@graphql-codegen/near-operation-file-preset';
import type { CodegenPlugin, Types } from '@graphql-codegen/plugin-helpers';
import { buildSchema, parse } from 'graphql';
import { parse as parseYaml } from 'yaml';
import { parseOperations } from './operation-files.ts';

type Named = Record<string, unknown>;

interface Settings {
  schema: string;
  documents: string;
  config: Named;
  generates: Record<
    string,
    { plugins: (string | Types.ConfiguredPlugin)[]; preset?: string; presetConfig?: Named; config?: Named }
  >;
}

/**
 * The generators are graphql-codegen's. Its own command would bring 230 packages, with which it reads schemas
 * from anywhere.
 */
async function generate({ schema, documents, config, generates }: Settings): Promise<void> {
  const schemaText = readFileSync(schema, 'utf8');
  const shared = {
    schema: parse(schemaText),
    schemaAst: buildSchema(schemaText),
    documents: globSync(documents)
      .sort()
      .map((file) => documentFile(resolve(file))),
  };
  const texts = await Promise.all(
    Object.entries(generates).map(async ([target, { plugins: listed, presetConfig = {}, ...output }]) => {
      const plugins = listed.map((each): Types.ConfiguredPlugin => (typeof each === 'string' ? { [each]: {} } : each));
      const names = plugins.flatMap((each) => Object.keys(each));
      const pluginMap = Object.fromEntries(await Promise.all(names.map(async (name) => [name, await loaded(name)])));
      const about = { ...shared, plugins, pluginMap, config: { ...config, ...output.config } };
      const files = output.preset
        ? await preset.buildGeneratesSection({ ...about, baseOutputDir: target, presetConfig: presetConfig as never })
        : [{ ...about, filename: target }];
      return Promise.all(files.map(async (file) => [file.filename, await codegen(file)] as const));
    }),
  );
  for (const [file, text] of texts.flat()) if (isNew(file, text)) writeFileSync(file, text);
}

function documentFile(location: string): Types.DocumentFile {
  const rawSDL = readFileSync(location, 'utf8');
  return { location, rawSDL, document: parseOperations(rawSDL) };
}

function loaded(name: string): Promise<CodegenPlugin> {
  return import(name.startsWith('.') ? resolve(name) : `@graphql-codegen/${name}`);
}

/** Watchers sleep on while the content is the same. */
function isNew(file: string, text: string): boolean {
  try {
    return readFileSync(file, 'utf8') !== text;
  } catch {
    return true;
  }
}

await generate(parseYaml(readFileSync('codegen.yml', 'utf8')));
