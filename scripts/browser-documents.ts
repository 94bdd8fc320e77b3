import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { type DefinitionNode, type DocumentNode, Kind, print, visit } from 'graphql';
import { parseOperations } from './operation-files.ts';

export function browserDocument(name: string): string {
  return textOf(name, readDefinitions());
}

export function browserDocuments(): Record<string, string> {
  const definitions = readDefinitions();
  const operations = [...definitions.values()].filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const texts = operations.map((operation) => textOf(nameOf(operation), definitions));
  return Object.fromEntries(texts.map((text) => [hashOf(text), text]));
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function textOf(name: string, all: ReadonlyMap<string, DefinitionNode>): string {
  const definitions: DefinitionNode[] = [];
  const take = (wanted: string) => {
    const definition = all.get(wanted);
    if (!definition) throw new Error(`There is no document ${wanted} in web/`);
    if (definitions.includes(definition)) return;
    definitions.push(definition);
    visit(definition, { FragmentSpread: ({ name: { value } }) => take(value) });
  };
  take(name);
  return print(asSent({ kind: Kind.DOCUMENT, definitions }));
}

let known: ReadonlyMap<string, DefinitionNode> | undefined;

function readDefinitions(): ReadonlyMap<string, DefinitionNode> {
  known ??= readAll();
  return known;
}

function readAll(): ReadonlyMap<string, DefinitionNode> {
  const all = globSync('web/**/*.graphql').flatMap((file) => parseOperations(readFileSync(file, 'utf8')).definitions);
  return new Map(all.map((definition) => [nameOf(definition), definition]));
}

function asSent(document: DocumentNode): DocumentNode {
  const typename = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const;
  return visit(document, {
    Directive: ({ name }) => (name.value === 'unmask' ? null : undefined),
    SelectionSet: (node, _key, parent) => {
      const isRoot = parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION;
      return isRoot ? undefined : { ...node, selections: [...node.selections, typename] };
    },
  });
}

function nameOf(definition: DefinitionNode): string {
  const name = 'name' in definition ? definition.name?.value : undefined;
  if (!name) throw new Error('Every document in web/ needs a name');
  return name;
}
