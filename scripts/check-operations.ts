import { globSync, readFileSync } from 'node:fs';
import {
  type ASTNode,
  buildSchema,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
  Kind,
  NoDeprecatedCustomRule,
  type SelectionSetNode,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { Visitor } from 'vite';
import { parseOperations } from './operation-files.ts';
import { alone } from './run.ts';
import { importsIn } from './sources/imports.ts';
import { parsed } from './sources/parsed.ts';

interface OperationFile {
  path: string;
  text: string;
}

/** Fields that no code reads, selections without the id by which the cache knows its objects, and deprecated ones. */
export function checkOperations(): void {
  const files = globSync('web/**/*.graphql').map((file) => ({
    path: file.slice('web/'.length),
    text: readFileSync(file, 'utf8'),
  }));
  const readBy = namesReadFor(importsIn('web'));
  const problems = operationProblems(readFileSync('schema.graphql', 'utf8'), files, readBy);
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

interface Names {
  has: (name: string) => boolean;
}

/** `readBy` gives the names that are read where the results of a file may get to. */
export function operationProblems(sdl: string, files: OperationFile[], readBy: (path: string) => Names): string[] {
  const schema = buildSchema(sdl);
  const documents = files.map(({ path, text }) => ({ path, text, document: parseOperations(text) }));
  const definitions = documents.flatMap(({ document }) => document.definitions);
  const fragments = new Map(
    definitions.flatMap((each) => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each] as const] : [])),
  );
  const asked = documents.map(({ path, document }) => ({ names: readBy(path), fields: fieldsOf(schema, document) }));
  const read = new Set(
    asked.flatMap(({ names, fields }) =>
      fields.flatMap(({ responseName, coordinate }) => (names.has(responseName) ? [coordinate] : [])),
    ),
  );
  const findings = documents.flatMap(({ path, text, document }) => {
    const found = [
      ...withoutId(schema, document, fragments),
      ...unread(fieldsOf(schema, document), read),
      ...deprecated(schema, document),
    ];
    return found.map(({ node, problem }) => `web/${path}:${lineOf(text, node)} ${problem}`);
  });
  return findings.sort();
}

interface Finding {
  node: ASTNode | undefined;
  problem: string;
}

function deprecated(schema: GraphQLSchema, document: DocumentNode): Finding[] {
  return validate(schema, document, [NoDeprecatedCustomRule]).map(({ message, nodes }) => ({
    node: nodes?.[0],
    problem: message,
  }));
}

function withoutId(
  schema: GraphQLSchema,
  document: DocumentNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): Finding[] {
  const types = new TypeInfo(schema);
  const found: Finding[] = [];
  const hasId = ({ selections }: SelectionSetNode): boolean =>
    selections.some((each) => {
      if (each.kind === Kind.FIELD) return each.name.value === 'id' && !each.alias;
      if (each.kind === Kind.INLINE_FRAGMENT) return hasId(each.selectionSet);
      const fragment = fragments.get(each.name.value);
      return fragment ? hasId(fragment.selectionSet) : false;
    });
  visit(
    document,
    visitWithTypeInfo(types, {
      Field: (node) => {
        const type = getNamedType(types.getType());
        const id = isObjectType(type) && type.getFields().id;
        if (!id || id.deprecationReason || !node.selectionSet || hasId(node.selectionSet)) return;
        found.push({ node, problem: `${node.name.value} is asked for without its id` });
      },
    }),
  );
  return found;
}

/** The cache needs these fields, whichever code reads it. */
const KEYS = new Set(['id', '__typename']);

interface AskedField {
  node: FieldNode;
  coordinate: string;
  responseName: string;
}

function fieldsOf(schema: GraphQLSchema, document: DocumentNode): AskedField[] {
  const types = new TypeInfo(schema);
  const mutation = schema.getMutationType();
  const fields: AskedField[] = [];
  visit(
    document,
    visitWithTypeInfo(types, {
      Field: (node) => {
        if (types.getParentType() === mutation) return; // asked for what it does
        const { value: name } = node.alias ?? node.name;
        fields.push({ node, coordinate: `${types.getParentType()?.name}.${node.name.value}`, responseName: name });
      },
    }),
  );
  return fields;
}

/** Fields of one answer may have come with another, for the cache holds each object once. */
function unread(fields: AskedField[], read: ReadonlySet<string>): Finding[] {
  return fields
    .filter(({ responseName, coordinate }) => !KEYS.has(responseName) && !read.has(coordinate))
    .map(({ node, coordinate }) => ({ node, problem: `${coordinate} is asked for, and read nowhere` }));
}

function lineOf(text: string, node: ASTNode | undefined): number {
  return text.slice(0, node?.loc?.start ?? 0).split('\n').length;
}

/**
 * The results of an operation are read in the files that import what is generated from it, in and above them
 * in those that import these, and in whatever they import, to which they hand the results on. The rules of the server are everywhere.
 */
function namesReadFor(imports: { from: string; to: string }[]): (path: string) => Names {
  const importedBy = grouped(imports.map(({ from, to }) => [from, to]));
  const importersOf = grouped(imports.map(({ from, to }) => [to, from]));
  const ofRules = globSync('server/**/*.rules.ts').map((file) => namesIn(file));
  const known = new Map<string, Names>();
  const namesOf = (file: string) => {
    const names = known.get(file) ?? namesIn(`web/${file}`);
    known.set(file, names);
    return names;
  };
  return (path) => {
    const generated = path.replace(/\.graphql$/, '.generated.ts');
    const direct = importersOf.get(generated) ?? [];
    const above = reachable(direct, importersOf);
    const near = [...direct, ...direct.flatMap((file) => importersOf.get(file) ?? [])];
    const files = new Set([...above, ...reachable(near, importedBy)]);
    const read = [...ofRules, ...[...files].filter((file) => !file.endsWith('.generated.ts')).map(namesOf)];
    return { has: (name) => read.some((names) => names.has(name)) };
  };
}

function reachable(from: string[], next: Map<string, string[]>): Set<string> {
  const files = new Set(from);
  for (const file of files) for (const other of next.get(file) ?? []) files.add(other);
  return files;
}

function grouped(pairs: [key: string, value: string][]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const [key, value] of pairs) groups.set(key, [...(groups.get(key) ?? []), value]);
  return groups;
}

/** Gives the fields of objects that a file reads: properties, destructured names, its own types, and keys as texts. */
function namesIn(file: string): Names {
  const names = new Set<string>();
  new Visitor({
    MemberExpression: ({ property }) => {
      if (property.type === 'Identifier') names.add(property.name);
    },
    ObjectPattern: ({ properties }) => {
      for (const each of properties) {
        if (each.type === 'Property' && each.key.type === 'Identifier') names.add(each.key.name);
      }
    },
    TSPropertySignature: ({ key }) => {
      if (key.type === 'Identifier') names.add(key.name);
    },
    Literal: ({ value }) => {
      if (typeof value === 'string') names.add(value);
    },
  }).visit(parsed(file, readFileSync(file, 'utf8')).program);
  return names;
}

if (import.meta.main) await alone(checkOperations);
